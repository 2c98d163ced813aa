/** The words of the page, in every language; a game may bring words of its own in its folder under boards/. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory.ts";

export type Language = "en" | "fr";
export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

type Sources = Record<string, string>;
const OWN: Sources = import.meta.glob("./words/*.ftl", { query: "?raw", import: "default", eager: true });
const OF_GAMES: Sources = import.meta.glob("./boards/*/*.ftl", { query: "?raw", import: "default", eager: true });

class Words {
  lang: Language = $state(preferred());
  readonly #bundle = $derived(bundle(this.lang));

  /** Change the language, and remember it. */
  speak(lang: Language): void {
    this.lang = lang;
    remember("lang", lang);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const value = this.#bundle.getMessage(key)?.value;
    return value ? this.#bundle.formatPattern(value, args) : key;
  }
}

function bundle(lang: Language): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, source] of Object.entries({ ...OF_GAMES, ...OWN })) {
    if (path.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(source));
  }
  return made;
}

/** The language asked for in the address, or else the remembered one, or the browser's, or English. */
function preferred(): Language {
  if (typeof location === "undefined") return "en";
  const asked = /[?&]lang=(\w+)/.exec(location.search)?.[1];
  return [asked, recall("lang"), navigator.language.slice(0, 2)].find(isLanguage) ?? "en";
}

const isLanguage = (code: string | null | undefined): code is Language => code === "en" || code === "fr";

export const words = new Words();

/** Say something in the language of the page. */
export const say = (key: string, args?: Record<string, FluentVariable>): string => words.say(key, args);

/** Say what a name of the code means: in words if there are any, else as it is written, with spaces. */
export function name(kind: string, code: string): string {
  const key = `${kind}-${code}`;
  return words.has(key) ? words.say(key) : plain(code);
}

/** `max_overtimes` is "max overtimes", `copies.DUNK` is "copies: dunk". */
export const plain = (code: string): string => code.replaceAll("_", " ").replaceAll(".", ": ").toLowerCase();

/** A word at the beginning of a line. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
