import { expect, test } from "vitest";
import { barsOf, signed } from "./bars.ts";

test("nobody has played yet", () => {
  expect(barsOf([])).toEqual([]);
});

test("few margins have a bar each, and what lies between them an empty one", () => {
  const bars = barsOf([{ margin: -2, count: 1 }, { margin: 1, count: 4 }]);
  expect(bars.map(({ from, to, count }) => [from, to, count])).toEqual([[-2, -2, 1], [-1, -1, 0], [0, 0, 0], [1, 1, 4]]);
});

test("many margins share bars of equal width; every match is in one, and no bar holds wins and losses", () => {
  const bars = barsOf([{ margin: -61, count: 2 }, { margin: -1, count: 3 }, { margin: 0, count: 5 }, { margin: 47, count: 1 }]);
  expect(bars.length).toBeLessThanOrEqual(12);
  expect(new Set(bars.map(({ from, to }) => to - from)).size).toBe(1);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(11);
  expect(bars.some(({ from, to }) => from < 0 && to >= 0)).toBe(false);
});

test("a margin has its sign", () => {
  expect([-3, 0, 4].map(signed)).toEqual(["\u22123", "0", "+4"]);
});
