import { expect, test } from "vitest";
import { OVERLAPPED, titleLines } from "./fit.ts";

/** How much of the width of a card the next one leaves free, and how wide a letter is. */
const FREE = 84;
const LETTER = 0.46;
const wide = (title: string): number => {
  const { words, size } = titleLines(title, OVERLAPPED);
  return 50 + (Math.max(...words.map((line) => line.length)) * size * LETTER) / 2;
};

test.each(["2-pointer", "Half court", "Free throw", "Technical foul", "Lancer franc", "Temps mort", "Trois secondes"])("%s is read whole though the next card of a hand covers a sixth", (title) => {
  expect(wide(title)).toBeLessThan(FREE);
});

test("a short title stays in one line, a long one is two", () => {
  expect(titleLines("Air ball", OVERLAPPED).words).toEqual(["Air ball"]);
  expect(titleLines("Link forward").words).toHaveLength(1);
  expect(titleLines("Tir du milieu de terrain").words).toHaveLength(2);
});
