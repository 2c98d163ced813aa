/** Long lists of options: put together what begins alike, and find by words. */
import type { Option } from "../wire.ts";
import { tell } from "../words.svelte.ts";

export interface Numbered {
  readonly number: number;
  readonly option: Option;
}

export interface Group {
  readonly title: string;
  readonly options: readonly Numbered[];
}

/** From so many options on a list is grouped and can be searched. */
export const LONG = 13;
const SMALLEST_GROUP = 3;

export function numbered(options: readonly Option[]): readonly Numbered[] {
  return options.map((option, place) => ({ number: place + 1, option }));
}

/** Options that hold every word looked for, in their label or their notation. */
export function matching(options: readonly Numbered[], text: string): readonly Numbered[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ option }) => {
    const told = `${tell(option.label)} ${option.move}`.toLowerCase();
    return wanted.every((word) => told.includes(word));
  });
}

/** Group neighbours whose labels begin with the same words; what stands alone comes under no title. */
export function grouped(options: readonly Numbered[]): readonly Group[] {
  if (options.length < LONG) return [{ title: "", options }];
  const groups: Group[] = [];
  for (const run of runs(options)) {
    const last = groups.at(-1);
    if (run.length >= SMALLEST_GROUP) groups.push({ title: beginning(run), options: run });
    else if (last && last.title === "") groups[groups.length - 1] = { title: "", options: [...last.options, ...run] };
    else groups.push({ title: "", options: run });
  }
  return groups;
}

function runs(options: readonly Numbered[]): Numbered[][] {
  const found: Numbered[][] = [];
  for (const option of options) {
    const last = found.at(-1);
    if (last?.[0] && kind(last[0]) === kind(option)) last.push(option);
    else found.push([option]);
  }
  return found;
}

const kind = ({ option }: Numbered): string => tell(option.label).split(" ", 2).join(" ");

function beginning(run: readonly Numbered[]): string {
  const all = run.map(({ option }) => tell(option.label).split(" "));
  const first = all[0] ?? [];
  const different = first.findIndex((word, place) => all.some((words) => words[place] !== word));
  return (different < 0 ? first : first.slice(0, different)).join(" ").replace(/[\s:,(]+$/, "");
}
