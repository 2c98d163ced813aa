import { describe, expect, test } from "vitest";
import type { Line, Moved } from "../../wire.ts";
import { few, lying, news, traces } from "./traces.ts";

function line(verb: string, seat: number, ...moved: Moved[]): Line {
  return { version: 1, text: verb, seat, points: [0, 0], verb, moved };
}

const run = (what: string, start: string, end: string): Moved => ({ what, start, end });
const die = (shows: string): Moved => ({ what: "die", end: "@dice", shows });
const isOwn = (seat: number): boolean => seat === 0;

describe("traces", () => {
  test("all that the other side moved in its turn is marked, though its last action moved nothing", () => {
    const lines = [line("move", 0, run("a", "1", "2")), line("move", 1, run("b", "5", "6")), line("move", 1, run("c", "7", "8")), line("end", 1)];
    expect(traces(lines, 1)).toEqual([run("b", "5", "6"), run("c", "7", "8")]);
  });

  test("what was moved twice came from where it first was", () => {
    expect(traces([line("move", 1, run("b", "5", "6")), line("move", 1, run("b", "6", "7"))], 1)).toEqual([run("b", "5", "7")]);
  });

  test("what only chance has moved is not marked", () => {
    expect(traces([line("shoot", 1), line("roll", -1, run("a", "1", "2"))], 1)).toEqual([]);
  });

  test("where everything has moved there are no arrows", () => {
    expect(few(Array.from({ length: 10 }, () => run("b", "5", "6")))).toEqual([]);
  });
});

describe("dice", () => {
  test("those that were thrown together last lie on the table", () => {
    const lines = [line("reach", -1, die("1")), line("shoot", 1), line("roll", -1, die("2")), line("roll", -1, die("3"))];
    expect(lying(lines, isOwn)).toEqual([die("2"), die("3")]);
  });

  test("an action of one's own takes them away", () => {
    expect(lying([line("roll", -1, die("2")), line("move", 0)], isOwn)).toEqual([]);
  });
});

describe("news", () => {
  const at = (points: number, told: Line): Line => ({ ...told, points: [points, 0] });
  const [mine, pass, drawn, thrown] = [line("shoot", 0), line("pass", 1), line("draw", -1), line("roll", -1, die("14"))];

  test("what was thrown is told, and what was done last, but no card that was dealt", () => {
    expect(news([pass, mine, thrown, pass, drawn], isOwn)).toEqual([thrown, pass]);
  });

  test("what brought points comes before what was thrown", () => {
    const taken = at(2, line("take", 1));
    expect(news([mine, taken, at(2, thrown), at(2, pass)], isOwn)).toEqual([taken, at(2, pass)]);
  });

  test("a result that nobody threw is told too", () => {
    const result = line("resolve", -1, { what: "result", end: "@call", shows: "WIN" });
    expect(news([mine, result, drawn, pass], isOwn)).toEqual([result, pass]);
  });

  test("what chance decided is told instead of one's own action", () => {
    expect(news([pass, mine, thrown], isOwn)).toEqual([thrown]);
  });

  test("nothing that is older than one's own action is told", () => {
    expect(news([thrown, mine], isOwn)).toEqual([mine]);
    expect(news([], isOwn)).toEqual([]);
  });
});
