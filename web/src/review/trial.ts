/** Decisions that are tried again, one after the other: remembered in this tab until the last one is done. */
import { forkTable, pageOf } from "../api.ts";
import { person } from "../person.svelte.ts";
import { route } from "../route.svelte.ts";
import type { Slip, Table } from "../wire.ts";
import { words } from "../words.svelte.ts";

export interface Trial {
  /** The match whose decisions they are. */
  readonly of: string;
  readonly seats: readonly (string | null)[];
  readonly slips: readonly Slip[];
  readonly at: number;
  /** The table at which this one is tried. */
  readonly table: string;
}

const KEY = "sideline.trial";
const USUAL = "starter";

/** Make a table at one decision and go there; what goes wrong is thrown. */
export async function tryFrom(of: string, seats: Trial["seats"], slips: readonly Slip[], at = 0): Promise<void> {
  const slip = slips[at];
  if (!slip) return;
  const bot = seats.find((each) => each !== null) ?? USUAL;
  const wishes = seats.map((_, seat) => (seat === slip.seat ? ({ kind: "me", bot: null } as const) : ({ kind: "bot", bot } as const)));
  const { table } = await forkTable(of, { move: slip.move - 1, seats: wishes, same_luck: false, name: person.name, lang: words.lang });
  const trial: Trial = { of, seats, slips, at, table };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trial));
  } finally {
    route.go(pageOf(table));
  }
}

export const botsOf = ({ seats }: Table): Trial["seats"] => seats.map(({ bot }) => bot);

/** What is tried at a table, if anything is. */
export function trialAt(table: string): Trial | null {
  try {
    const trial = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Trial | null;
    return trial?.table === table ? trial : null;
  } catch {
    return null;
  }
}
