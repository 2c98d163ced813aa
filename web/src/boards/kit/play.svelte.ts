/** All that a board gets: the position as it is shown, what may be touched, and what is moving. */
import type { FluentVariable } from "@fluent/bundle";
import type { Snippet } from "svelte";
import { recall, remember } from "../../memory.ts";
import type { LiveTable } from "../../table.svelte.ts";
import type { Option, Position, Table } from "../../wire.ts";
import { named, say, tell, words } from "../../words.svelte.ts";
import { answer, hintFor, isNewTo, questionOf } from "./hints.ts";
import { hopeOf } from "./odds.ts";
import { Picker, type Thing } from "./pick.svelte.ts";
import { play as sound, setVolume, volume, type Volume } from "./sound.ts";
import { Stage } from "./stage.svelte.ts";

/** What an element needs in order to be a thing of the board. */
export type ThingAttributes = Readonly<Record<string, string | number | undefined>>;

/** What only the page about the board can do. */
export interface Surroundings {
  /** Opens the help. */
  help(): void;
  /** Shows the board as text, from now on. */
  toText(): void;
  /** Something to stand beside a board that is only looked at: no question, no log, no chat. */
  readonly beside?: Snippet;
}

export class Play {
  readonly live: LiveTable;
  readonly picker: Picker;
  readonly stage: Stage;
  /** The option that was sent and is not answered yet keeps its marks. */
  sent: Option | null = $state.raw(null);
  isListOpen = $state(false);
  /** Whether every chance is to be shown on the board, for boards that can. */
  isOddsMap = $state(false);
  /** Whether what cannot be decided otherwise is done at once. */
  isForcedTaken = $state(recall("forced") === "taken");
  /** What a finger stays on, to be looked at more closely. */
  held: Thing | null = $state(null);
  /** Verbs to be told apart by a switch where fingers would mix them up. */
  verbs: readonly string[] = $state.raw([]);

  volume: Volume = $state(volume());
  readonly #surroundings: Surroundings;
  /** The version whose options lie there. */
  #asked: number | null = null;

  readonly isMine = $derived(this.#isMine());
  /** What each thing means, put into words once for the options that are left. */
  readonly #meanings = $derived(this.#noMeanings());
  readonly #cursor = $derived(this.#cursorNow());

  constructor(live: LiveTable, surroundings: Surroundings) {
    this.live = live;
    this.#surroundings = surroundings;
    this.picker = new Picker((option) => this.choose(option));
    this.stage = new Stage({ isBot: (seat) => typeof this.table.seats[seat]?.bot === "string", isOwn: (seat) => live.mine.includes(seat) });
  }

  /** What stands beside a board that is only looked at; nothing at a table. */
  get beside(): Snippet | null {
    return this.#surroundings.beside ?? null;
  }

  /** What is said to who is new to the question that is asked; nothing to all others. */
  get hint(): string | null {
    const question = questionOf(this.position.prompt);
    return isNewTo(this.table.game, question) ? say(hintFor(this.table.game, question, (key) => words.has(key))) : null;
  }

  get table(): Table {
    return this.live.table as Table;
  }

  /** The position that is shown; a board is shown only when there is one. */
  get position(): Position {
    return this.stage.position as Position;
  }

  /** The position that is dwelt on: hands of cards need not change with every one that rushes by. */
  get calm(): Position {
    return this.stage.calm as Position;
  }

  /** The seat that is looked from: seat 0 for spectators. */
  get viewer(): number {
    return Math.max(0, this.position.viewer);
  }

  seatName(seat: number): string {
    return this.table.seats[seat]?.name ?? "";
  }

  /** What a message that speaks of a seat is filled with, in whatever form its language asks for. */
  named(seat: number): Record<string, FluentVariable> {
    return named(seat, this.seatName(seat));
  }

  help(): void {
    this.#surroundings.help();
  }

  toText(): void {
    this.#surroundings.toText();
  }

  sound(wish: Volume): void {
    this.volume = wish;
    setVolume(wish);
  }

  mute(): void {
    this.sound(this.volume === "off" ? "quiet" : "off");
  }

  /** Show every chance on the board, or no longer. */
  map(): void {
    this.isOddsMap = !this.isOddsMap;
    this.picker.hasEveryChip = this.isOddsMap;
  }

  takeForced(isTaken: boolean): void {
    this.isForcedTaken = isTaken;
    remember("forced", isTaken ? "taken" : "asked");
  }

  /** Lay out the options of the position that is shown, once nothing moves any more; with odds that took long they are told twice. */
  deal(): void {
    const asked = this.isMine ? this.position.version : null;
    this.sent = null;
    this.picker.reset(this.isMine ? (this.position.options ?? []) : [], asked !== null && asked === this.#asked);
    this.#asked = asked;
    const [only, ...more] = this.picker.options;
    if (only && more.length === 0 && this.isForcedTaken) this.choose(only);
  }

  choose(option: Option): void {
    if (this.live.pending) return;
    this.sent = option;
    answer(this.table.game, questionOf(this.position.prompt));
    this.live.choose(option.action);
  }

  /** Somebody touched a thing: pick it, or ask why it cannot be picked. */
  touch(thing: Thing): void {
    this.live.because = null;
    if (this.live.pending) return;
    sound("tap");
    if (!this.picker.touch(thing) && this.isMine) this.live.why([thing]);
  }

  /** The attributes of an element that is a thing; `name` says what it is to those who do not see it. */
  thing(id: Thing, name = ""): ThingAttributes {
    const isLit = this.picker.lit.has(id);
    const isPicked = this.picker.picked.includes(id);
    const isReachable = isLit || isPicked;
    const label = isLit ? this.#meaning(id, name) : name;
    return {
      "data-thing": id,
      "data-lit": isLit ? "" : undefined,
      "data-picked": isPicked ? "" : undefined,
      "data-about": this.picker.about.has(id) ? "" : undefined,
      "data-last": this.#lastOf(id),
      role: isReachable || this.picker.options.length > 0 ? "button" : label ? "img" : undefined,
      tabindex: isReachable ? (id === this.#cursor ? 0 : -1) : undefined,
      "aria-label": label || undefined,
      "aria-pressed": isReachable ? String(isPicked) : undefined,
      "aria-disabled": !isReachable && this.picker.options.length > 0 ? "true" : undefined,
    };
  }

  #isMine(): boolean {
    return this.live.isMyTurn && this.live.curtain === null && this.stage.position === this.live.position;
  }

  #cursorNow(): Thing | null {
    const { pointed, lit, picked } = this.picker;
    if (pointed !== null && (lit.has(pointed) || picked.includes(pointed))) return pointed;
    return lit.values().next().value ?? picked[0] ?? null;
  }

  #meaning(id: Thing, name: string): string {
    const known = this.#meanings.get(id) ?? this.#worded(id);
    this.#meanings.set(id, known);
    return name ? `${name}: ${known}` : known;
  }

  /** Other options, or another language: nothing has been put into words yet. */
  #noMeanings(): Map<Thing, string> {
    void [words.lang, this.picker.possible];
    return new Map();
  }

  #worded(id: Thing): string {
    const options = this.picker.towards(id);
    const [only] = options;
    return options.length === 1 && only ? [tell(only.label), only.odds ? hopeOf(only.odds) : ""].filter(Boolean).join(", ") : say("options-count", { count: options.length });
  }

  #lastOf(id: Thing): string | undefined {
    if (this.stage.marks.some(({ end, what }) => end === id || what === id)) return "end";
    return this.stage.marks.some(({ start }) => start === id) ? "start" : undefined;
  }
}
