/** Choosing by touching things: options are narrowed to those that point at what was touched. No rule is known here. */
import type { Odds, Option } from "../../wire.ts";

/** Something on a board that can be touched: "hand:DUNK", "space:TP", "rim". */
export type Thing = string;

const MOST_CHIPS = 6;

export class Picker {
  options: readonly Option[] = $state.raw([]);
  /** What was touched, in order. */
  picked: readonly Thing[] = $state.raw([]);
  verb: string | null = $state(null);
  /** An option without things whose button was pressed once. */
  armed: Option | null = $state.raw(null);
  /** What is under the pointer, under a long press, or has the focus. */
  pointed: Thing | null = $state(null);
  /** Verbs that only mark something: one touch is enough, whatever the odds, while it can be taken back. */
  marking: readonly string[] = $state.raw([]);
  /** Whether chances are told however many there are. */
  hasEveryChip = $state(false);
  /** Verbs that are looked at before they are taken, although they could be taken back: others hear of them at once. */
  asking: readonly string[] = $state.raw([]);
  readonly #send: (option: Option) => void;

  readonly #given = $derived(given(this.options));
  readonly #known = $derived(new Set([...this.#given, ...this.picked]));
  readonly possible = $derived(this.options.filter((option) => this.#fits(option)));
  readonly lit: ReadonlySet<Thing> = $derived(new Set(this.possible.flatMap((option) => this.#open(option))));
  readonly complete = $derived(this.picked.length === 0 ? [] : this.possible.filter((option) => this.#left(option).length === 0));
  /** The one option that a confirmation would take. */
  readonly offered: Option | null = $derived(this.armed ?? (this.complete.length === 1 ? (this.complete[0] ?? null) : null));
  /** Whether what is offered can be taken as it is, or with more: a shot, or a shot and a foul. */
  readonly isOpenEnded = $derived(this.armed === null && this.complete.length === 1 && this.possible.length > 1);
  /** Several options point at just what was touched: they are told apart by their words. */
  readonly choices = $derived(this.complete.length > 1 ? this.complete : []);
  /** Options that point at nothing: each has a button. */
  readonly buttons = $derived(this.options.filter((option) => outside(option, this.#given).length === 0));
  /** What a look shows: the option that is offered, or the one that touching the pointed thing would offer. */
  readonly looked: Option | null = $derived(this.offered ?? this.#lookedAt());
  readonly about: ReadonlySet<Thing> = $derived(new Set(this.looked?.about));
  readonly chips: ReadonlyMap<Thing, Odds> = $derived(this.#chips());
  readonly marks: ReadonlyMap<Thing, string> = $derived(this.#marks());

  constructor(send: (option: Option) => void) {
    this.#send = send;
  }

  /** Begin again with other options, or with the same ones told again: then what was taken up stays so. */
  reset(options: readonly Option[], isToldAgain = false): void {
    const armed = options.find(({ action }) => isToldAgain && action === this.armed?.action);
    // One nothing after the other would be news to every thing on the board.
    if (options.length + this.options.length > 0) this.options = options;
    if (isToldAgain) return void (this.armed = armed ?? null);
    this.clear();
    this.verb = null;
    this.pointed = null;
  }

  clear(): void {
    if (this.picked.length > 0) this.picked = [];
    this.armed = null;
  }

  /** Touch a thing; tell whether anything came of it. */
  touch(thing: Thing): boolean {
    this.armed = null;
    if (this.picked.includes(thing)) {
      this.picked = this.#isTakenUp(thing) ? [thing] : this.picked.filter((other) => other !== thing);
      return true;
    }
    if (!this.lit.has(thing)) this.clear();
    if (!this.lit.has(thing)) return false;
    this.picked = [...this.picked, thing];
    const [only] = this.possible;
    if (this.possible.length === 1 && only && this.complete.includes(only) && this.isPlain(only)) this.#send(only);
    return true;
  }

  /** Press the button of an option without things. */
  press(option: Option): void {
    if (this.isPlain(option)) return this.#send(option);
    this.picked = [];
    this.armed = this.armed === option ? null : option;
  }

  confirm(option: Option | null = this.offered): void {
    if (option) this.#send(option);
  }

  /** Take back one touch; tell whether there was one. */
  back(): boolean {
    if (this.armed) this.armed = null;
    else if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.verb !== null) this.verb = null;
    else return false;
    return true;
  }

  /** One touch is enough for what has no odds and can be taken back, and where there is nothing else to do. */
  isPlain(option: Option): boolean {
    const isLight = !option.odds || this.marking.includes(option.verb ?? "");
    return this.options.length === 1 || (isLight && !option.final && !this.asking.includes(option.verb ?? ""));
  }

  /** The options that touching a thing leads to or towards. */
  towards(thing: Thing): readonly Option[] {
    return this.lit.has(thing) ? this.possible.filter((option) => this.#open(option).includes(thing)) : [];
  }

  /** Whether something that was touched as a goal, and is touched again, can itself be taken up: the teammate instead of a pass. */
  #isTakenUp(thing: Thing): boolean {
    const isGoal = this.complete.length > 0 && this.complete.every(({ target = [] }) => target.includes(thing));
    return isGoal && this.options.some(({ source = [], target = [] }) => target.length > 0 && source.includes(thing));
  }

  #fits(option: Option): boolean {
    if (this.verb !== null && option.verb !== this.verb) return false;
    const things = thingsOf(option);
    return outside(option, this.#given).length > 0 && this.#isBegun(option) && this.picked.every((thing) => things.includes(thing));
  }

  /** What can be taken up is taken up by the first touch: nobody passes who wanted to move the receiver. */
  #isBegun({ source = [] }: Option): boolean {
    const [first] = this.picked;
    return first === undefined || source.includes(first) || !this.options.some((other) => other.source?.includes(first));
  }

  #left(option: Option): readonly Thing[] {
    return outside(option, this.#known);
  }

  /** What may be touched next for an option: what is taken up comes before what it is put on. */
  #open(option: Option): readonly Thing[] {
    const { source = [] } = option;
    return source.length === 0 || source.some((thing) => this.#known.has(thing)) ? this.#left(option) : source;
  }

  /** The options that would be complete with one more touch of a thing. */
  #ending(thing: Thing): readonly Option[] {
    return this.towards(thing).filter((option) => this.#left(option).length === 1);
  }

  #lookedAt(): Option | null {
    const [one, ...more] = this.pointed === null ? [] : this.#ending(this.pointed);
    return one && more.length === 0 ? one : null;
  }

  #chips(): ReadonlyMap<Thing, Odds> {
    const all = [...this.lit].flatMap((thing) => {
      const odds = this.#ending(thing)[0]?.odds;
      return odds ? [[thing, odds] as const] : [];
    });
    return new Map(this.hasEveryChip || all.length <= MOST_CHIPS ? all : all.filter(([thing]) => thing === this.pointed));
  }

  #marks(): ReadonlyMap<Thing, string> {
    const marked = this.possible.filter((option) => option.mark);
    return new Map(marked.flatMap((option) => (this.#left(option).length <= 1 ? lastOf(option).map((thing) => [thing, option.mark ?? ""] as const) : [])));
  }
}

export const thingsOf = ({ source = [], target = [] }: Option): readonly Thing[] => [...source, ...target];

const outside = (option: Option, known: ReadonlySet<Thing>): readonly Thing[] => thingsOf(option).filter((thing) => !known.has(thing));

const lastOf = ({ source = [], target = [] }: Option): readonly Thing[] => (target.length > 0 ? target : source);

/** What every option that is put somewhere takes up, such as the athlete whose turn it is: nobody touches that twice. */
function given(options: readonly Option[]): ReadonlySet<Thing> {
  const aimed = options.filter(({ target = [] }) => target.length > 0);
  const shared = new Set((aimed[0]?.source ?? []).filter((thing) => aimed.every(({ source = [] }) => source.includes(thing))));
  const isCertain = options.every(({ source = [], target = [] }) => target.length > 0 || source.every((thing) => shared.has(thing)));
  return isCertain ? shared : new Set();
}
