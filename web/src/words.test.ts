import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { capital, named, plain, say, words } from "./words.svelte.ts";

type Texts = Record<string, string>;
const WORDS: Texts = import.meta.glob("./**/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES: Texts = import.meta.glob("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

/** The keys of every file of a language, with the arguments each message takes. */
function messages(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, source] of Object.entries(WORDS)) {
    if (!path.endsWith(`/${lang}.ftl`)) continue;
    expect(new FluentBundle(lang).addResource(new FluentResource(source)), path).toEqual([]);
    for (const entry of source.split(/\n(?=[a-z])/)) {
      const key = /^([a-z][\w-]*) =/.exec(entry)?.[1];
      if (key) found.set(key, [...new Set(entry.match(/\$\w+/g))].sort().join(" "));
    }
  }
  return found;
}

test("every message is there in both languages, with the same arguments", () => {
  expect(messages("fr")).toEqual(messages("en"));
});

test("every message that the page says exists, and every message is said", () => {
  const page = Object.entries(SOURCES).filter(([path]) => !path.includes(".test.")).map(([, source]) => source);
  const spoken = new Set(page.flatMap((source) => [...source.matchAll(/["`]([a-z][\w-]*)["`]/g)].map((match) => match[1] ?? "")));
  const said = page.flatMap((source) => [...source.matchAll(/\bsay\("([\w-]+)"/g)].map((match) => match[1] ?? ""));
  const known = [...messages("en").keys()];
  expect(said.filter((key) => !known.includes(key))).toEqual([]);
  const begun = page.flatMap((source) => [...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? ""));
  const isBegun = (key: string): boolean => begun.some((start) => key.startsWith(start));
  const composed = /^(about|bot|company|presence|speed|volume|help)-|-hint-|-(variant|verb|button|deed)-|-hint$/;
  expect(known.filter((key) => !spoken.has(key) && !isBegun(key) && !composed.test(key))).toEqual([]);
});

test("names of the code are told as people write", () => {
  expect(plain("max_overtimes")).toBe("max overtimes");
  expect(plain("copies.DUNK")).toBe("copies: dunk");
  expect(capital("éclair")).toBe("Éclair");
});

const GAMES = [...new Set(Object.keys(import.meta.glob("../../src/sideline/games/*/fr.ftl")).map((path) => path.split("/").at(-2) ?? ""))];

test.each(GAMES)("names of seats of %s are declined as a language asks for", async (game) => {
  await words.learn(game);
  words.speak("fr");
  expect(say("turn-of", named(0, "X"))).toMatch(/^Aux? \p{L}+ de jouer$/u);
  expect(say("end-win", { ...named(1, "X"), score: "12 : 15" })).toMatch(/^Victoire (des|du) \p{L}+, 12 : 15$/u);
  expect(words.tell({ key: "not-your-turn", args: { who: { key: "seat-0" }, other: { key: "seat-1" } } })).toMatch(/, mais aux? \p{L}+\.$/u);
  words.speak("en");
  expect(say("turn-of", named(0, "Home"))).toBe("Home to act");
});
