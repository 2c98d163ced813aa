/** What the page asks the server about campaigns and cups. */
import { ask } from "../api.ts";
import { knowSeries, recall, remember } from "../memory.ts";
import type { KeepWish, NewSeries, SeriesMade, SeriesShown, TableMade } from "../wire.ts";

const at = (id: string) => `api/series/${encodeURIComponent(id)}`;
const key = (game: string, kind: string) => `series.${game}.${kind}`;

export const beginSeries = (wish: NewSeries) => ask<SeriesMade>("POST", "api/series", wish);
export const seriesOf = (id: string, lang: string) => ask<SeriesShown>("GET", `${at(id)}?lang=${lang}`);
export const enterSeries = (id: string, name: string, lang: string) => ask<unknown>("POST", `${at(id)}/enter?lang=${lang}`, { name });
export const nextMatch = (id: string, keep: readonly KeepWish[]) => ask<TableMade>("POST", `${at(id)}/next`, { keep });

export const lastSeries = (game: string, kind: string) => recall(key(game, kind));

export function rememberSeries(game: string, kind: string, id: string): void {
  remember(key(game, kind), id);
  knowSeries(id);
}
