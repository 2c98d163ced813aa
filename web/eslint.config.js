import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { "svelte/no-at-html-tags": "error", "svelte/button-has-type": "error" },
  },
  {
    // Sets and maps are replaced here, never changed in place.
    files: ["src/boards/kit/*.svelte.ts"],
    rules: { "svelte/prefer-svelte-reactivity": "off" },
  },
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }], eqeqeq: "error", "no-eval": "error", "no-implied-eval": "error", "no-undef": "off" } },
);
