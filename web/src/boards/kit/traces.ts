/** What is left to be seen of what happened: ways that things went, dice that lie on the table. */
import type { Line, Moved } from "../../wire.ts";

/** How a thing moves: as a ghost through the air, by sliding on the board, by being thrown, or not at all. */
export type Manner = "fly" | "slide" | "roll" | "none";

/** More arrows than these are a tangle. */
const MOST_ARROWS = 5;

/** Cards and whatever comes from or goes to a place fly, dice roll, the rest slides. */
export function usualManner({ what, start, end }: Moved): Manner {
  if (/^(die|dice)\b/.test(what)) return "roll";
  return what.startsWith("card") || start?.startsWith("@") || end?.startsWith("@") ? "fly" : "slide";
}

/** What a seat has moved since anybody else acted: each thing from where it first was to where it is now. */
export function traces(lines: readonly Line[], seat: number): readonly Moved[] {
  const first = lines.findLastIndex((line) => line.seat >= 0 && line.seat !== seat) + 1;
  const ways = new Map<string, Moved>();
  for (const line of lines.slice(first)) {
    for (const one of line.moved ?? []) {
      const known = ways.get(one.what);
      if (known || line.seat >= 0) ways.set(one.what, { ...one, ...(known?.start !== undefined && { start: known.start }) });
    }
  }
  return [...ways.values()];
}

/** Where everything has moved, arrows tell nothing. */
export const few = (ways: readonly Moved[]): readonly Moved[] => (ways.length > MOST_ARROWS ? [] : ways);

const thrown = (line: Line): readonly Moved[] => (line.moved ?? []).filter((moved) => usualManner(moved) === "roll");

/** A result goes from nowhere to where it is seen. */
const isResult = ({ start, shows }: Moved): boolean => start === undefined && shows !== undefined;

/** What has happened since one acted, in two lines at most: what brought points or what else chance decided, and what another did last. */
export function news(lines: readonly Line[], isOwn: (seat: number) => boolean): readonly Line[] {
  const since = lines.slice(Math.max(0, lines.findLastIndex(({ seat }) => isOwn(seat))));
  const isScored = (line: Line, place: number): boolean => place > 0 && line.points.join() !== since[place - 1]?.points.join();
  const isDecided = ({ seat, moved = [] }: Line): boolean => seat < 0 && moved.some((one) => usualManner(one) !== "fly" || isResult(one));
  const told = new Set([since.findLast(isScored) ?? since.findLast(isDecided), since.findLast(({ seat }) => seat >= 0 && !isOwn(seat))]);
  const others = since.filter((line) => told.has(line));
  return others.length > 0 ? others : since.filter(({ seat }) => isOwn(seat));
}

/** The dice that lie on the table after these lines: those that were thrown together last, unless somebody of one's own acted since. */
export function lying(lines: readonly Line[], isOwn: (seat: number) => boolean): readonly Moved[] {
  const last = lines.findLastIndex((line) => thrown(line).length > 0);
  const first = lines.findLastIndex((line, place) => place < last && line.verb !== lines[last]?.verb) + 1;
  return last < 0 || lines.slice(last).some((line) => isOwn(line.seat)) ? [] : lines.slice(first, last + 1).flatMap(thrown);
}
