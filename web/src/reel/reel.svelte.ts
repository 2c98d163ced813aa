/** A finished match to be gone through: it feeds the same table that a live match feeds, one position after the other. */
import { reelOf, REEL_PAGE } from "../api.ts";
import { sentenceOf } from "../sentence.ts";
import { LiveTable } from "../table.svelte.ts";
import type { Jump, Language, Line, Position, Reel as Piece } from "../wire.ts";
import { now } from "./stops.ts";

/** The table of a finished match connects to nothing. */
const NOWHERE = "";
/** Nobody of one's own sits there. */
const NOBODY: readonly number[] = [];
/** After so long what could not be fetched is asked for again. */
const AGAIN = 3_000;

/** Through whose eyes: a seat, or whoever acts. */
export type Eyes = number | "all";

export class Reel {
  readonly id: string;
  /** What boards look at. */
  readonly live: LiveTable;
  /** How many moves have been made in what is shown. */
  at = $state(0);
  /** The move that is dwelt on: while moves rush by, what is told about them waits here until they stop. */
  rest = $state(0);
  moves = $state(0);
  eyes: Eyes = $state("all");
  lines: readonly Line[] = $state.raw([]);
  jumps: readonly Jump[] = $state.raw([]);
  mine: readonly number[] = $state.raw([]);
  isReady = $state(false);
  /** Why nothing, or nothing new, can be shown. */
  problem: string | null = $state(null);
  /** When what is shown was told. */
  since: Date | null = $state.raw(null);
  readonly current: Line | null = $derived(this.lines.find((line) => line.version === this.rest) ?? null);

  /** What is known so far; places in it count moves. */
  #positions: (Position | undefined)[] = [];
  #lang: Language;
  #isText: boolean;
  /** What is being fetched; whatever was asked for before comes too late. */
  #turn = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, lang: Language, isText: boolean) {
    this.id = id;
    this.live = new LiveTable(id, lang, NOWHERE);
    this.#lang = lang;
    this.#isText = isText;
  }

  get isAtEnd(): boolean {
    return this.at >= this.moves;
  }

  /** Fetch the match for a pair of eyes, first of all what is to be shown now. */
  async open(eyes: Eyes, at: number): Promise<void> {
    this.close();
    const turn = this.#turn;
    try {
      const first = await this.#fetch(eyes, Math.floor(at / REEL_PAGE) * REEL_PAGE);
      if (turn !== this.#turn) return;
      [this.#positions, this.lines, this.eyes] = [[], [], eyes];
      this.#take(first);
      this.isReady = true;
      this.show(at);
      await this.#fetchRest(turn, eyes, first.start);
    } catch (failure) {
      if (turn !== this.#turn) return;
      this.problem = sentenceOf(failure);
      if (this.isReady) this.#again = setTimeout(() => void this.open(eyes, this.at), AGAIN);
    }
  }

  /** Ask no more. */
  close(): void {
    clearTimeout(this.#again);
    this.#turn += 1;
  }

  /** Hear everything in another language, or with text boards. */
  async speak(lang: Language, isText: boolean): Promise<void> {
    if (lang === this.#lang && isText === this.#isText) return;
    [this.#lang, this.#isText] = [lang, isText];
    await this.open(this.eyes, this.at);
  }

  /** Show what one more move led to, and let it be seen happening. */
  step(): void {
    const [position, line] = [this.#positions[this.at + 1], this.lines.find(({ version }) => version === this.at + 1)];
    const clocks = this.live.clocks;
    if (!position || !line || !clocks) return this.show(this.at + 1);
    this.at = this.rest = this.at + 1;
    this.live.heard({ type: "changed", position, lines: [line], clocks });
  }

  /** Show the match after so many moves, as it is, and tell about it. */
  show(move: number): void {
    this.pass(move);
    this.settle();
  }

  /** Stay at what is shown. */
  settle(): void {
    this.rest = this.at;
  }

  /** Show the match after so many moves, on the way to another one. */
  pass(move: number): void {
    this.at = Math.min(this.moves, Math.max(0, Math.round(move)));
    const [position, table] = [this.#positions[this.at], this.live.table];
    if (!position || !table) return;
    this.live.heard({ type: "snapshot", table, mine: NOBODY, position, lines: this.lines.filter((line) => line.version <= this.at), whole: true, invite: null });
  }

  #fetch(eyes: Eyes, from: number): Promise<Piece> {
    return reelOf(this.id, String(eyes), from, this.#lang, this.#isText);
  }

  async #fetchRest(turn: number, eyes: Eyes, known: number): Promise<void> {
    for (let from = 0; from <= this.moves; from += REEL_PAGE) {
      if (from === known) continue;
      const piece = await this.#fetch(eyes, from);
      if (turn !== this.#turn) return;
      this.#take(piece);
      if (!this.live.position || this.live.position.version !== this.at) this.show(this.at);
    }
  }

  #take(piece: Piece): void {
    [this.moves, this.jumps, this.mine, this.problem, this.since] = [piece.moves, piece.jumps, piece.mine, null, now()];
    this.live.table = piece.table;
    piece.positions.forEach((position, place) => (this.#positions[piece.start + place] = position));
    this.lines = [...this.lines, ...piece.lines].sort((one, other) => one.version - other.version);
  }
}
