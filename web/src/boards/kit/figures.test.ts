import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Figure as Drawing } from "../../wire.ts";
import Figure from "./Figure.svelte";
import { Sheet } from "./figures.ts";
import drawings from "../../testing/figures.json" with { type: "json" };

interface Fixture {
  readonly figure: Drawing;
  readonly svg: string;
}
const DRAWINGS = drawings as unknown as readonly [Fixture, Fixture, ...Fixture[]];
const PLACES = ["x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "width", "height", "points", "text-anchor"];
const SHAPE = /<(rect|line|polyline|polygon|circle|text)\b([^>]*)>([^<]*)/g;

/** Everything that is drawn, in order: what it is, its classes, where it is, and what it says. */
function shapes(markup: string): readonly (readonly string[])[] {
  return [...markup.matchAll(SHAPE)].map(([, tag = "", attributes = "", text = ""]) => {
    const read = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const style = read("class").replace(/(?:^| )_\w+$/, "").trim();
    return [tag, style, text.trim().replaceAll("&gt;", ">"), ...PLACES.map(read)];
  });
}

/** Python and JavaScript may round a half to different sides. */
const isSame = (one: string, other: string): boolean => one === other || (/\d/.test(one) && numbers(one).every((value, place) => Math.abs(value - (numbers(other)[place] ?? NaN)) < 0.11));
const numbers = (text: string): readonly number[] => text.split(/[ ,]/).map(Number);

const differing = (one: string, other: string): readonly string[] => {
  const [drawn, wanted] = [shapes(one), shapes(other)];
  return wanted.flatMap((shape, place) => (shape.every((value, part) => isSame(value, drawn[place]?.[part] ?? "")) ? [] : [`${shape} / ${drawn[place]}`]));
};

test.each(DRAWINGS.map(({ figure, svg }) => [figure.key, figure, svg] as const))("the page draws %s as Python does", (_key, figure, svg) => {
  const { body } = render(Figure, { props: { figure } });
  expect(shapes(svg).length).toBeGreaterThan(10);
  expect(shapes(body).length).toBe(shapes(svg).length);
  expect(differing(body, svg)).toEqual([]);
});

test("a figure that is drawn elsewhere is noticed", () => {
  const [{ figure, svg }] = DRAWINGS;
  const { body } = render(Figure, { props: { figure: { ...figure, x: { ...figure.x, high: figure.x.high + 1 } } } });
  expect(differing(body, svg)).not.toEqual([]);
});

test("a figure carries its numbers as a table", () => {
  const [, { figure }] = DRAWINGS;
  const { table = [] } = figure;
  const { body } = render(Figure, { props: { figure, hasNumbers: true } });
  expect([...body.matchAll(/<td/g)].length).toBe((table.length - 1) * (table[0]?.length ?? 0));
});

test("a place on the paper is a number again, and never one beyond the axis", () => {
  const sheet = new Sheet(DRAWINGS[1].figure, 300, 100);
  expect(sheet.at(sheet.across(3))).toBeCloseTo(3);
  expect(sheet.at(-50)).toBe(0);
  expect(sheet.at(1000)).toBe(6);
});
