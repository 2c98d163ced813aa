/** The matches and series of this browser, by the tables it remembers; each knows by its own cookie who asks. */
import { mine, mySeries, pageOf, Refusal, seriesPage } from "../api.ts";
import { forgetSeries, forgetVisit, knowSeries, knownSeries, visits } from "../memory.ts";
import type { Language, Mine, MySeries } from "../wire.ts";
import { say } from "../words.svelte.ts";

/** A match or a whole series, as a line of a list: where it is, and whether it can be given up now. */
export interface Row extends Mine {
  readonly href: string;
  readonly isMovable: boolean;
}

/** Ask how the latest matches and series stand; a match of a series is found through its series. */
export async function myRows(lang: Language, most: number): Promise<readonly Row[]> {
  const matches = await standings(visits().slice(0, most).map(({ id }) => id), (id) => mine(id, lang), forgetVisit);
  for (const { series } of matches) if (series) knowSeries(series);
  const series = await standings(knownSeries().slice(0, most), (id) => mySeries(id, lang), forgetSeries);
  const rows = [...series.map(rowOfSeries), ...matches.filter((match) => !match.series).map(rowOfMatch)];
  return rows.sort((one, other) => Number(other.my_turn) - Number(one.my_turn)).slice(0, most);
}

const rowOfMatch = (match: Mine): Row => ({ ...match, href: pageOf(match.id), isMovable: match.state !== "frozen" });

function rowOfSeries(series: MySeries): Row {
  const { id, game, state, words, deletable } = series;
  const stands = { open: "waiting", play: "live", keep: "live", wait: "live", over: "over" } as const;
  const title = `${series.title} · ${say(`series-${series.kind}`)}`;
  const my_turn = state === "play" || state === "keep";
  return { id, game, title, state: stands[state], points: [], my_turn, against: words, when: 0, series: id, href: seriesPage(id), isMovable: deletable };
}

/** Ask about everything that is known; what is gone, or has no place for us any more, is forgotten. */
async function standings<Told>(ids: readonly string[], asked: (id: string) => Promise<Told>, lose: (id: string) => void): Promise<Told[]> {
  const told = await Promise.all(
    ids.map((id) =>
      asked(id).catch((failure: unknown) => {
        if (!(failure instanceof Refusal) || (failure.code !== "unknown" && failure.code !== "forbidden")) throw failure;
        lose(id);
        return null;
      }),
    ),
  );
  return told.filter((one) => one !== null);
}
