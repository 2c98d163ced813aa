/** The match of the day in this browser: the one table at which it is played, and how it ended. */
import { beginDay, mine, pageOf, Refusal } from "../api.ts";
import { recall, remember } from "../memory.ts";
import { person } from "../person.svelte.ts";
import { route } from "../route.svelte.ts";
import type { Day, Language } from "../wire.ts";

/** The table at which this browser plays the match of a day, if it does. */
export function ownTable(date: string): string | null {
  const [known, table] = (recall("day") ?? "").split(" ");
  return known === date && table ? table : null;
}

/** Sit down at today's match; who has begun it comes back to it. */
export async function playDay(day: Day, lang: Language): Promise<void> {
  const known = ownTable(day.date);
  if (known) return route.go(pageOf(known));
  const { table } = await beginDay({ name: person.name.trim(), lang });
  remember("day", `${day.date} ${table}`);
  route.go(pageOf(table));
}

/** By how much one has won or lost on a day; nothing before one's match is over. */
export async function ownMargin(date: string, lang: Language): Promise<number | null> {
  const table = ownTable(date);
  if (!table) return null;
  try {
    const { state, points } = await mine(table, lang);
    const [own = 0, ...others] = points;
    return state === "over" ? own - Math.max(...others) : null;
  } catch (failure) {
    if (failure instanceof Refusal) return null;
    throw failure;
  }
}
