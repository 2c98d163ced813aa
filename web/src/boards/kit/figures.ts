/** Where the parts of a figure are drawn, as lab/drawing.py has it: a test compares both. */
import type { Area, Axis, Drawn, Figure, Shape } from "../../wire.ts";

export const RADIUS = 9;
export const SMALL = 3.5;
export const LINE = 15;
const SLIM = 1.5;

/** What a part is called in figure.css. */
const CALLED = { curve: "line", area: "area", bar: "bar", mark: "sign", interval: "sign", note: "beside", level: "guide" } as const;

const CORNERS: Readonly<Record<Exclude<Shape, "circle">, readonly (readonly [number, number])[]>> = {
  square: [[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]],
  diamond: [[0, -1.25], [1.25, 0], [0, 1.25], [-1.25, 0]],
  triangle: [[0, -1.2], [1.2, 0.95], [-1.2, 0.95]],
};

const share = ({ low, high }: Axis, value: number): number => (value - low) / (high - low);
const written = (value: number): string => value.toFixed(1);

/** A figure laid out on a sheet of some size. */
export class Sheet {
  readonly figure: Figure;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly floor: number;
  readonly edge: number;

  constructor(figure: Figure, width = figure.width ?? 760, height = figure.height ?? 320) {
    const { left = 58, right = 18, top = 16, bottom = 46 } = figure;
    [this.figure, this.width, this.height, this.left, this.top] = [figure, width, height, left, top];
    [this.floor, this.edge] = [height - bottom, width - right];
  }

  across(value: number): number {
    return this.left + share(this.figure.x, value) * (this.edge - this.left);
  }

  down(value: number): number {
    return this.floor - share(this.figure.y, value) * (this.floor - this.top);
  }

  /** The number of the x axis at a place. */
  at(place: number): number {
    const { low, high } = this.figure.x;
    return low + Math.min(1, Math.max(0, (place - this.left) / (this.edge - this.left))) * (high - low);
  }

  places(points: readonly (readonly [number, number])[]): string {
    return points.map(([x, y]) => `${written(this.across(x))},${written(this.down(y))}`).join(" ");
  }

  under({ points, level }: Area): string {
    const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
    return this.places([...points, [last, level], [first, level]]);
  }

  box(x: number, breadth: number, start: number, end: number): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
    const [left, right] = [this.across(x - breadth / 2), this.across(x + breadth / 2)];
    const [one, other] = [this.down(start), this.down(end)];
    return { x: left, y: Math.min(one, other), width: right - left, height: Math.max(SLIM, Math.abs(one - other)) };
  }
}

/** The corners of a sign about a place; a circle has none. */
export function corners(shape: Exclude<Shape, "circle">, x: number, y: number, radius: number): string {
  return CORNERS[shape].map(([across, down]) => `${written(x + across * radius)},${written(y + down * radius)}`).join(" ");
}

/** The classes of a part, or of something that belongs to it. */
export function styled(part: Drawn, kind: string = CALLED[part.type]): string {
  const style = "style" in part ? part.style : "";
  return style ? `${kind} ${style}` : kind;
}
