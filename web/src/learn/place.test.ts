import { expect, test } from "vitest";
import { around, beside, type Box, hiddenBy } from "./place.ts";

const ROOM: Box = { x: 0, y: 50, width: 1000, height: 700 };
const CARD = { width: 300, height: 150 };
const isApart = (lit: Box, { x, y }: { x: number; y: number }): boolean => x + CARD.width <= lit.x || x >= lit.x + lit.width || y + CARD.height <= lit.y || y >= lit.y + lit.height;

test("several lit things have one box around them", () => {
  expect(around([{ x: 10, y: 10, width: 5, height: 5 }, { x: 100, y: 40, width: 10, height: 20 }])).toEqual({ x: 10, y: 10, width: 100, height: 50 });
  expect(around([])).toBeNull();
});

test.each<Box>([
  { x: 400, y: 500, width: 100, height: 100 },
  { x: 400, y: 60, width: 100, height: 100 },
  { x: 0, y: 60, width: 600, height: 680 },
  { x: 400, y: 60, width: 600, height: 680 },
])("the card stands beside what is lit and inside the room: %o", (lit) => {
  const place = beside(lit, CARD, ROOM) ?? { x: -1, y: -1 };
  expect(isApart(lit, place)).toBe(true);
  expect(place.x).toBeGreaterThanOrEqual(ROOM.x);
  expect(place.y).toBeGreaterThanOrEqual(ROOM.y);
  expect(place.x + CARD.width).toBeLessThanOrEqual(ROOM.x + ROOM.width);
  expect(place.y + CARD.height).toBeLessThanOrEqual(ROOM.y + ROOM.height);
});

test("where nothing is lit, or it takes up all the room, there is no side of it", () => {
  expect(beside(null, CARD, ROOM)).toBeNull();
  expect(beside(ROOM, CARD, ROOM)).toBeNull();
});

test("a card leaves what is asked free", () => {
  const lit = { x: 400, y: 300, width: 100, height: 100 };
  expect(beside(lit, CARD, ROOM)).toEqual({ x: 300, y: 134 });
  expect(beside(lit, CARD, ROOM, { x: 500, y: 60, width: 400, height: 100 })).toEqual({ x: 300, y: 416 });
});

test.each([
  { y: 100, height: 50, by: 0 },
  { y: 380, height: 50, by: 30 },
  { y: 20, height: 50, by: -30 },
  { y: 20, height: 360, by: -20 },
  { y: 60, height: 500, by: 160 },
])("a page is moved just so far that what is lit is seen: %o", ({ y, height, by }) => {
  expect(hiddenBy({ x: 0, y, width: 10, height }, { top: 50, bottom: 400 })).toBe(by);
});
