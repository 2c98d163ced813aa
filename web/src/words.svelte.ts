/** The words of the page, in every language, and those of the game being played, which are the server's own files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory.ts";
import { LANGUAGES, type Language, type Phrase, type Said } from "./wire.ts";

/** A hyphen that stands for a minus, as in the engine. */
const HYPHEN_AS_MINUS = /(?<![\p{L}\d_)\]-])-(?=\d)/gu;

type Sources = Record<string, string>;
type Loading = Record<string, () => Promise<string>>;
const OWN: Sources = import.meta.glob("./words/**/*.ftl", { query: "?raw", import: "default", eager: true });
const OF_BOARDS: Sources = import.meta.glob("./boards/*/*.ftl", { query: "?raw", import: "default", eager: true });
const BENEATH: Sources = import.meta.glob("../../src/sideline/{engine,server}/*.ftl", { query: "?raw", import: "default", eager: true });
const OF_GAMES: Loading = import.meta.glob<string>("../../src/sideline/games/*/*.ftl", { query: "?raw", import: "default" });

class Words {
  lang: Language = $state(preferred());
  #game: Sources = $state.raw({});
  readonly #page = $derived(bundle(this.lang, { ...OF_BOARDS, ...OWN }));
  readonly #table = $derived(bundle(this.lang, { ...BENEATH, ...this.#game }));

  /** Change the language, and remember it. */
  speak(lang: Language): void {
    this.lang = lang;
    remember("lang", lang);
  }

  /** Learn the words of a game, in every language. */
  async learn(game: string): Promise<void> {
    const files = Object.entries(OF_GAMES).filter(([path]) => path.includes(`/games/${game}/`));
    this.#game = Object.fromEntries(await Promise.all(files.map(async ([path, load]) => [path, await load()] as const)));
  }

  has(key: string): boolean {
    return this.#page.hasMessage(key);
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    return spoken(this.#page, key, args) ?? key;
  }

  /** Put what the server says into words: a phrase of the game, the engine or the server, or words already. */
  tell(said: Said): string {
    return typeof said === "string" ? said : (this.find(said) ?? said.key);
  }

  /** Put a phrase into words, if the game knows it. */
  find({ key, args = {} }: Phrase): string | null {
    return spoken(this.#table, key, this.filled(args));
  }

  /** Put phrases within a phrase into words; a name comes with its forms, as in the engine: $who, $who-of, $who-To. */
  filled(args: NonNullable<Phrase["args"]>): Record<string, FluentVariable> {
    return Object.assign({}, ...Object.entries(args).map(([name, value]) => (typeof value === "object" ? this.#forms(name, value.key, this.tell(value)) : { [name]: value })));
  }

  /** What fills a gap for the name of a seat, whatever form of it a language asks for. */
  named(seat: number, plain: string): Record<string, FluentVariable> {
    return this.#forms("who", `seat-${seat}`, plain);
  }

  #forms(gap: string, key: string, plain: string): Record<string, FluentVariable> {
    const fillings: Record<string, FluentVariable> = { [gap]: plain };
    if (!isName(key)) return fillings;
    const own = this.#table.getMessage(key)?.attributes ?? {};
    for (const form of Object.keys(this.#table.getMessage("chance")?.attributes ?? {})) {
      const said = own[form] ? this.#table.formatPattern(own[form]) : plain;
      fillings[`${gap}-${form}`] = said;
      fillings[`${gap}-${capital(form)}`] = capital(said);
    }
    return fillings;
  }
}

/** Whether a message names a seat: in a language that declines names it has the forms that `chance` has. */
const isName = (key: string): boolean => key === "chance" || key.startsWith("seat-");

function spoken(words: FluentBundle, key: string, args: Record<string, FluentVariable>): string | null {
  const value = words.getMessage(key)?.value;
  return value ? words.formatPattern(value, args).replace(HYPHEN_AS_MINUS, "\u2212") : null;
}

function bundle(lang: Language, sources: Sources): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, source] of Object.entries(sources)) {
    if (path.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return made;
}

/** The language asked for in the address, or else the remembered one, or the browser's, or English. */
function preferred(): Language {
  if (typeof location === "undefined") return "en";
  const asked = /[?&]lang=(\w+)/.exec(location.search)?.[1];
  return [asked, recall("lang"), navigator.language.slice(0, 2)].find(isLanguage) ?? "en";
}

const isLanguage = (code: string | null | undefined): code is Language => LANGUAGES.some((lang) => lang === code);

/** What a language calls itself. */
export const ownName = (lang: Language): string => capital(new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang);

export const words = new Words();

/** Say something of the page in its language. */
export const say = (key: string, args?: Record<string, FluentVariable>): string => words.say(key, args);

/** What fills the gaps $who, $who-of, $who-To of a message of the page for a seat. */
export const named = (seat: number, plain: string): Record<string, FluentVariable> => words.named(seat, plain);

/** Put what the server says into the language of the page. */
export const tell = (said: Said): string => words.tell(said);

/** Say what a thing of the game is called, as its own words have it: `called("card", "DUNK")` is "Dunk". */
export const called = (kind: string, id: string | number): string => words.find({ key: `${kind}-${id}` }) ?? plain(String(id));

/** Say what a name of the code means: in words if there are any, else as it is written, with spaces. */
export function name(kind: string, code: string): string {
  const key = `${kind}-${code}`;
  return words.has(key) ? words.say(key) : plain(code);
}

/** `max_overtimes` is "max overtimes", `copies.DUNK` is "copies: dunk". */
export const plain = (code: string): string => code.replaceAll("_", " ").replaceAll(".", ": ").toLowerCase();

/** A word at the beginning of a line. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
