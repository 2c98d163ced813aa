import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Line, Moved } from "../../wire.ts";
import { position } from "../../testing/messages.ts";
import { type Beat, beats, BOT_PAUSE, type Conditions, HOLD, isShown, LONGEST, Queue, RESULT, STAGGER, WATCHDOG } from "./queue.ts";

const LASTS = 300;
const PACE = { isBot: (seat: number) => seat === 1, lasts: () => LASTS, isThrown: ({ what }: Moved) => what === "die" };

function line(text: string, seat: number, ...moved: Moved[]): Line {
  return { version: 1, text, seat, points: [0, 0], verb: text, moved };
}

const card = (start: string, end: string): Moved => ({ what: "card", start, end });
const beat = (text: string, lasts: number, pause = 0): Beat => ({ about: [], lines: [line(text, 0)], moves: [], pause, lasts });
const texts = (shown: readonly Beat[]) => shown.map(({ lines }) => lines.map(({ text }) => text).join(" "));

describe("motion is shown", () => {
  const usual: Conditions = { speed: "normal", hasBoard: true, isLookedAt: true, wantsLess: false };
  const [before, after] = [position({ version: 3 }), position({ version: 4 })];

  test("when the match goes on", () => {
    expect(isShown(before, after, usual)).toBe(true);
  });

  test.each<[string, Parameters<typeof isShown>]>([
    ["at first", [null, after, usual]],
    ["of a version that was shown already", [after, after, usual]],
    ["when somebody else looks on", [before, { ...after, viewer: 1 }, usual]],
    ["where there is no board", [before, after, { ...usual, hasBoard: false }]],
    ["in a tab that nobody sees", [before, after, { ...usual, isLookedAt: false }]],
    ["to who wants less of it", [before, after, { ...usual, wantsLess: true }]],
    ["to who wants none", [before, after, { ...usual, speed: "off" }]],
  ])("but not %s", (_when, told) => {
    expect(isShown(...told)).toBe(false);
  });
});

describe("beats", () => {
  test("an action is a beat, and what chance does alike is one together", () => {
    const lines = [line("play", 0, card("@hand:0", "@table")), line("draw", -1, card("@pile", "@hand:0")), line("draw", -1, card("@pile", "@hand:1")), line("roll", -1)];
    expect(texts(beats(lines, PACE))).toEqual(["play", "draw draw", "roll"]);
    expect(beats(lines, PACE)[1]?.lasts).toBe(LASTS + STAGGER);
  });

  test("before a bot acts there is a pause, before chance and people there is none", () => {
    expect(beats([line("play", 0), line("answer", 1), line("draw", -1)], PACE).map(({ pause }) => pause)).toEqual([0, BOT_PAUSE, 0]);
  });

  test("what goes on from where something has just come is seen there first", () => {
    const shown = beats([line("answer", 0, card("@hand:0", "@table"), card("@table", "@discard"))], PACE);
    expect(shown.map(({ moves }) => moves.map(({ moved }) => moved.end))).toEqual([["@table"], ["@discard"]]);
    expect(shown.map(({ pause }) => pause)).toEqual([0, HOLD]);
    expect(texts(shown)).toEqual(["answer", ""]);
  });

  test("what a throw brings is told when it lies, and there is time to read it", () => {
    const shown = beats([line("shoot", 0), line("good", -1, { what: "die", shows: "14" }, { what: "ball", start: "hooper:0", end: "rim" })], PACE);
    expect(texts(shown)).toEqual(["shoot", "", "good"]);
    expect(shown.map(({ about }) => about[0]?.text)).toEqual(["shoot", "good", "good"]);
    expect(shown.at(-1)?.lasts).toBe(RESULT);
  });

  test("a throw is told while what it caused goes on", () => {
    const shown = beats([line("missed", -1, { what: "die", shows: "3" }, { what: "ball", start: "hooper:0", end: "rim" }, { what: "ball", start: "rim", end: "hooper:4" })], PACE);
    expect(texts(shown)).toEqual(["", "missed"]);
    expect(shown[1]?.moves.map(({ moved }) => moved.end)).toEqual(["hooper:4"]);
  });

  test("many cards set off closer together", () => {
    const deal = line("draw", -1, ...Array.from({ length: 28 }, () => card("@pile", "@hand:0")));
    expect(beats([deal], PACE)[0]?.lasts).toBeLessThan(900);
  });
});

describe("the queue", () => {
  let told: string[];
  let queue: Queue;

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    queue = new Queue((shown, scale) => told.push(`${shown.lines[0]?.text} x${scale}`));
  });

  test("shows beats in order, each after the one before has ended", () => {
    queue.play([beat("one", 300), beat("two", 200, 100)], 1, () => told.push("done"));
    expect(told).toEqual(["one x1"]);
    vi.advanceTimersByTime(399);
    expect(told).toEqual(["one x1"]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["one x1", "two x1"]);
    vi.advanceTimersByTime(200);
    expect(told).toEqual(["one x1", "two x1", "done"]);
    expect(queue.isPlaying).toBe(false);
  });

  test("any touch finishes it at once, and nothing comes after", () => {
    queue.play([beat("one", 300), beat("two", 300)], 1, () => told.push("done"));
    vi.advanceTimersByTime(10);
    expect(queue.finish()).toBe(true);
    expect(told).toEqual(["one x1", "done"]);
    vi.runAllTimers();
    expect(told).toEqual(["one x1", "done"]);
    expect(queue.finish()).toBe(false);
  });

  test("what takes longer than anybody waits is shown faster, and nothing is left out", () => {
    queue.play(Array.from({ length: 20 }, (_, place) => beat(String(place), 500)), 1, () => told.push("done"));
    vi.advanceTimersByTime(LONGEST - 10);
    expect(told).not.toContain("done");
    vi.advanceTimersByTime(20);
    expect(told).toHaveLength(21);
  });

  test("who likes it quick waits half as long", () => {
    queue.play([beat("one", 400)], 0.5, () => told.push("done"));
    vi.advanceTimersByTime(200);
    expect(told).toEqual(["one x0.5", "done"]);
  });

  test("what happens meanwhile comes after, position by position", () => {
    queue.play([beat("one", 300)], 1, () => told.push("first"));
    queue.play([beat("two", 300)], 1, () => told.push("second"));
    vi.advanceTimersByTime(600);
    expect(told).toEqual(["one x1", "first", "two x1", "second"]);
  });

  test("finishing shows every position in order", () => {
    queue.play([beat("one", 300)], 1, () => told.push("first"));
    queue.play([beat("two", 300)], 1, () => told.push("second"));
    queue.finish();
    expect(told).toEqual(["one x1", "first", "second"]);
  });

  test("a beat that would never end is ended", () => {
    queue.play([{ ...beat("one", 300), lasts: Infinity }], 1, () => told.push("done"));
    vi.advanceTimersByTime(WATCHDOG);
    expect(told).toContain("done");
  });
});
