/** The log for people: the same line several times in a row is said once. */
import type { Line } from "../wire.ts";
import { inWords } from "./said.ts";

export interface Told {
  readonly text: string;
  readonly times: number;
}

export function collapsed(lines: readonly Line[]): readonly Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const text = inWords(line.text);
    const last = told.at(-1);
    if (last?.text === text) told[told.length - 1] = { text, times: last.times + 1 };
    else told.push({ text, times: 1 });
  }
  return told;
}
