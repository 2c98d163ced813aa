import { expect, test } from "vitest";
import type { Paragraph, Section } from "../wire.ts";
import { count, folded, found, marked } from "./search.ts";

const rule = (id: string, words: string, other: Partial<Paragraph> = {}): Paragraph => ({ id, kind: "rule", words, why: "", otherwise: "", rows: [], settings: [], changed: null, ...other });
const BOOK: readonly Section[] = [
  { title: "Blocking", paragraphs: [rule("JK-40", "Block stops every play."), rule("JK-41", "Air ball stops all but a Dunk.")] },
  { title: "Rulings", paragraphs: [rule("JK-G12", "Un dunk protégé.", { kind: "ruling", why: "JK-23 says so." }), rule("", "Seven dunks", { kind: "text" }), rule("JK-4", "Four", { changed: "Five here." })] },
];
const ids = (sections: readonly Section[]): readonly string[] => sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

test("words are found by their beginnings, whatever their capitals and accents", () => {
  expect(folded("L\u2019abri protégé")).toBe("l'abri protege");
  expect(ids(found(BOOK, "DUNK", "all"))).toEqual(["JK-41", "JK-G12", ""]);
  expect(ids(found(BOOK, "protege", "all"))).toEqual(["JK-G12"]);
  expect(ids(found(BOOK, "unk", "all"))).toEqual([]);
  expect(ids(found(BOOK, "dunk air", "all"))).toEqual(["JK-41"]);
});

test("a number is found exactly", () => {
  expect(ids(found(BOOK, "jk-4", "all"))).toEqual(["JK-4"]);
  expect(ids(found(BOOK, "JK-G12", "all"))).toEqual(["JK-G12"]);
});

test("signs of a pattern are looked for as they stand", () => {
  expect(ids(found(BOOK, "(.*", "all"))).toEqual([]);
});

test("one may look at rulings alone, or at what a table changed", () => {
  expect(ids(found(BOOK, "", "rulings"))).toEqual(["JK-G12"]);
  expect(ids(found(BOOK, "", "changed"))).toEqual(["JK-4"]);
  expect(count(BOOK)).toBe(4);
});

test("hits are marked and nothing of the sentence is lost", () => {
  const pieces = marked("A Dunk, dunked; un protégé", "dunk protege");
  expect(pieces.map(({ text }) => text).join("")).toBe("A Dunk, dunked; un protégé");
  expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(["Dunk", "dunk", "protégé"]);
});
