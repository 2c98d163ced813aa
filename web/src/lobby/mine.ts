/** The matches of this browser, by the tables it remembers; each table knows by its own cookie who asks. */
import { mine, Refusal } from "../api.ts";
import { forgetVisit, visits } from "../memory.ts";
import type { Language, Mine } from "../wire.ts";

/** Ask how the latest matches stand; those that are gone, or in which one holds no seat any more, are forgotten. */
export async function myMatches(lang: Language, most: number): Promise<readonly Mine[]> {
  const found = await Promise.all(visits().slice(0, most).map(({ id }) => standing(id, lang)));
  return found.filter((match) => match !== null).sort((one, other) => Number(other.my_turn) - Number(one.my_turn));
}

async function standing(id: string, lang: Language): Promise<Mine | null> {
  try {
    return await mine(id, lang);
  } catch (failure) {
    if (failure instanceof Refusal && (failure.code === "unknown" || failure.code === "forbidden")) forgetVisit(id);
    return null;
  }
}
