/** Asks the server for a table and goes there; what it refuses is told in its own words. */
import { makeTable, pageOf } from "../api.ts";
import { route } from "../route.svelte.ts";
import { sentenceOf } from "../sentence.ts";
import type { NewTable } from "../wire.ts";

/** Sit down at a new table, or return why that is not possible. */
export async function sitDown(wish: NewTable): Promise<string> {
  try {
    const made = await makeTable(wish);
    route.go(pageOf(made.table));
    return "";
  } catch (failure) {
    return sentenceOf(failure);
  }
}
