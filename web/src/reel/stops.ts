/** Stops on the way through a match, and where an address leads. */
/** A basket, a lead, a stroke of luck, a mistake. */
export interface Stop {
  readonly move: number;
  readonly name: string;
}

/** The stops of one kind in order, each move once. */
export function stopsOf(moves: readonly number[]): readonly Stop[] {
  return [...new Set(moves)].sort((one, other) => one - other).map((move, place) => ({ move, name: String(place + 1) }));
}

/** The stop one is at or behind; null before the first. */
export const stopAt = (stops: readonly Stop[], at: number): Stop | null => stops.findLast(({ move }) => move <= at) ?? null;
export const stopBefore = (stops: readonly Stop[], at: number): Stop | null => stops.findLast(({ move }) => move < at) ?? null;
export const stopAfter = (stops: readonly Stop[], at: number): Stop | null => stops.find(({ move }) => move > at) ?? null;

/** Where the fragment of an address leads: to a move, or to a stop of the review once that is there. */
export function pointedAt(hash: string): { readonly move: number } | { readonly mark: string } | null {
  const found = /^#(?:m(\d{1,6})|((?:luck|slip)-\w{1,2}))$/.exec(hash);
  if (found?.[1]) return { move: Number(found[1]) };
  return found?.[2] ? { mark: found[2] } : null;
}

export const now = (): Date => new Date();
