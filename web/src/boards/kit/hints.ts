/** What is said to who is new: a question that is asked for the first times has a sentence of its own. */
import { recall, remember } from "../../memory.ts";
import type { Said } from "../../wire.ts";

/** After so many answers nobody is new to a question. */
const STILL_NEW = 4;

/** The name of a question: `offense` of "ask-offense". */
export const questionOf = (prompt: Said | undefined): string => (prompt && typeof prompt !== "string" ? prompt.key.replace("ask-", "") : "");

/** The message for a question: the board's own for it, else the board's for all of them, else the page's. */
export function hintFor(game: string, question: string, has: (key: string) => boolean): string {
  return [`${game}-hint-${question}`, `${game}-hint`].find(has) ?? "hint-touch";
}

const memoryOf = (game: string, question: string): string => `answered.${game}.${question}`;

/** How often somebody has answered a question of a game, as far as that matters. */
export const answered = (game: string, question: string): number => Number(recall(memoryOf(game, question)) ?? 0);

export const isNewTo = (game: string, question: string): boolean => answered(game, question) < STILL_NEW;

/** Remember that a question was answered once more. */
export function answer(game: string, question: string): void {
  if (isNewTo(game, question)) remember(memoryOf(game, question), String(answered(game, question) + 1));
}
