/** The log for people: the same line several times in a row is said once. */
import type { Line } from "../wire.ts";
import { tell } from "../words.svelte.ts";

export interface Told {
  readonly text: string;
  readonly times: number;
  /** The last of the lines that said it. */
  readonly line: Line;
  /** The score, where a line changed it. */
  readonly score: string;
}

export function collapsed(lines: readonly Line[]): readonly Told[] {
  const told: Told[] = [];
  let before = lines[0]?.points.join(" : ");
  for (const line of lines) {
    const text = tell(line.text);
    const points = line.points.join(" : ");
    const score = points === before ? "" : points;
    before = points;
    const last = told.at(-1);
    if (last?.text === text) told[told.length - 1] = { text, times: last.times + 1, line, score: score || last.score };
    else told.push({ text, times: 1, line, score });
  }
  return told;
}
