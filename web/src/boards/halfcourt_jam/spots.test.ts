import { expect, test } from "vitest";
import RULES from "../../../../src/sideline/games/halfcourt_jam/RULES.md?raw";
import type { Line, Odds } from "../../wire.ts";
import { Picker } from "../kit/pick.svelte.ts";
import { LABELS, MIDDLES, type Middle, type Point } from "./court.ts";
import { waysOf } from "./lanes.ts";
import { needed } from "./rolls.ts";
import { placesOf, RADIUS, spotsOf } from "./spots.ts";
import type { OnCourt, Space, View } from "./view.ts";

const printed = [...RULES.matchAll(/^\| `(\w+)` \| [^|]+ \| (\d+), (\d+) \|/gm)].map(([, id = "", x, y]) => ({ id, x: Number(x), y: Number(y) }));
const space = (id: string, x: number, y: number): Space => ({ id, x, y, points: 1, needs: 9, is_baseline: false });
const hooper = (slot: number, at: string | readonly [string, string]): OnCourt =>
  ({ slot, side: slot < 3 ? 0 : 1, space: typeof at === "string" ? at : null, screen: typeof at === "string" ? null : at }) as OnCourt;
const court = (...hoopers: readonly OnCourt[]): View =>
  ({ hoopers, spaces: [space("TP", 50, 64), space("FT", 50, 46), space("RIM", 50, 12), space("WL", 13, 52)], ball: "hooper:0" }) as unknown as View;
const spots = (view: View) => spotsOf(placesOf(view, new Map()), view.spaces);

test("up to six in a space stand beside each other, none on the middle of another", () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const stood = [...spots(court(...Array.from({ length: count }, (_, slot) => hooper(slot, "TP")))).values()];
    const near = stood.flatMap((one, place) => stood.slice(place + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
    expect(Math.min(...near)).toBeGreaterThan(RADIUS * 1.5);
  }
});

test("a screen lies along its border", () => {
  const spot = spots(court(hooper(2, ["FT", "TP"]))).get("hooper:2");
  expect(spot?.turn).toBeCloseTo(0, 0);
  expect(spot?.y).toBeCloseTo(53.5, 0);
});

test("who has slid already is there", () => {
  const view = court(hooper(0, "TP"));
  expect(spotsOf(placesOf(view, new Map([["hooper:0", "space:WL"]])), view.spaces).get("hooper:0")).toMatchObject({ x: 13, y: 52 });
});

/** Points all over a box about its middle. */
const over = ([x, y]: Point, [wide, high]: Point): readonly Point[] => [-1, -0.5, 0, 0.5, 1].flatMap((right) => [-1, 0, 1].map((down): Point => [x + (right * wide) / 2, y + (down * high) / 2]));
const NUMBER: Point = [9.6, 3];
/** Near the rim there is not room enough for the ring of whose turn it is. */
const SMALL = ["RIM", "PC"];
const RING = RADIUS * 1.3;

function isUnderBar([x, y]: Point, { x: at, y: down, turn }: Middle): boolean {
  const angle = (turn * Math.PI) / 180;
  const [along, aside] = [(x - at) * Math.cos(angle) + (y - down) * Math.sin(angle), (y - down) * Math.cos(angle) - (x - at) * Math.sin(angle)];
  return Math.abs(along) < 5.75 && Math.abs(aside) < 2.45;
}

test("what is printed in a space is read whoever stands there alone, and beside any screen", () => {
  const hidden = printed.flatMap(({ id, x, y }) => {
    const spot = spotsOf(new Map([[0, `space:${id}`]]), [space(id, x, y)]).get("hooper:0") ?? { x, y };
    const label = over(LABELS[id] ?? [0, 0], NUMBER);
    return [
      ...(!SMALL.includes(id) && label.some(([right, down]) => Math.hypot(right - spot.x, down - spot.y) < RING) ? [`${id} under a Hooper`] : []),
      ...Object.entries(MIDDLES).filter(([, bar]) => label.some((point) => isUnderBar(point, bar))).map(([name]) => `${id} under a screen on ${name}`),
    ];
  });
  expect(hidden).toEqual([]);
});

test("every chance has a place of its own", () => {
  const odds: Odds = { prospects: [{ what: "good", chance: 0.5, points: 2 }], parts: [] };
  const view = court(hooper(0, "TP"), hooper(1, "FT"), hooper(2, "WL"));
  const picker = new Picker(() => undefined);
  const aims = ["rim", "hooper:1", "hooper:2"];
  picker.reset(aims.map((thing, action) => ({ action, move: thing, label: thing, verb: "throw", source: ["hooper:0"], target: [thing], odds })));
  const ways = waysOf(picker, view, spots(view));
  expect(ways.map(({ thing }) => thing)).toEqual(aims);
  const apart = ways.flatMap((one, place) => ways.slice(place + 1).map((other) => Math.max(Math.abs(one.chip[0] - other.chip[0]) / 13, Math.abs(one.chip[1] - other.chip[1]) / 6)));
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(1);
});

test("what a roll needed was told with the throw", () => {
  const line = (text: Line["text"]): Line => ({ version: 1, text, seat: 0, verb: "shoot", points: [0, 0] });
  const shot = line({ key: "tell-and", args: { first: { key: "tell-shot-try", args: { need: 12 } } } });
  expect(needed([shot, line({ key: "tell-good", args: { roll: 14 } })])).toBe(12);
  expect(needed([line("Nothing.")])).toBeNull();
});
