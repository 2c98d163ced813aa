import { expect, test } from "vitest";
import { allColumns, boardLines, drawnColumns } from "./boards/text.ts";
import { fingerprint, keepsPromise } from "./proof.ts";
import { grouped, LONG, matching, numbered } from "./table/groups.ts";
import { collapsed } from "./table/log.ts";
import { clock } from "./table/time.ts";
import { type } from "./table/typing.ts";
import { line, option } from "./testing/messages.ts";

test("the fingerprint of a seed is its BLAKE2b-256, as Python's hashlib computes it", () => {
  expect(fingerprint("00".repeat(32))).toBe("89eb0d6a8a691dae2cd15ed0369931ce0a949ecafa5c3f93f8121833646e15c3");
  expect(keepsPromise("89eb0d6a8a691dae2cd15ed0369931ce0a949ecafa5c3f93f8121833646e15c3", "00".repeat(32))).toBe(true);
});

test("a seed that was changed, or is none, does not keep the promise", () => {
  const commitment = fingerprint("00".repeat(32)) ?? "";
  expect(keepsPromise(commitment, "01" + "00".repeat(31))).toBe(false);
  expect(keepsPromise(commitment, "not a seed")).toBe(false);
});

test.each([
  ["", "3", 5, { digits: "", chosen: 3 }],
  ["", "7", 5, { digits: "", chosen: null }],
  ["", "0", 12, { digits: "", chosen: null }],
  ["", "1", 12, { digits: "1", chosen: null }],
  ["", "2", 12, { digits: "", chosen: 2 }],
  ["", "1", 10, { digits: "1", chosen: null }],
  ["1", "0", 10, { digits: "", chosen: 10 }],
  ["1", "2", 12, { digits: "", chosen: 12 }],
  ["1", "9", 12, { digits: "", chosen: 9 }],
  ["1", "0", 120, { digits: "10", chosen: null }],
])("typed %j and then %s of %i options", (before, digit, options, typed) => {
  expect(type(before, digit, options)).toEqual(typed);
});

test("few options are one group without a title", () => {
  const options = numbered([option(5), option(6)]);
  expect(grouped(options)).toEqual([{ title: "", options }]);
});

test("many options are grouped by how they begin, and keep their numbers", () => {
  const labels = ["Shoot now", "Hold", ...count(7, "Move 1 (S) to a"), ...count(6, "Pass to ")];
  const groups = grouped(numbered(labels.map((label, action) => option(action, label))));
  expect(labels.length).toBeGreaterThanOrEqual(LONG);
  expect(groups.map(({ title, options }) => [title, options.length])).toEqual([["", 2], ["Move 1 (S) to", 7], ["Pass to", 6]]);
  expect(groups.flatMap(({ options }) => options.map(({ number }) => number))).toEqual(labels.map((_, place) => place + 1));
});

const count = (times: number, label: string): string[] => Array.from({ length: times }, (_, place) => `${label}${place}`);

test("options are found by words in any order, in label or notation", () => {
  const options = numbered([{ ...option(1, "Pass to Ann"), move: "P-1" }, option(2, "Shoot")]);
  expect(matching(options, "ann PASS").map(({ number }) => number)).toEqual([1]);
  expect(matching(options, "p-1").map(({ number }) => number)).toEqual([1]);
  expect(matching(options, "")).toHaveLength(2);
  expect(matching(options, "dunk")).toHaveLength(0);
});

test("the same line several times in a row is said once", () => {
  const lines = ["draws", "draws", "shoots", "draws"].map((text, version) => line(version, text));
  expect(collapsed(lines).map(({ text, times }) => [text, times])).toEqual([["draws", 2], ["shoots", 1], ["draws", 1]]);
  expect(collapsed(lines).map((told) => told.line.version)).toEqual([1, 2, 3]);
});

test("a line that changed the score tells it", () => {
  const scored = [["shoots", 3], ["good", 5], ["good", 7], ["passes", 7]] as const;
  const lines = scored.map(([text, points], version) => ({ ...line(version, text), points: [points, 0] }));
  expect(collapsed(lines).map(({ score }) => score)).toEqual(["", "7 : 0", ""]);
});

test.each([[0, "0:00"], [-3, "0:00"], [59.2, "1:00"], [61, "1:01"], [600, "10:00"]])("%d seconds are %s", (seconds, told) => {
  expect(clock(seconds)).toBe(told);
});

test("drawn lines keep their columns, written ones may be broken", () => {
  const long = `hand: ${"Bench, ".repeat(30)}`;
  const lines = boardLines(["Home 3 : 3 Away", "  a   b", "1 x   y", "======|======", "   far in, beside", "  indented beside", "", long, "    indented alone", ""].join("\n"));
  expect(lines.map(({ isDrawn }) => isDrawn)).toEqual([false, true, true, true, true, false, false, false, false]);
  expect(drawnColumns(lines)).toBe(24);
});

test("a line that is wider than a phone is never a drawing", () => {
  const lines = boardLines(`a  b ${"x".repeat(76)}\n${"y".repeat(60)}\na   ${"b".repeat(40)}`);
  expect(lines[0]?.isDrawn).toBe(false);
  expect(boardLines(`a  b ${"x".repeat(75)}`)[0]?.isDrawn).toBe(true);
  expect([drawnColumns(lines), allColumns(lines)]).toEqual([44, 60]);
});
