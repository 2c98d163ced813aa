/** Where the five results of a play stand on the pitch, and how high the ball lies there, so that nothing hides anything. */
import { cellOf, COLUMNS } from "./cards.ts";

export interface Room {
  readonly height: number;
  readonly isWide: boolean;
  /** Where a line of the pitch is drawn. */
  readonly across: (line: number) => number;
  /** Where the ball is. */
  readonly ball: number;
}

export interface Marker {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly letters: readonly string[];
}

/** A pitch so low has no room for names beside the ball. */
export const LOW = 75;

interface Sizes {
  readonly tall: number;
  readonly gap: number;
  /** What is left free below. */
  readonly foot: number;
  /** Half the height of the ball. */
  readonly ball: number;
}
export function sizesOf({ isWide, height }: Room): Sizes {
  if (isWide) return { tall: 26, gap: 2, foot: 7, ball: 16 };
  return height > LOW ? { tall: 20, gap: 2, foot: 6, ball: 10.5 } : { tall: 18, gap: 1, foot: 2, ball: 10.5 };
}
export const halfOf = ({ letters }: Marker, { isWide }: Room): number => (isWide ? 17 + letters.length * 7.5 : 14);

/** Those that lead to the same line stand over each other, or side by side where the ball has no room above them. */
export function markersOf(leads: readonly number[], table: readonly string[], room: Room): readonly Marker[] {
  const { tall, gap, foot, ball } = sizesOf(room);
  const bottom = room.height - foot - tall / 2;
  const placed = leads.map((line, place) => ({ name: COLUMNS[place] ?? "", x: room.across(line), y: bottom, letters: cellOf(table[place] ?? "").signs }));
  const wide = (markers: readonly Marker[]): number => markers.reduce((sum, marker) => sum + halfOf(marker, room) + gap / 2, 0);
  return placed.map((marker, place) => {
    const isThere = ({ x }: Marker): boolean => x === marker.x;
    const [before, after] = [placed.slice(0, place).filter(isThere), placed.slice(place + 1).filter(isThere)];
    const left = bottom - tall / 2 - (before.length + after.length) * (tall + gap);
    if (left >= (marker.x === room.ball ? 2 * ball : 0)) return { ...marker, y: bottom - before.length * (tall + gap) };
    return { ...marker, x: marker.x + wide(before) - wide(after) };
  });
}

/** How high the ball lies: where it always does, or above the markers of its line. */
export function levelOf(markers: readonly Marker[], room: Room): number {
  const { tall, ball } = sizesOf(room);
  const tops = markers.filter(({ x }) => x === room.ball).map(({ y }) => y - tall / 2 - ball);
  return Math.min(room.height * (room.isWide ? 0.45 : 0.4), ...tops);
}
