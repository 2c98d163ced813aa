import { expect, test } from "vitest";
import RULES from "../../../../src/sideline/games/halfcourt_jam/RULES.md?raw";
import { borderName, BORDERS, CELLS, LABELS, LONG, middleOf, MIDDLES, PRICES, PRINT, WIDE, type Point } from "./court.ts";

const printed = (/^Borders, numbered from 0: (.*)\.$/m.exec(RULES)?.[1] ?? "").split(", ").map((name) => borderName(...(name.split("-") as [string, string])));
const spaces = [...RULES.matchAll(/^\| `(\w+)` \| [^|]+ \| (\d+), (\d+) \|/gm)].map(([, code, x, y]) => ({ code, spot: [Number(x), Number(y)] as const }));
const STEP = 0.5;

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([x1, y1], place) => {
    const [x2, y2] = outline.at(place - 1) as Point;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

const isIn = (spot: Point, code: string): boolean => isInside(spot, CELLS[code] ?? []);

const cellAt = (spot: Point): string => Object.keys(CELLS).filter((code) => isIn(spot, code)).join("+");

/** How long the border between any two spaces is, in steps of a fine grid. */
function touching(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const across = Array.from({ length: WIDE / STEP }, (_, place) => (place + 0.5) * STEP);
  let above: readonly string[] = [];
  for (let y = STEP / 2; y < LONG; y += STEP) {
    let last = "";
    const row = across.map((x) => (last = isIn([x, y], last) ? last : cellAt([x, y])));
    row.forEach((code, place) => {
      for (const other of [row[place - 1], above[place]]) {
        if (other && code && other !== code) found.set(borderName(code, other), (found.get(borderName(code, other)) ?? 0) + 1);
      }
    });
    above = row;
  }
  return found;
}

test("the court has the spaces of the game, each with its middle in its own cell", () => {
  expect(spaces).toHaveLength(20);
  expect(spaces.filter(({ code, spot }) => cellAt(spot) !== code)).toEqual([]);
  expect(Object.keys(CELLS).sort()).toEqual(spaces.map(({ code }) => code).sort());
});

test("spaces touch exactly where the game has a border", () => {
  const long = [...touching()].filter(([, steps]) => steps > 3).map(([name]) => name);
  expect(printed).toHaveLength(37);
  expect(long.sort()).toEqual([...printed].sort());
});

test("every border is drawn between its two spaces", () => {
  expect(Object.keys(BORDERS).sort()).toEqual([...printed].sort());
  for (const [name, { x, y, turn }] of Object.entries(MIDDLES)) {
    const [across, along] = [-Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const sides = [1, -1].map((side) => cellAt([x + side * across, y + side * along]));
    expect(borderName(...(sides as [string, string]))).toBe(name);
  }
});

test("what a shot takes and what a step costs is printed in its own space", () => {
  expect([...Object.entries(LABELS), ...Object.entries(PRICES)].filter(([code, spot]) => cellAt(spot) !== code)).toEqual([]);
});

test("a finger on what is printed touches its space, a finger on the bar of a screen its border", () => {
  const BAR = 1.6;
  const isNear = ([x, y]: Point, middle: { readonly x: number; readonly y: number }): boolean => Math.abs(x - middle.x) < PRINT[0] / 2 && Math.abs(y - middle.y) < PRINT[1] / 2 + BAR;
  const mixed = Object.entries(LABELS).flatMap(([code, spot]) => Object.entries(MIDDLES).filter(([, middle]) => isNear(spot, middle)).map(([name]) => `${code} and ${name}`));
  expect(mixed).toEqual([]);
});

test("the middle of a border is half way along it", () => {
  expect(middleOf([[0, 0], [0, 4], [2, 4]])).toEqual({ x: 0, y: 3, turn: 90 });
});
