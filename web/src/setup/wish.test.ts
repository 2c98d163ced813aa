import { expect, test } from "vitest";
import type { GameInfo, ModeInfo } from "../wire.ts";
import { isMode, levels, linked, modeOf, newTable, ofTheMode, ratedOf, readLink, sorted, strengths, turnedTo, unlikePrint, usualBot, usualWish } from "./wish.ts";

const GAME: GameInfo = {
  name: "some_game",
  title: "Some Game",
  seats: ["home", "away"],
  more_seats: ["third", "fourth"],
  hidden: true,
  options: [
    { name: "periods", label: "Quarters", help: "", default: "4", choices: [], low: 1, high: 8, rules: ["SG-G01"], why: "" },
    { name: "alone", label: "Alone", help: "", default: "off", choices: [], low: null, high: null, rules: [], why: "" },
    { name: "strength", label: "Strength", help: "", default: "easy", choices: [{ name: "easy", label: "Easy" }, { name: "hard", label: "Hard" }], low: null, high: null, rules: [], why: "" },
    { name: "copies.DUNK", label: "Copies: Dunk", help: "", default: "6", choices: [], low: 0, high: 40, rules: [], why: "" },
  ],
  variants: [{ name: "short", settings: { periods: "2" } }, { name: "alone_hard", settings: { alone: "on", strength: "hard" } }],
  modes: [
    { name: "match", settings: {}, level: null },
    { name: "three", settings: { seats: "3" }, level: null },
    { name: "alone", settings: { alone: "on" }, level: "strength" },
  ],
  bots: ["random", "greedy", "starter", "rookie"],
  levels: ["rookie", "starter", "all-star"],
  ratings: [{ level: "rookie", points: 710, bound: "<" }, { level: "starter", points: 1000, bound: "" }],
  slow_bots: [],
  ready: true,
  progress: 1,
  minutes: [20, 30],
  difficulty: 3,
  rules: 1,
  rulings: 1,
  lesson: false,
  series: [],
};
const PERSON = { name: " Ann ", lang: "fr" } as const;

test("a level that was measured tells its rating, and another one none", () => {
  expect(["rookie", "starter", "all-star"].map((bot) => ratedOf(GAME, bot))).toEqual(["<710", "1000", ""]);
});

test("the levels are those of the ladder in their order, or whatever there is", () => {
  expect(levels(GAME)).toEqual(["rookie", "starter"]);
  expect(levels({ ...GAME, bots: ["mine"] })).toEqual(["mine"]);
  expect(usualBot(GAME, "rookie")).toBe("rookie");
  expect(usualBot(GAME, "gone")).toBe("starter");
  expect(usualBot({ ...GAME, difficulty: 1 })).toBe("rookie");
  expect(usualBot({ ...GAME, bots: ["mine"] })).toBe("mine");
});

test("the usual wish is a good bot in the other seat", () => {
  const table = newTable(GAME, usualWish(GAME), PERSON);
  expect(table.seats).toEqual([{ kind: "me", bot: null }, { kind: "bot", bot: "starter" }]);
  expect(table).toMatchObject({ game: "some_game", name: "Ann", settings: {}, variant: null, lang: "fr", spectators: "public" });
  expect(table.clock).toEqual({ kind: "none", seconds: 0, increment: 0 });
});

test("a table is listed only if somebody may still sit down there", () => {
  const wish = { ...usualWish(GAME), isListed: true };
  expect(newTable(GAME, wish, PERSON).listed).toBe(false);
  const open = { ...wish, seats: [{ kind: "me" as const, bot: null }, { kind: "open" as const, bot: null }] };
  expect(newTable(GAME, open, PERSON).listed).toBe(true);
});

test("a link carries the rules, and opens the same page", () => {
  const wish = { ...usualWish(GAME), variant: "short", settings: { periods: "4", "copies.DUNK": "8" } };
  const link = linked(GAME, wish);
  expect(link).toBe("?variant=short&set=periods%3A4&set=copies.DUNK%3A8");
  expect(readLink(GAME, link)).toEqual({ variant: "short", settings: { periods: "4", "copies.DUNK": "8" }, unknown: [] });
  expect(linked(GAME, usualWish(GAME))).toBe("");
});

test("what a preset sets is changed like anything else, and can be set back", () => {
  const preset = { ...usualWish(GAME), variant: "short" };
  expect(unlikePrint(GAME, preset)).toEqual({ periods: "2" });
  expect(newTable(GAME, { ...preset, settings: { periods: "2" } }, PERSON).settings).toEqual({});
  const back = { ...preset, settings: { periods: "4" } };
  expect(unlikePrint(GAME, back)).toEqual({});
  expect(newTable(GAME, back, PERSON)).toMatchObject({ variant: "short", settings: { periods: "4" } });
});

test("of the settings those that make a way of playing stay", () => {
  expect(ofTheMode(GAME, { seats: "3", alone: "on", strength: "hard", periods: "2" })).toEqual({ seats: "3", alone: "on", strength: "hard" });
});

test("what a link asks for and the game does not have is named, and the rest is kept", () => {
  const read = readLink(GAME, "?variant=gone&set=stamna:1&set=periods:2");
  expect(read).toEqual({ variant: "", settings: { periods: "2" }, unknown: ["stamna", "gone"] });
});

test("the setting decides how many seats there are, and each bot may be another", () => {
  const usual = usualWish(GAME);
  const wish = { ...usual, settings: { seats: "3" }, seats: [...usual.seats, { kind: "bot" as const, bot: "rookie" }] };
  expect(newTable(GAME, wish, PERSON).seats.map(({ bot }) => bot)).toEqual([null, "starter", "rookie"]);
  expect(newTable(GAME, { ...wish, settings: {} }, PERSON).seats).toHaveLength(2);
  expect(newTable(GAME, { ...usual, settings: { seats: "4" } }, PERSON).seats.map(({ bot }) => bot)).toEqual([null, "starter", "starter", "starter"]);
});

test("settings make a way of playing, and another way leaves everything else as it was", () => {
  const [match, three, alone] = GAME.modes;
  expect(modeOf(GAME, {})).toBe(match);
  expect(modeOf(GAME, { seats: "3", periods: "2" })).toBe(three);
  expect(turnedTo(GAME, alone as ModeInfo, { seats: "3", periods: "2" })).toEqual({ alone: "on", periods: "2" });
  expect(turnedTo(GAME, match as ModeInfo, { alone: "on", strength: "hard", periods: "2" })).toEqual({ periods: "2" });
  expect(modeOf({ ...GAME, modes: [] }, {})).toBe(null);
});

test("where the rules play the other side, a setting says how strong it is, and nobody else sits down", () => {
  const alone = modeOf(GAME, { alone: "on" });
  expect(strengths(GAME, alone).map(({ label }) => label)).toEqual(["Easy", "Hard"]);
  expect(strengths(GAME, modeOf(GAME, {}))).toEqual([]);
  const wish = { ...usualWish(GAME), settings: { alone: "on" }, seats: [{ kind: "open" as const, bot: null }, { kind: "me" as const, bot: null }] };
  expect(newTable(GAME, wish, PERSON).seats).toEqual([{ kind: "me", bot: null }, { kind: "bot", bot: "rookie" }]);
});

test("a variant that is a way of playing at one of its strengths is read as that", () => {
  expect(GAME.variants.map((variant) => isMode(GAME, variant))).toEqual([false, true]);
  expect(readLink(GAME, "?variant=alone_hard")).toEqual({ variant: "", settings: { alone: "on", strength: "hard" }, unknown: [] });
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
  expect(rules.map(({ name }) => name)).toEqual(["periods", "alone", "strength"]);
  expect(book.map(({ name }) => name)).toEqual(["copies.DUNK"]);
});
