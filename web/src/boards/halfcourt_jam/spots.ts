/** Where things stand on the court. */
import { borderName, MIDDLES, type Point } from "./court.ts";
import type { Space, View } from "./view.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How a screen lies along its border; none for who stands in a space. */
  readonly turn: number | null;
}

export const RADIUS = 4.4;
export const RIM: Point = [50, 2.6];
/** The ball in somebody's hands, from the middle of a Hooper. */
export const IN_HAND: Point = [3.9, -4];

/** Several in a space, about its middle. */
const GROUPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [[-4.9, 0], [4.9, 0]],
  [[-8.2, 0], [0, 0], [8.2, 0]],
  [[-4.9, -4.6], [4.9, -4.6], [-4.9, 4.6], [4.9, 4.6]],
  [[-9, -4.6], [0, -4.6], [9, -4.6], [-4.9, 4.6], [4.9, 4.6]],
  [[-9, -4.6], [0, -4.6], [9, -4.6], [-9, 4.6], [0, 4.6], [9, 4.6]],
];
/** Narrow spaces, where they stand one below the other: how far down there is room. */
const COLUMNS: Readonly<Record<string, number>> = { CL: 20, CR: 20, SL: 12, SR: 12 };
const STEP = 9.4;
/** There they stand a little higher or lower, clear of what is printed. */
const HIGHER: Readonly<Record<string, number>> = { RIM: 2.3, PC: -0.4, FT: -1.3, TP: -1, BC: 3 };
/** There a row of three is closer together. */
const CLOSER: Readonly<Record<string, number>> = { RIM: 0.75, PL: 0.82, PR: 0.82, PC: 0.85, FT: 0.85, LC: 0.9 };

/** There three stand two before one. */
const DEEP = "BC";
const TRIANGLE: readonly Point[] = [[-4.9, -4.2], [4.9, -4.2], [0, 4.8]];

function offset(space: string, place: number, count: number): Point {
  const room = COLUMNS[space];
  if (space === DEEP && count === TRIANGLE.length) return TRIANGLE[place] ?? [0, 0];
  if (room === undefined) return closer(GROUPS[count]?.[place] ?? [0, 0], count === 3 ? CLOSER[space] : 1);
  return [0, place * Math.min(STEP, room / Math.max(1, count - 1))];
}

const closer = ([right, down]: Point, share = 1): Point => [right * share, down];

export type Places = ReadonlyMap<number, string>;

/** Where every Hooper is by now: what has slid already is further than the position knows. */
export function placesOf(view: View, slid: ReadonlyMap<string, string>): Places {
  const places = view.hoopers.map(({ slot, space, screen }) => {
    const known = screen ? `border:${screen.join("-")}` : space && `space:${space}`;
    return [slot, slid.get(`hooper:${slot}`) ?? known] as const;
  });
  return new Map(places.flatMap(([slot, place]) => (place ? [[slot, place] as const] : [])));
}

export function spotsOf(places: Places, spaces: readonly Space[]): ReadonlyMap<string, Spot> {
  const spots = [...places].map(([slot, place]) => {
    const there = [...places].filter(([, other]) => other === place).map(([other]) => other);
    return [`hooper:${slot}`, spotIn(place, there.indexOf(slot), there.length, spaces)] as const;
  });
  return new Map(spots);
}

function spotIn(place: string, at: number, count: number, spaces: readonly Space[]): Spot {
  const [kind, id = ""] = place.split(":");
  if (kind === "border") return { ...middle(id) };
  const { x, y } = spaces.find((space) => space.id === id) ?? { x: 0, y: 0 };
  const [right, down] = offset(id, at, count);
  return { x: x + right, y: y + down - (HIGHER[id] ?? 0), turn: null };
}

/** The middle of a border that is named as options name it. */
export function middle(id: string): Spot {
  const [one = "", other = ""] = id.split("-");
  return MIDDLES[borderName(one, other)] ?? { x: 0, y: 0, turn: 0 };
}

/** The middle of anything that can be pointed at. */
export function middleOfThing(thing: string, spots: ReadonlyMap<string, Spot>, spaces: readonly Space[]): Point | null {
  const [kind, id = ""] = thing.split(":");
  if (kind === "rim") return RIM;
  const spot = kind === "space" ? spaces.find((space) => space.id === id) : kind === "border" ? middle(id) : spots.get(thing);
  return spot ? [spot.x, spot.y] : null;
}
