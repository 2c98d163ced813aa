/** The ways that the ball could go, each with its chance where it hides least. */
import type { Odds } from "../../wire.ts";
import type { Picker } from "../kit/pick.svelte.ts";
import { LABELS, type Point } from "./court.ts";
import { middleOfThing, RADIUS, RIM, type Spot } from "./spots.ts";
import type { View } from "./view.ts";

export interface Way {
  readonly thing: string;
  readonly odds: Odds;
  readonly path: string;
  readonly isShot: boolean;
  readonly chip: Point;
}

/** What is offered with its chance, or everything that could be. */
function aimed({ offered, chips, picked }: Picker): readonly (readonly [string, Odds])[] {
  const thing = picked.at(-1);
  return offered?.odds && thing ? [[thing, offered.odds]] : [...chips];
}

export function waysOf(picker: Picker, view: View, spots: ReadonlyMap<string, Spot>): readonly Way[] {
  const from = view.ball ? middleOfThing(view.ball, spots, view.spaces) : null;
  const ways = aimed(picker).flatMap(([thing, odds]) => {
    const to = middleOfThing(thing, spots, view.spaces);
    const drawn = from && to ? lane(from, to, thing === "rim") : null;
    return to ? [{ thing, odds, to, drawn }] : [];
  });
  const stood = [...spots.values()].map(({ x, y }): Point => [x, y]);
  const chips = chipSpots(ways.map(({ drawn, to }) => chances(drawn, to)), stood);
  return ways.map(({ thing, odds, drawn, to }, place) => ({ thing, odds, path: drawn?.path ?? "", isShot: thing === "rim", chip: chips[place] ?? to }));
}

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** The way of a ball: straight for a pass, an arc for a shot. */
interface Lane {
  readonly path: string;
  /** A point of the way, from 0 to 1. */
  readonly along: (share: number) => Point;
}

function lane(from: Point, to: Point, isShot: boolean): Lane | null {
  const length = distance(from, to);
  if (length < 2 * RADIUS + 4) return null;
  const [right, down] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [start, end] = [shift(from, [right, down], RADIUS + 1.2), shift(to, [right, down], -(isShot ? 3.4 : RADIUS + 2))];
  const bow = isShot ? Math.min(11, length * 0.16) * (from[0] < RIM[0] - 1 ? -1 : 1) : 0;
  const over: Point = [(start[0] + end[0]) / 2 - down * 2 * bow, (start[1] + end[1]) / 2 + right * 2 * bow];
  const along = (share: number): Point => blend(blend(start, over, share), blend(over, end, share), share);
  return { path: `M${start.join(" ")}Q${over.join(" ")} ${end.join(" ")}`, along };
}

const shift = ([x, y]: Point, [right, down]: Point, by: number): Point => [x + right * by, y + down * by];
const blend = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.2, 0.8];
const CHIP: Point = [13.5, 7];
const TOKEN: Point = [9.6, 9.6];
const LABEL: Point = [11, 4.6];

interface Box {
  readonly at: Point;
  readonly size: Point;
  readonly weight: number;
}

/** How much of a chip would lie over something else. */
function covered(chip: Point, { at, size, weight }: Box): number {
  const [across, along] = [0, 1].map((axis) => Math.max(0, ((CHIP[axis] as number) + (size[axis] as number)) / 2 - Math.abs((chip[axis] as number) - (at[axis] as number))));
  return weight * (across as number) * (along as number);
}

/** Put a chip somewhere along each way, where it hides least. */
function chipSpots(ways: readonly (readonly Point[])[], spots: readonly Point[]): readonly Point[] {
  const boxes: Box[] = [...spots.map((at) => ({ at, size: TOKEN, weight: 2 })), ...Object.values(LABELS).map((at) => ({ at, size: LABEL, weight: 1 }))];
  return ways.map((way) => {
    const costs = way.map((at, place) => [boxes.reduce((sum, box) => sum + covered(at, box), place * 0.1), at] as const);
    const [, best] = costs.reduce((one, other) => (other[0] < one[0] ? other : one));
    boxes.push({ at: best, size: CHIP, weight: 4 });
    return best;
  });
}

/** Where the chip of a way may lie; where there is none it goes beside what is aimed at. */
function chances(drawn: Lane | null, to: Point): readonly Point[] {
  if (drawn) return SHARES.map((share) => drawn.along(share));
  return [[to[0], to[1] - 8], [to[0] + 11, to[1] - 3], [to[0] - 11, to[1] - 3], [to[0], to[1] + 9]];
}
