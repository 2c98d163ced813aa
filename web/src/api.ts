/** What the page asks the server over HTTP; all addresses are relative to the base that index.html names. */
import type { Book, Code, Day, DayWish, Effects, Failure, Fork, GameInfo, Join, Joined, Lesson, Mine, MySeries, NewTable, OpenTable, Reel, ReplayKept, ReviewState, Table, TableMade, Verdict } from "./wire.ts";

/** The server, or the way to it, said no. */
export class Refusal extends Error {
  readonly code: Code | "unreachable";

  constructor(code: Code | "unreachable", reason: string) {
    super(reason);
    this.code = code;
  }
}

export const games = (lang: string) => ask<readonly GameInfo[]>("GET", `api/games?lang=${lang}`);
export const warm = (game: string) => ask<unknown>("POST", `api/games/${encodeURIComponent(game)}/warm`);
export const effectsOf = (wish: NewTable) => ask<Effects>("POST", `api/effects?lang=${wish.lang}`, wish);
export const ruleBook = (game: string, lang: string, table: string | null = null) => ask<Book>("GET", `api/rules/${encodeURIComponent(game)}?lang=${lang}${table ? `&table=${encodeURIComponent(table)}` : ""}`);
export const openTables = (lang: string) => ask<readonly OpenTable[]>("GET", `api/open?lang=${lang}`);
export const dayOf = (date: string, lang: string) => ask<Day>("GET", `api/day?lang=${lang}${date ? `&date=${encodeURIComponent(date)}` : ""}`);
export const beginDay = (wish: DayWish) => ask<TableMade>("POST", "api/day/begin", wish);
export const mine = (id: string, lang: string) => ask<Mine>("GET", `${at(id)}/mine?lang=${lang}`);
export const mySeries = (id: string, lang: string) => ask<MySeries>("GET", `api/series/${encodeURIComponent(id)}/mine?lang=${lang}`);
export const deleteSeries = (id: string) => ask<unknown>("POST", `api/series/${encodeURIComponent(id)}/forget`);
export const forget = (id: string) => ask<unknown>("POST", `${at(id)}/forget`);
export const makeTable = (wish: NewTable) => ask<TableMade>("POST", "api/tables", wish);
export const findTable = (id: string, lang: string) => ask<Table>("GET", `${at(id)}?lang=${lang}`);
export const explain = (id: string, lang: string) => ask<readonly Lesson[]>("GET", `${at(id)}/explain?lang=${lang}`);
export const join = (id: string, wish: Join) => ask<Joined>("POST", `${at(id)}/join`, wish);
export const leave = (id: string) => ask<unknown>("POST", `${at(id)}/leave`);
export const rematch = (id: string) => ask<TableMade>("POST", `${at(id)}/rematch`);
export const verdict = (id: string) => ask<Verdict>("GET", `${at(id)}/verify`);
export const reelOf = (id: string, eyes: string, from: number, lang: string, isText: boolean) => ask<Reel>("GET", `${at(id)}/reel?eyes=${eyes}&from=${from}&to=${from + REEL_PAGE}&lang=${lang}${isText ? "&text=1" : ""}`);
export const forkTable = (id: string, wish: Fork) => ask<TableMade>("POST", `${at(id)}/fork`, wish);
export const openReplay = (text: string) => ask<ReplayKept>("POST", "api/replays", { text });
export const reviewOf = (id: string, eyes: string, lang: string) => ask<ReviewState>("GET", `${at(id)}/review?eyes=${eyes}&lang=${lang}`);
export const computeReview = (id: string, eyes: string, lang: string) => ask<ReviewState>("POST", `${at(id)}/review/begin?eyes=${eyes}&lang=${lang}`);
export const stopReview = (id: string) => ask<ReviewState>("POST", `${at(id)}/review/stop`);
export const replayAddress = (id: string) => `${at(id)}/replay`;
export const notationAddress = (id: string) => `${at(id)}/notation`;
export const socketAddress = (id: string) => absolute(`${at(id)}/socket`).replace(/^http/, "ws");

/** The address of an invitation; it stands in the fragment, which no browser sends and no server logs. */
export const invitation = (id: string, invite: string) => `${absolute(pageOf(id))}#invite=${encodeURIComponent(invite)}`;
export const setupOf = (game: string) => `new/${encodeURIComponent(game)}`;
export const rulesOf = (game: string) => `rules/${encodeURIComponent(game)}`;
export const reelPage = (id: string, move?: string) => `r/${encodeURIComponent(id)}${move === undefined ? "" : `#${move}`}`;
export const reviewPage = (id: string) => `t/${encodeURIComponent(id)}/review`;
export const seriesPage = (id: string) => `series/${encodeURIComponent(id)}`;
export const pageOf = (id: string) => `t/${encodeURIComponent(id)}`;

/** How many positions come at once. */
export const REEL_PAGE = 200;
const NOTHING_TO_SAY = 204;
const at = (id: string) => `api/tables/${encodeURIComponent(id)}`;
const absolute = (path: string) => new URL(path, document.baseURI).href;

export async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const answer = await reach(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === NOTHING_TO_SAY ? null : await answer.json()) as Answer;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new Refusal("unreachable", "");
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  return failure ? new Refusal(failure.code, failure.reason) : new Refusal("busy", "");
}
