import { readdirSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const plain = (path) => path.replaceAll("\\", "/");
const COMPONENTS = readdirSync(`${import.meta.dirname}/src`, { recursive: true }).map(plain).filter((path) => path.endsWith(".svelte")).sort();

/** What tells the styles of a component apart is its number: short, since it is in every element and every rule. */
function cssHash({ filename }) {
  const number = COMPONENTS.findIndex((path) => plain(filename).endsWith(`src/${path}`));
  if (number < 0) throw new Error(`${filename} is not under src`);
  return `_${number.toString(36)}`;
}

export default {
  preprocess: vitePreprocess({ script: false, style: false }),
  compilerOptions: { runes: true, cssHash },
};
