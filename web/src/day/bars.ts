/** How the margins of a day are drawn. */
import type { Day } from "../wire.ts";

/** How many bars there are at most. */
const MOST_BARS = 11;

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Margins as bars of equal width from the lowest to the highest; one of them never holds both wins and losses. */
export function barsOf(margins: Day["margins"]): readonly Bar[] {
  if (margins.length === 0) return [];
  const all = margins.map(({ margin }) => margin);
  const width = Math.max(1, Math.ceil((Math.max(...all) - Math.min(...all) + 1) / MOST_BARS));
  const first = Math.floor(Math.min(...all) / width);
  const bars = Math.floor(Math.max(...all) / width) - first + 1;
  return Array.from({ length: bars }, (_, bar) => {
    const from = (first + bar) * width;
    const count = margins.filter(({ margin }) => margin >= from && margin < from + width).reduce((sum, more) => sum + more.count, 0);
    return { from, to: from + width - 1, count };
  });
}

/** A margin with its sign. */
export const signed = (margin: number): string => (margin > 0 ? `+${margin}` : margin < 0 ? `\u2212${-margin}` : "0");
