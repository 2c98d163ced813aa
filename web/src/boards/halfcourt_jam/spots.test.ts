import { expect, test } from "vitest";
import type { Line, Odds } from "../../wire.ts";
import { Picker } from "../kit/pick.svelte.ts";
import { waysOf } from "./lanes.ts";
import { needed } from "./rolls.ts";
import { placesOf, RADIUS, spotsOf } from "./spots.ts";
import type { OnCourt, Space, View } from "./view.ts";

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
