/** Sentences of the server: it sends words to a page that asks for them, and phrases to others. */
import type { Odds, Said } from "../wire.ts";

export const inWords = (said: Said): string => (typeof said === "string" ? said : said.key);

/** The chance of what one hopes for. */
export function chance(odds: Odds): string {
  const hoped = odds.prospects[0];
  return hoped ? `${Math.round(100 * hoped.chance)} % ${inWords(hoped.what)}` : "";
}
