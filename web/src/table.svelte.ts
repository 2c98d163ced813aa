/** One table as this page knows it: what is to be seen, what may be chosen, what happened, and how the connection stands. */
import { socketAddress } from "./api.ts";
import { Link, type Listener } from "./link.ts";
import type { Absent, Act, Again, Because, Changed, Clocks, FromServer, Language, Line, Position, Refused, Remark, Snapshot, Table, Undo } from "./wire.ts";

export type Connection = "connecting" | "open" | "lost" | "refused";
export type Request = Act | Undo | Absent;
export type Reason = Pick<Refused, "code" | "reason">;

/** Somebody who wants to see how the match went on, not only where it got to. */
export interface Audience {
  /** Everything is as it is; what went before does not matter. */
  cut(position: Position, lines: readonly Line[]): void;
  /** These lines led here. */
  follow(position: Position, lines: readonly Line[], news: readonly Line[]): void;
}

const FINAL: readonly string[] = ["unknown", "forbidden", "full", "frozen"];
const MOST_SAID = 200;
/** How long to wait before something is said again that the server had no time for. */
export const BREATH = 500;

export class LiveTable implements Listener {
  table: Table | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  mine: readonly number[] = $state.raw([]);
  lines: readonly Line[] = $state.raw([]);
  said: readonly Remark[] = $state.raw([]);
  invite: string | null = $state.raw(null);
  again: Again | null = $state.raw(null);
  connection: Connection = $state("connecting");
  pending: Request | null = $state.raw(null);
  reason: Reason | null = $state.raw(null);
  /** The answer to the last question why something cannot be done. */
  because: Because | null = $state.raw(null);
  audience: Audience | null = null;
  clocks: Clocks | null = $state.raw(null);
  /** When the table, with its clocks and absences, was last told, by this machine's clock. */
  toldAt = $state(0);
  #lifted: number | null = $state(null);

  readonly options = $derived(this.position?.options ?? []);
  readonly isMyTurn = $derived(this.table?.state === "live" && this.options.length > 0);
  readonly isWatching = $derived(this.mine.length === 0);
  readonly isShared = $derived(this.mine.length > 1);
  /** The seat whose hand must not be shown before the device has been handed over. */
  readonly curtain = $derived(this.#curtain());

  readonly id: string;
  readonly #link: Link;
  #lang: Language;
  #isText = true;
  #acknowledged = false;

  constructor(id: string, lang: Language, address: string = socketAddress(id)) {
    this.id = id;
    this.#lang = lang;
    this.#link = new Link(address, this);
  }

  connect(): void {
    this.#link.connect();
  }

  close(): void {
    this.#link.close();
  }

  /** Try again at once, for instance when the network is back. */
  hurry(): void {
    this.#link.hurry();
  }

  /** There is nothing to be had from this table: do not try again. */
  giveUp(reason: Reason): void {
    this.reason = reason;
    this.connection = "refused";
    this.#link.close();
  }

  /** Hear everything again in another language; what is on the table stays there meanwhile. */
  speak(lang: Language): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.connect();
  }

  /** Ask for text boards, or for none. */
  write(isText: boolean): void {
    if (isText === this.#isText) return;
    this.#isText = isText;
    if (this.connection === "open") this.connect();
  }

  /** Ask why nothing can be done with these things. */
  why(things: readonly string[]): void {
    this.because = null;
    this.#link.send({ type: "why", things });
  }

  /** Begin again as if nothing had been seen, for instance after sitting down. */
  start(): void {
    this.position = null;
    this.lines = [];
    this.connection = "connecting";
    this.connect();
  }

  choose(action: number): void {
    const version = this.position?.version;
    if (version === undefined || this.pending || !this.options.some((option) => option.action === action)) return;
    this.#ask({ type: "act", id: newId(), version, action });
  }

  undo(): void {
    if (this.pending || !this.position?.can_undo) return;
    this.#ask({ type: "undo", id: newId(), version: this.position.version });
  }

  absent(choice: Absent["choice"]): void {
    if (!this.pending) this.#ask({ type: "absent", id: newId(), choice, bot: null });
  }

  chat(text: string): void {
    if (text.trim()) this.#link.send({ type: "chat", text: text.trim() });
  }

  /** The person whose hand comes next has the device. */
  lift(): void {
    this.#lifted = this.position?.viewer ?? null;
  }

  opened(): void {
    this.#hello();
  }

  lost(): void {
    this.connection = "lost";
  }

  heard(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        return this.#begin(message);
      case "changed":
        return this.#change(message);
      case "people":
        this.table = message.table;
        return this.#tell(message.table.clocks);
      case "done":
        return this.#acknowledge(message.id, message.version);
      case "refused":
        return this.#refuse(message);
      case "because":
        this.because = message;
        return;
      case "remark":
        this.said = [...this.said, message].slice(-MOST_SAID);
        return;
      case "again":
        this.again = message;
        return;
      case "problem":
        return this.#fail(message);
      case "pong":
        return;
    }
  }

  #hello(): void {
    const since = this.position && { since: this.position.version };
    this.#link.send({ type: "hello", lang: this.#lang, ...since, ...(this.#isText && { text: true }) });
  }

  #ask(request: Request): void {
    this.reason = null;
    this.pending = request;
    this.#acknowledged = false;
    this.#link.send(request);
  }

  /** Take the server's word for everything, then say again what was never answered, under the same id. */
  #begin(snapshot: Snapshot): void {
    this.connection = "open";
    this.table = snapshot.table;
    this.mine = snapshot.mine;
    this.invite = snapshot.invite;
    this.lines = snapshot.whole ? snapshot.lines : followed(this.lines, snapshot.lines);
    this.#tell(snapshot.table.clocks);
    this.#place(snapshot.position);
    this.audience?.cut(snapshot.position, this.lines);
    if (this.pending) this.#link.send(this.pending);
  }

  #change({ position, lines, clocks, undone }: Changed): void {
    this.#retell(lines, undone);
    this.#tell(clocks);
    this.#place(position);
    if (undone === undefined) this.audience?.follow(position, this.lines, lines);
    else this.audience?.cut(position, this.lines);
  }

  #retell(lines: readonly Line[], undone: number | undefined): void {
    const kept = undone === undefined ? this.lines : this.lines.filter((line) => line.version < undone);
    this.lines = followed(kept, lines);
  }

  #tell(clocks: Clocks): void {
    this.clocks = clocks;
    this.toldAt = performance.now();
  }

  #place(position: Position): void {
    if (position.version !== this.position?.version) this.because = null;
    this.position = position;
    if (this.#acknowledged) this.#settle();
  }

  #acknowledge(id: string, version: number): void {
    if (this.pending?.id !== id) return;
    this.#acknowledged = true;
    if (this.position && this.position.version >= version) this.#settle();
  }

  #settle(): void {
    this.pending = null;
    this.#acknowledged = false;
  }

  #refuse(message: Refused): void {
    if (this.pending?.id !== message.id) return;
    this.#settle();
    this.reason = message;
  }

  #fail(problem: Reason): void {
    if (problem.code === "too-fast" && this.pending) this.#sayAgain(this.pending);
    else if (this.connection !== "open" && FINAL.includes(problem.code)) this.giveUp(problem);
    else this.reason = problem;
  }

  #sayAgain(request: Request): void {
    setTimeout(() => this.pending === request && !this.#acknowledged && this.#link.send(request), BREATH);
  }

  #curtain(): number | null {
    if (!this.table?.hidden || !this.isShared || !this.position || this.position.end) return null;
    return this.position.viewer === this.#lifted ? null : this.position.viewer;
  }
}

/** Put new lines after known ones; what is told again takes the place of what was told. */
function followed(known: readonly Line[], news: readonly Line[]): readonly Line[] {
  const first = news[0]?.version ?? Infinity;
  return [...known.filter((line) => line.version < first), ...news];
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
