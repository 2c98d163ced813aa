/** Where the five results of a play stand on the pitch, and how high the ball lies there, so that nothing hides anything. */
export interface Room {
  readonly height: number;
  readonly isWide: boolean;
  /** Where a line of the pitch is drawn. */
  readonly across: (line: number) => number;
  /** Where the ball is. */
  readonly ball: number;
}

export type Spot = readonly [x: number, y: number];

/** A pitch so low has no room for names beside the ball. */
export const LOW = 75;

type Sizes = readonly [tall: number, gap: number, foot: number, halfBall: number];
/** How high a marker is, what is left free above and below, and half the height of the ball. */
export function sizesOf({ isWide, height }: Room): Sizes {
  if (isWide) return [26, 2, 7, 16];
  return height > LOW ? [20, 2, 6, 10.5] : [18, 1, 2, 10.5];
}
/** Half the width of a marker with so many signs. */
export const halfOf = (signs: number, { isWide }: Room): number => (isWide ? 17 + signs * 7.5 : 14);

/** Those that lead to the same line stand over each other, or side by side where the ball has no room above them. */
export function spotsOf(leads: readonly number[], room: Room): readonly Spot[] {
  const [tall, gap, foot, halfBall] = sizesOf(room);
  return leads.map((line, place) => {
    const [before, all] = [leads.slice(0, place), leads].map((others) => others.filter((other) => other === line).length) as [number, number];
    const x = room.across(line);
    const bottom = room.height - foot - tall / 2;
    const isHigh = room.height - foot - all * (tall + gap) >= (x === room.ball ? 2 * halfBall - gap : 0);
    return isHigh ? [x, bottom - before * (tall + gap)] : [x + (2 * before - all + 1) * (room.isWide ? 26 : 15), bottom];
  });
}

/** How high the ball lies: where it always does, or above the markers of its line. */
export function levelOf(spots: readonly Spot[], room: Room): number {
  const [tall, , , halfBall] = sizesOf(room);
  return Math.min(room.height * (room.isWide ? 0.45 : 0.4), ...spots.filter(([x]) => x === room.ball).map(([, y]) => y - tall / 2 - halfBall));
}
