import { expect, test } from "vitest";
import type { Odds, Prospect } from "../../wire.ts";
import { hopeOf, isSpread } from "./odds.ts";

/** So many points, called “Chance” as no game is here to call them anything else. */
const points = (count: number, chance: number): Prospect => ({ what: { key: "chance", args: { points: count } }, chance, points: count });
const odds = (...prospects: Prospect[]): Odds => ({ prospects, parts: [] });

test("how many points may come of it is told as an average, however few numbers there are", () => {
  expect(hopeOf(odds(points(4, 0.25), points(0, 0.75)))).toBe("average 1 points");
});

test("what is certain is told without a chance", () => {
  expect(hopeOf(odds(points(2, 1)))).toBe("Chance");
});

test("what succeeds or fails has a chance", () => {
  const shot = odds({ what: "good", chance: 0.45, points: 2 }, { what: "a miss", chance: 0.55 });
  expect(isSpread(shot)).toBe(false);
  expect(hopeOf(shot)).toBe("45% good");
});
