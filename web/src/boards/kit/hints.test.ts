import { expect, test } from "vitest";
import { hintFor, questionOf } from "./hints.ts";

const words = new Set(["bowls-hint-roll", "bowls-hint", "hint-touch"]);
const has = (key: string): boolean => words.has(key);

test("a question is named by the key of its prompt", () => {
  expect(questionOf({ key: "ask-stuck-again", args: {} })).toBe("stuck-again");
  expect(questionOf("what now?")).toBe("");
  expect(questionOf(undefined)).toBe("");
});

test("who is new hears what is said of this very question, else of the game, else of all games", () => {
  expect(hintFor("bowls", "roll", has)).toBe("bowls-hint-roll");
  expect(hintFor("bowls", "measure", has)).toBe("bowls-hint");
  expect(hintFor("skittles", "roll", has)).toBe("hint-touch");
});
