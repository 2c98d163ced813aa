/** What part of the floor is in the picture. */
import type { Box, Floor, Point } from "./floor.ts";
import { TILE } from "./floor.ts";

/** So many columns are seen when the camera is near. */
const NEAR = 9.2;

/** The whole floor with what stands about it; letters and numbers only where there is room for them. */
export function whole({ columns, rows, scale }: Floor, hasNames: boolean): Box {
  const [left, right, below] = hasNames ? [3.6 * scale, 1.2 * scale, 3.8 * scale] : [scale, scale, scale];
  const above = 9 * scale;
  return { x: -left, y: -above, w: columns * TILE + left + right, h: rows * TILE + above + below };
}

/** The part of a picture about a point. */
export function near(all: Box, { x, y }: Point): Box {
  const w = Math.min(all.w, NEAR * TILE);
  const h = (w * all.h) / all.w;
  const within = (middle: number, size: number, from: number, room: number): number => Math.min(Math.max(middle - size / 2, from), from + room - size);
  return { x: within(x, w, all.x, all.w), y: within(y, h, all.y, all.h), w, h };
}

/** Whether a point is in the picture, with some room about it. */
export function isSeen({ x, y, w, h }: Box, point: Point): boolean {
  const room = 3;
  return point.x > x + room && point.x < x + w - room && point.y > y + room && point.y < y + h - room;
}
