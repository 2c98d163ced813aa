import { expect, test } from "vitest";
import { allColumns, boardLines, drawnColumns } from "./boards/text.ts";
import { levels, newTable, sorted, usualWish } from "./lobby/wish.ts";
import { fingerprint, keepsPromise } from "./proof.ts";
import { grouped, LONG, matching, numbered } from "./table/groups.ts";
import { collapsed } from "./table/log.ts";
import { clock } from "./table/time.ts";
import { type } from "./table/typing.ts";
import { line, option } from "./testing/messages.ts";
import type { GameInfo } from "./wire.ts";

const GAME: GameInfo = {
  name: "some_game",
  title: "Some Game",
  seats: ["home", "away"],
  more_seats: ["third", "fourth"],
  hidden: true,
  options: [
    { name: "periods", label: "Quarters", help: "", default: "4", choices: [], low: 1, high: 8 },
    { name: "copies.DUNK", label: "Copies: Dunk", help: "", default: "6", choices: [], low: 0, high: 40 },
  ],
  variants: ["short"],
  bots: ["random", "greedy", "starter", "rookie"],
  levels: ["rookie", "starter", "all-star"],
  slow_bots: [],
  ready: true,
  progress: 1,
};
const PERSON = { name: " Ann ", lang: "fr" } as const;

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

test("the levels are those of the ladder in their order, or whatever there is", () => {
  expect(levels(GAME)).toEqual(["rookie", "starter"]);
  expect(levels({ ...GAME, bots: ["mine"] })).toEqual(["mine"]);
  expect(usualWish(GAME, "rookie").bot).toBe("rookie");
  expect(usualWish(GAME, "gone").bot).toBe("starter");
  expect(usualWish({ ...GAME, bots: ["mine"] }).bot).toBe("mine");
});

test("the usual wish is a good bot in the other seat", () => {
  const table = newTable(GAME, usualWish(GAME), PERSON);
  expect(table.seats).toEqual([{ kind: "me", bot: null }, { kind: "bot", bot: "starter" }]);
  expect(table).toMatchObject({ game: "some_game", name: "Ann", settings: {}, variant: null, lang: "fr", spectators: "public" });
  expect(table.clock).toEqual({ kind: "none", seconds: 0, increment: 0 });
});

test("any seat is drawn, a friend's seat is open, and one screen holds all seats", () => {
  const wish = { ...usualWish(GAME), seat: null, company: "friend" as const };
  expect(newTable(GAME, wish, PERSON, () => 0.9).seats.map(({ kind }) => kind)).toEqual(["open", "me"]);
  const screen = { ...usualWish(GAME), company: "screen" as const };
  expect(newTable(GAME, screen, PERSON).seats.map(({ kind }) => kind)).toEqual(["me", "me"]);
});

test("the setting decides how many seats there are, and each bot may be another", () => {
  const wish = { ...usualWish(GAME), settings: { seats: "3" }, bots: { 2: "rookie" } };
  expect(newTable(GAME, wish, PERSON).seats.map(({ bot }) => bot)).toEqual([null, "starter", "rookie"]);
  expect(newTable(GAME, { ...wish, seat: 2, settings: {} }, PERSON, () => 0).seats.map(({ kind }) => kind)).toEqual(["me", "bot"]);
});

test("only settings that differ from the printed game are sent", () => {
  const wish = { ...usualWish(GAME), settings: { periods: "4", "copies.DUNK": "8" } };
  expect(newTable(GAME, wish, PERSON).settings).toEqual({ "copies.DUNK": "8" });
});

test("a match clock is asked for in minutes, a turn clock in seconds", () => {
  const usual = usualWish(GAME);
  const chess = newTable(GAME, { ...usual, clock: "chess", seconds: 10, increment: 5 }, PERSON).clock;
  expect(chess).toEqual({ kind: "chess", seconds: 600, increment: 5 });
  const turn = newTable(GAME, { ...usual, clock: "turn", seconds: 30 }, PERSON).clock;
  expect(turn).toEqual({ kind: "turn", seconds: 30, increment: 0 });
});

test("the numbers of the book stand apart from the rule options", () => {
  const { rules, book } = sorted(GAME.options);
  expect(rules.map(({ name }) => name)).toEqual(["periods"]);
  expect(book.map(({ name }) => name)).toEqual(["copies.DUNK"]);
});
