import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Messages of a game that only the server says: settings and choices, its lesson, how it is played, the text board. */
const SAID_BY_SERVER = /^(?:lesson|setting|choice|help|board|tip)-.*\n(?:[ \t}].*\n)*/gm;

/** Leaves out of the words of games what the page never says itself. */
const wordsOfGames: Plugin = {
  name: "words-of-games",
  transform(code, id) {
    const found = /\/games\/\w+\/\w+\.ftl\?raw$/.test(id) ? /^export default (".*")/s.exec(code) : null;
    return found?.[1] ? `export default ${JSON.stringify((JSON.parse(found[1]) as string).replace(SAID_BY_SERVER, ""))}` : null;
  },
};

export default defineConfig({
  plugins: [wordsOfGames, svelte()],
  base: "./",
  build: { emptyOutDir: true, sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
