/** Looking something up in a rule book: numbers exactly, words by their beginnings, accents and capitals aside. */
import type { Paragraph, Section } from "../wire.ts";

export type Filter = "all" | "rulings" | "changed";

/** A rule, a piece of plain text or a table. */
export type Shown = Paragraph;

const texts = new WeakMap<Shown, string>();

const NUMBER = /^[a-z0-9]+-g?\d+$/;

export const folded = (text: string): string => text.normalize("NFD").replace(/\p{Mark}/gu, "").replaceAll("\u2019", "'").toLowerCase();

/** The paragraphs that a search leaves, chapter by chapter; chapters with none are left out. */
export function found(sections: readonly Section[], query: string, filter: Filter): readonly Section[] {
  const wanted = folded(query.trim());
  const isWanted = (paragraph: Shown): boolean => passes(paragraph, filter) && holds(paragraph, wanted);
  return sections.map((section) => ({ ...section, paragraphs: section.paragraphs.filter(isWanted) })).filter(({ paragraphs }) => paragraphs.length > 0);
}

export const count = (sections: readonly Section[], isCounted: (paragraph: Shown) => boolean = ({ id }) => id !== ""): number =>
  sections.reduce((sum, { paragraphs }) => sum + paragraphs.filter(isCounted).length, 0);

function passes(paragraph: Shown, filter: Filter): boolean {
  if (filter === "rulings") return paragraph.kind === "ruling";
  return filter === "all" || paragraph.changed !== null;
}

function holds(paragraph: Shown, wanted: string): boolean {
  if (!wanted) return true;
  if (NUMBER.test(wanted)) return paragraph.id.toLowerCase() === wanted;
  const text = textOf(paragraph);
  return wanted.split(/\s+/).every((word) => new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, "u").test(text));
}

/** All that is said in a paragraph, folded once and not at every letter that is typed. */
function textOf(paragraph: Shown): string {
  const known = texts.get(paragraph) ?? ` ${folded([paragraph.id, paragraph.words, paragraph.why, paragraph.otherwise, paragraph.changed ?? "", ...paragraph.rows.flat()].join(" "))}`;
  texts.set(paragraph, known);
  return known;
}

/** The rows of a table that hold what is looked for, or all of them. */
export function rowsWith(rows: Shown["rows"], query: string): Shown["rows"] {
  const hits = rows.filter((row) => row.some((cell) => marked(cell, query).some(({ isHit }) => isHit)));
  return hits.length > 0 ? hits : rows;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A sentence folded letter for letter, so that places in it are places in what was written. */
function level(text: string): string {
  const whole = folded(text);
  return whole.length === text.length ? whole : [...text].map((letter) => folded(letter).charAt(0) || letter).join("");
}

/** Cut a sentence where it holds one of the words, so that they can be marked. */
export function marked(text: string, query: string): readonly Piece[] {
  const wanted = folded(query.trim()).split(/\s+/).filter((word) => word.length > 1);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const flat = level(text);
  const places = wanted.flatMap((word) => [...flat.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, "gu"))].map(({ index }) => [index, index + word.length] as const)).sort(([one], [other]) => one - other);
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of places) {
    if (start < at) continue;
    pieces.push({ text: text.slice(at, start), isHit: false }, { text: text.slice(start, end), isHit: true });
    at = end;
  }
  return [...pieces, { text: text.slice(at), isHit: false }].filter(({ text: piece }) => piece !== "");
}
