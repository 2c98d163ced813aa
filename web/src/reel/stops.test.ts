import { afterEach, expect, test, vi } from "vitest";
import { line, position, table } from "../testing/messages.ts";
import type { Reel as Piece } from "../wire.ts";
import { Reel } from "./reel.svelte.ts";
import { pointedAt, stopAfter, stopAt, stopBefore, stopsOf } from "./stops.ts";

const BASKETS = stopsOf([9, 4, 4, 20]);

test("stops are counted in order, each move once", () => {
  expect(BASKETS).toEqual([{ move: 4, name: "1" }, { move: 9, name: "2" }, { move: 20, name: "3" }]);
});

test("one goes to the stop before and the stop after, and knows at which one is", () => {
  expect(stopBefore(BASKETS, 4)).toBeNull();
  expect(stopBefore(BASKETS, 10)?.move).toBe(9);
  expect(stopAfter(BASKETS, 9)?.move).toBe(20);
  expect(stopAfter(BASKETS, 20)).toBeNull();
  expect(stopAt(BASKETS, 12)?.name).toBe("2");
});

test("an address leads to a move or to a mark, and nothing else leads anywhere", () => {
  expect(pointedAt("#m101")).toEqual({ move: 101 });
  expect(pointedAt("#luck-D")).toEqual({ mark: "luck-D" });
  expect(pointedAt("#slip-3")).toEqual({ mark: "slip-3" });
  for (const nothing of ["", "#", "#m", "#mx", "#luck-", "#invite=abc"]) expect(pointedAt(nothing)).toBeNull();
});

const MOVES = 230;
const asked: string[] = [];

/** A server that tells every move of a match, in pages. */
function serve(): void {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const start = Number(/from=(\d+)/.exec(path)?.[1]);
    const moves = Array.from({ length: Math.min(200, MOVES + 1 - start) }, (_, place) => start + place);
    const piece: Piece = { table: table(), mine: [0], eyes: -1, moves: MOVES, start, positions: moves.map((version) => position({ version })), lines: moves.filter((move) => move > 0).map((version) => line(version, `move ${version}`)), jumps: [] };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(piece) });
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test("a reel opens at a move, with the page of that move first, and has all the others soon", async () => {
  serve();
  const reel = new Reel("abc", "en", false);
  await reel.open("all", 210);
  expect(asked.map((path) => /from=(\d+)/.exec(path)?.[1])).toEqual(["200", "0"]);
  expect([reel.at, reel.live.position?.version, reel.lines.length]).toEqual([210, 210, MOVES]);
});

test("a reel goes on by steps and by jumps, and never beyond its ends", async () => {
  serve();
  const reel = new Reel("abc", "en", false);
  await reel.open(1, 0);
  reel.step();
  expect([reel.at, reel.live.position?.version, reel.live.lines.length]).toEqual([1, 1, 1]);
  reel.show(999);
  expect([reel.at, reel.isAtEnd, reel.live.lines.length]).toEqual([MOVES, true, MOVES]);
  reel.step();
  expect(reel.at).toBe(MOVES);
  reel.show(-5);
  expect([reel.at, reel.live.lines.length]).toEqual([0, 0]);
});

test("moves that rush by are shown, and told about once they stop", async () => {
  serve();
  const reel = new Reel("abc", "en", false);
  await reel.open("all", 3);
  reel.pass(4);
  reel.pass(5);
  expect([reel.at, reel.live.position?.version, reel.rest, reel.current?.version]).toEqual([5, 5, 3, 3]);
  reel.settle();
  expect([reel.rest, reel.current?.version]).toEqual([5, 5]);
});

test("what cannot be had is told, and what was shown stays", async () => {
  serve();
  const reel = new Reel("abc", "en", false);
  await reel.open("all", 3);
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, status: 403, json: () => Promise.resolve({ code: "forbidden", reason: "Not yours." }) }));
  await reel.open(1, 3);
  expect([reel.problem, reel.eyes, reel.at, reel.live.position?.version]).toEqual(["Not yours.", "all", 3, 3]);
});
