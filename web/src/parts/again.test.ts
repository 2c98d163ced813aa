import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAgain } from "./again.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something to ask whose answers are given by hand. */
function asked(): { ask: () => Promise<number | null>; answers: ((pause: number | null) => void)[] } {
  const answers: ((pause: number | null) => void)[] = [];
  return { ask: () => new Promise((answer) => void answers.push(answer)), answers };
}

test("it is asked again after the pause that the answer names, and no more after none", async () => {
  const { ask, answers } = asked();
  askAgain(ask);
  answers[0]?.(500);
  await vi.advanceTimersByTimeAsync(499);
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(2);
  answers[1]?.(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveLength(2);
});

test("who leaves in the middle of a question asks no more", async () => {
  const { ask, answers } = asked();
  const leave = askAgain(ask);
  leave();
  answers[0]?.(500);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveLength(1);
});
