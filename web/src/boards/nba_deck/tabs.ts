/** On a phone the board is shown in parts: which thing is in which. */
const HOME: Readonly<Record<string, string>> = { pos: "court", tactic: "plays", river: "river", mini: "river", market: "market", rolled: "dice", lifted: "dice" };

/** The part that holds a thing; nothing, if it is seen in all of them. */
export const tabOf = (thing: string): string | null => HOME[thing.split(":")[0] ?? ""] ?? null;

/** How many things may be touched in a part. */
export const litIn = (lit: ReadonlySet<string>, tab: string): number => [...lit].filter((thing) => tabOf(thing) === tab).length;

/** The part to open: the one that is open, unless all that may be touched is elsewhere. */
export function opening(lit: ReadonlySet<string>, open: string): string {
  const tabs = [...lit].map(tabOf);
  return tabs.length === 0 || tabs.includes(open) || tabs.includes(null) ? open : (tabs[0] ?? open);
}
