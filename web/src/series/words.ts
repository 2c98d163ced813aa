/** The words of campaigns and cups, which come with their page. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../wire.ts";
import { words } from "../words.svelte.ts";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

function made(lang: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const [MANY, ONE_IN_TEN] = [100, 0.1];
const OWN = { en: made("en", en), fr: made("fr", fr) };

/** Say something about a series, or else something of the whole page. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const value = OWN[words.lang].getMessage(key)?.value;
  return value ? OWN[words.lang].formatPattern(value, args) : words.say(key, args);
}

/** Write a difference with a real minus. */
export const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : points > 0 ? `+${points}` : "0");

/** A share in per cent, as exactly as so many matches tell it. */
export function percent(share: number, of: number): string {
  const written = (value: number, digits: number) => new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: digits }).format(value);
  return share === 0 && of >= MANY ? `< ${written(1 / of, 1)}` : written(share, share < ONE_IN_TEN && of >= MANY ? 1 : 0);
}
