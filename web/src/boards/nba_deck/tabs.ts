import type { View } from "./view.ts";

/** On a phone the board is shown in parts: which thing is in which. */
const HOME: Readonly<Record<string, string>> = { pos: "court", tactic: "plays", river: "river", mini: "river", market: "market", rolled: "dice", lifted: "dice", token: "extras", side: "extras", given: "extras" };

/** Whether a match has what only some have: coaches, Mismatch tokens, an automatic side. */
export const hasExtras = ({ solo, sides }: View): boolean => solo !== null || sides.some(({ coach, tokens, tokens_to_use }) => coach !== null || tokens.length > 0 || tokens_to_use > 0);

/** The part that holds a thing; nothing, if it is seen in all of them. */
export const tabOf = (thing: string): string | null => HOME[thing.split(":")[0] ?? ""] ?? null;

/** How many things may be touched in a part. */
export const litIn = (lit: ReadonlySet<string>, tab: string): number => [...lit].filter((thing) => tabOf(thing) === tab).length;

/** The part to open: the one that is open, unless all that may be touched is elsewhere. */
export function opening(lit: ReadonlySet<string>, open: string): string {
  const tabs = [...lit].map(tabOf);
  return tabs.length === 0 || tabs.includes(open) || tabs.includes(null) ? open : (tabs[0] ?? open);
}
