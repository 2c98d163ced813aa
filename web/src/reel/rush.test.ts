import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Rush } from "./rush.ts";

const FRAME = 16;
const STOP = 150;
let passed: number[] = [];
let stops = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (show: () => void) => setTimeout(show, FRAME));
  vi.stubGlobal("cancelAnimationFrame", (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame));
  [passed, stops] = [[], 0];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rush = (): Rush => new Rush((moves) => passed.push(moves), () => (stops += 1));

test("however often the key comes, a frame shows one move", () => {
  const moves = rush();
  for (let press = 0; press < 5; press += 1) moves.press(1);
  vi.advanceTimersByTime(FRAME);
  moves.press(-1);
  vi.advanceTimersByTime(FRAME);
  expect([passed, stops]).toEqual([[1, -1], 0]);
});

test("moves stop when the key goes up, or does not come again", () => {
  const moves = rush();
  moves.press(1);
  vi.advanceTimersByTime(FRAME);
  moves.end();
  moves.end();
  expect(stops).toBe(1);
  moves.press(1);
  vi.advanceTimersByTime(FRAME + STOP);
  expect([passed, stops]).toEqual([[1, 1], 2]);
});
