// Generated from sight.py and wire.py in src/sideline/server by `make wire`: do not edit.

/**
 * Something that moved with an action.
 *
 * It goes from a thing or a place to another; without a start it appears, without an end it goes. `shows` is
 * the face of a die or a card after it, for a viewer who may see it.
 */
export interface Moved {
  readonly what: string;
  readonly start?: string;
  readonly end?: string;
  readonly shows?: string;
}

/**
 * Something to say: the key of a message in the .ftl files of the game, and what fills its gaps.
 */
export interface Phrase {
  readonly key: string;
  readonly args?: Readonly<Record<string, number | string | Phrase>>;
}

export type Said = string | Phrase;

/**
 * One thing that may happen, how likely it is, and the points it brings.
 */
export interface Prospect {
  readonly what: string | Phrase;
  readonly chance: number;
  readonly points?: number;
}

/**
 * One piece of a difficulty: the space, a defender, a bonus.
 */
export interface Part {
  readonly what: string | Phrase;
  readonly value: number;
}

/**
 * What an option may lead to, what one hopes for first, and what its difficulty is made of.
 */
export interface Odds {
  readonly prospects: ReadonlyArray<Prospect>;
  readonly parts?: ReadonlyArray<Part>;
}

/**
 * A legal action: its number, its notation, its words, what it points at, and its odds.
 *
 * The things of `source` and `target` are touched to choose it; `about` is what else matters, `mark` a sign
 * to print at the target. `final` says that it cannot be taken back or that somebody else goes on.
 */
export interface Option {
  readonly action: number;
  readonly move: string;
  readonly label: string | Phrase;
  readonly verb?: string;
  readonly source?: ReadonlyArray<string>;
  readonly target?: ReadonlyArray<string>;
  readonly about?: ReadonlyArray<string>;
  readonly mark?: string;
  readonly final?: boolean;
  readonly odds?: Odds;
}

/**
 * A line of the log: what is said of it, who did it, what moved, and the score after it.
 *
 * `version` tells when it happened; `seat` is -1 for chance. Who holds several seats of a game with hidden
 * hands gets the lines of a spectator: one screen shows one log to all who share it.
 */
export interface Line {
  readonly version: number;
  readonly text: string | Phrase;
  readonly seat: number;
  readonly points: ReadonlyArray<number>;
  readonly verb?: string;
  readonly moved?: ReadonlyArray<Moved>;
}

/**
 * How a match ended; the seed is told now.
 */
export interface End {
  readonly winner: number | null;
  readonly points: ReadonlyArray<number>;
  readonly reason: string | Phrase;
  readonly seed: string;
}

/**
 * What one viewer sees at a version; prompt and options are only for the holder of the seat to act.
 *
 * Who holds several seats is the viewer of the one to act, or else of the one that acted last. `board` is
 * the text board, for those who asked for it.
 */
export interface Position {
  readonly version: number;
  readonly viewer: number;
  readonly to_act: number;
  readonly points: ReadonlyArray<number>;
  readonly view: unknown;
  readonly prompt?: string | Phrase;
  readonly options?: ReadonlyArray<Option>;
  readonly can_undo?: boolean;
  readonly board?: string;
  readonly end?: End;
}

/**
 * Why something cannot be done, and the paragraph of the rules that forbids it.
 */
export interface Reason {
  readonly what: string | Phrase;
  readonly rule?: string;
}

export type ClockKind = "none" | "turn" | "chess";

export type SeatKind = "me" | "open" | "bot";

export type TableState = "waiting" | "live" | "over" | "frozen";

export type Code = "illegal" | "stale" | "not-yours" | "waiting" | "over" | "busy" | "too-fast" | "malformed" | "forbidden" | "unknown" | "frozen" | "full";

/**
 * The first message: what the page has already seen, and its language.
 *
 * The seat comes from the cookie, or from the token where there are none. `text` asks for a text board, and
 * `words` for sentences in words; otherwise they come as phrases, which the page puts into words.
 */
export interface Hello {
  readonly type: "hello";
  readonly lang: "en" | "fr";
  readonly since: number | null;
  readonly token: string | null;
  readonly text: boolean;
  readonly words: boolean;
}

/**
 * Choose an option.
 *
 * The id is the page's own, 1 to 64 letters, digits, `-` or `_`, and new for every choice: a repeat gets the
 * first answer again.
 */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly version: number;
  readonly action: number;
}

/**
 * Take back the last action of one's own.
 */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly version: number;
}

/**
 * Ask why nothing can be done with some things of the board.
 */
export interface Why {
  readonly type: "why";
  readonly things: ReadonlyArray<string>;
}

/**
 * Say something to the table.
 */
export interface Chat {
  readonly type: "chat";
  readonly text: string;
}

/**
 * What to do about a seat that has been away too long: claim the match, or let a bot sit in.
 */
export interface Absent {
  readonly type: "absent";
  readonly id: string;
  readonly choice: "bot" | "claim";
  readonly bot: string | null;
}

/**
 * Ask whether anybody is there.
 */
export interface Ping {
  readonly type: "ping";
}

export type FromPage = Hello | Act | Undo | Why | Chat | Absent | Ping;

/**
 * Who sits in a seat; `bot` is the level, `away` how many seconds the holder has been gone.
 */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly holder: string | null;
  readonly bot: string | null;
  readonly present: boolean;
  readonly away: number | null;
}

/**
 * How the time stands: seconds left per seat, and whose clock is running.
 */
export interface Clocks {
  readonly kind: ClockKind;
  readonly left: ReadonlyArray<number>;
  readonly running: number | null;
}

/**
 * What everybody at a table may know about it.
 *
 * `grace` is how many seconds a holder may be away before the others may act on it. `frozen` says why the
 * match cannot be played on, if so.
 */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly state: TableState;
  readonly settings: Readonly<Record<string, string>>;
  readonly seats: ReadonlyArray<SeatInfo>;
  readonly clocks: Clocks;
  readonly commitment: string;
  readonly spectators: number;
  readonly hidden: boolean;
  readonly grace: number;
  readonly frozen: string | null;
}

/**
 * The answer to `Hello`: the table, one's own seats, the position, and the lines since what was seen.
 *
 * `whole` says that `lines` is the log from its beginning, to replace what the page has.
 */
export interface Snapshot {
  readonly type: "snapshot";
  readonly table: Table;
  readonly mine: ReadonlyArray<number>;
  readonly position: Position;
  readonly lines: ReadonlyArray<Line>;
  readonly whole: boolean;
  readonly invite: string | null;
}

/**
 * The match went on: new lines and the position now, sent after the commit and built for each viewer.
 *
 * `undone` takes the lines of that version and of later ones back, before the new lines are added.
 */
export interface Changed {
  readonly type: "changed";
  readonly position: Position;
  readonly lines: ReadonlyArray<Line>;
  readonly clocks: Clocks;
  readonly undone?: number;
}

/**
 * Somebody came, left, sat down, or a bot took over.
 */
export interface People {
  readonly type: "people";
  readonly table: Table;
}

/**
 * What was asked is done and will not be lost; the version it led to.
 */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: number;
}

/**
 * What was asked is not done, and why; the version that holds.
 */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: Code;
  readonly reason: string | Phrase;
  readonly version: number;
}

/**
 * The answer to `Why`: a few reasons, the closest first; none if nothing is ever done with them.
 */
export interface Because {
  readonly type: "because";
  readonly things: ReadonlyArray<string>;
  readonly reasons: ReadonlyArray<Reason>;
}

/**
 * Somebody said something.
 */
export interface Remark {
  readonly type: "remark";
  readonly who: string;
  readonly text: string;
}

/**
 * Somebody asked for a rematch: the new table, and the invitation to it for who held a seat.
 */
export interface Again {
  readonly type: "again";
  readonly table: string;
  readonly invite: string | null;
}

/**
 * Somebody is there.
 */
export interface Pong {
  readonly type: "pong";
}

/**
 * A message could not be served.
 */
export interface Problem {
  readonly type: "problem";
  readonly code: Code;
  readonly reason: string;
}

export type FromServer = Snapshot | Changed | People | Done | Refused | Because | Remark | Again | Pong | Problem;

/**
 * One of the choices of a rule option: how it is written, and what it is called.
 */
export interface ChoiceInfo {
  readonly name: string;
  readonly label: string;
}

/**
 * A rule option as the lobby shows it: what it is called and what it asks, in the person's language.
 */
export interface SettingInfo {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly default: string;
  readonly choices: ReadonlyArray<ChoiceInfo>;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * A game, as the lobby shows it.
 *
 * `ready` tells whether it is compiled, `progress` how far that is, from 0 to 1. Until then the bots in
 * `slow_bots` are stood in for by a quicker one. `levels` are the bots meant as company for people, from the
 * weakest to the strongest.
 */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly seats: ReadonlyArray<string>;
  readonly hidden: boolean;
  readonly options: ReadonlyArray<SettingInfo>;
  readonly variants: ReadonlyArray<string>;
  readonly bots: ReadonlyArray<string>;
  readonly levels: ReadonlyArray<string>;
  readonly slow_bots: ReadonlyArray<string>;
  readonly ready: boolean;
  readonly progress: number;
}

/**
 * Who shall sit in a seat.
 */
export interface SeatWish {
  readonly kind: SeatKind;
  readonly bot: string | null;
}

/**
 * The clock asked for: seconds per turn, or seconds for the match and per move.
 */
export interface ClockWish {
  readonly kind: ClockKind;
  readonly seconds: number;
  readonly increment: number;
}

/**
 * Set up a table. Several seats of kind `me` are one screen shared by several people.
 */
export interface NewTable {
  readonly game: string;
  readonly seats: ReadonlyArray<SeatWish>;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly variant: string | null;
  readonly clock: ClockWish;
  readonly spectators: "nobody" | "public";
  readonly lang: "en" | "fr";
}

/**
 * The table is there; the invitation is for a friend and is not a seat.
 *
 * Also the answer to `POST /api/tables/{id}/rematch` of a finished table: same game, settings, clock and
 * bots, seats changed round; who asks sits down, the others get `Again`; who asks second gets the table
 * that is already there.
 */
export interface TableMade {
  readonly table: string;
  readonly invite: string | null;
}

/**
 * Take a free seat with an invitation.
 */
export interface Join {
  readonly invite: string;
  readonly name: string;
  readonly seat: number | null;
}

/**
 * The seat taken; its token is in the cookie.
 */
export interface Joined {
  readonly table: string;
  readonly seat: number;
}

/**
 * Whether a finished match is what its seed and its choices make it.
 */
export interface Verdict {
  readonly commitment: string;
  readonly seed: string;
  readonly holds: boolean;
  readonly reason: string;
}

/**
 * Why a request was not served.
 */
export interface Failure {
  readonly code: Code;
  readonly reason: string;
}
