import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess({ script: false, style: false }),
  // Short names of styles: they are in every element and every rule, and no two of them are alike.
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `_${hash(css).slice(0, 4)}` },
};
