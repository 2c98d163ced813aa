/** Titles on cards: one line if it fits, else two, in letters as large as the longer one lets them be. */
export interface TitleLines {
  readonly words: readonly string[];
  readonly size: number;
}

const WIDEST = 90;
const LARGEST = 15;
/** A capital of the display face is about half as wide as it is high. */
const CAPITAL = 0.5;
const ONE_LINE = 12;

const sizeOf = (lines: readonly string[]): number => Math.min(LARGEST, WIDEST / (CAPITAL * Math.max(...lines.map((line) => line.length))));

/** On cards that overlap, fewer letters go into one line: the next card would cover the last of them. */
export const OVERLAPPED = 9;

export function titleLines(title: string, most = ONE_LINE): TitleLines {
  const words = title.split(" ");
  const one = { words: [title], size: sizeOf([title]) };
  if (title.length <= most || words.length === 1) return one;
  const splits = words.slice(1).map((_, place) => [words.slice(0, place + 1).join(" "), words.slice(place + 1).join(" ")]);
  const best = splits.sort((some, others) => sizeOf(others) - sizeOf(some))[0] ?? [title];
  return { words: best, size: sizeOf(best) };
}
