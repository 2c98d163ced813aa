/** What happened is shown in order: beat after beat, never for long, and never in the way of who wants to go on. */
import type { Line, Moved, Position } from "../../wire.ts";

export type Speed = "calm" | "normal" | "quick" | "off";
export const FACTORS: Readonly<Record<Speed, number>> = { calm: 1.5, normal: 1, quick: 0.5, off: 0 };

/** Nobody waits longer than this for what others did. */
export const LONGEST = 2_500;
/** Whatever goes wrong with a motion, the board goes on after this. */
export const WATCHDOG = 4_000;
/** Before a bot acts, so that one sees it act. */
export const BOT_PAUSE = 350;
/** Before something goes on from where it has just come. */
export const HOLD = 450;
/** For reading what a throw has brought. */
export const RESULT = 400;
export const STAGGER = 45;
const LONGEST_STAGGER = 500;

/** What it takes for motion to be worth it. */
export interface Conditions {
  readonly speed: Speed;
  readonly hasBoard: boolean;
  readonly isLookedAt: boolean;
  readonly wantsLess: boolean;
}

/** Ask whether the way from one position to the next is shown, or only where it leads. */
export function isShown(before: Position | null, after: Position, { speed, hasBoard, isLookedAt, wantsLess }: Conditions): boolean {
  const goesOn = before !== null && after.version > before.version && after.viewer === before.viewer;
  return goesOn && hasBoard && isLookedAt && !wantsLess && speed !== "off";
}

/** Something that moves, with the line that tells of it. */
export interface Move {
  readonly moved: Moved;
  readonly line: Line;
}

/** What is shown together: lines that are told, and what moves meanwhile. */
export interface Beat {
  /** What the motion is about, told already or not. */
  readonly about: readonly Line[];
  /** What is told with it. */
  readonly lines: readonly Line[];
  readonly moves: readonly Move[];
  readonly pause: number;
  readonly lasts: number;
}

export interface Pace {
  readonly isBot: (seat: number) => boolean;
  readonly lasts: (moved: Moved, line: Line) => number;
  readonly isThrown: (moved: Moved, line: Line) => boolean;
}

/** Put lines into beats: an action is one, and so is all that chance does in the same way one after the other. What a throw brings is told when it lies. */
export function beats(lines: readonly Line[], pace: Pace): readonly Beat[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] && isAlike(last[0], line)) last.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => shown(run, pace));
}

const isAlike = (one: Line, other: Line): boolean => one.seat < 0 && other.seat < 0 && one.verb === other.verb;

/** A beat for each wave of a run; what goes on from where it has just come waits a moment there. */
function shown(run: readonly Line[], pace: Pace): readonly Beat[] {
  const found = waves(run);
  const thrown = found.findIndex((moves) => moves.some(({ moved, line }) => pace.isThrown(moved, line)));
  if (thrown === found.length - 1) found.push([]);
  return found.map((moves, place) => ({ about: run, lines: place === thrown + 1 ? run : [], moves, pause: pauseOf(run, place, moves, pace), lasts: moves.length === 0 && place > 0 ? RESULT : lasts(moves, pace) }));
}

function pauseOf(run: readonly Line[], place: number, moves: readonly Move[], pace: Pace): number {
  if (place === 0) return pace.isBot(run[0]?.seat ?? -1) ? BOT_PAUSE : 0;
  return moves.length > 0 ? HOLD : 0;
}

function waves(run: readonly Line[]): Move[][] {
  const found: Move[][] = [[]];
  for (const move of run.flatMap((line) => (line.moved ?? []).map((moved) => ({ moved, line })))) {
    const wave = found.at(-1) ?? [];
    if (wave.some(({ moved }) => moved.end !== undefined && moved.end === move.moved.start)) found.push([move]);
    else wave.push(move);
  }
  return found;
}

/** How long after each other the things of a beat set off. */
export const stagger = (things: number): number => Math.min(STAGGER, LONGEST_STAGGER / Math.max(1, things));

function lasts(moves: readonly Move[], pace: Pace): number {
  const each = moves.map(({ moved, line }) => pace.lasts(moved, line));
  return each.length === 0 ? 0 : Math.max(...each) + stagger(each.length) * (each.length - 1);
}

export interface Clock {
  set(deed: () => void, after: number): number;
  clear(timer: number): void;
}

const CLOCK: Clock = { set: (deed, after) => setTimeout(deed, after) as unknown as number, clear: (timer) => clearTimeout(timer) };

interface Batch {
  readonly left: Beat[];
  readonly then: () => void;
}

export class Queue {
  readonly #begin: (beat: Beat, scale: number) => void;
  readonly #clock: Clock;
  #batches: Batch[] = [];
  #timers = new Set<number>();
  #scale = 1;

  constructor(begin: (beat: Beat, scale: number) => void, clock: Clock = CLOCK) {
    this.#begin = begin;
    this.#clock = clock;
  }

  get isPlaying(): boolean {
    return this.#batches.length > 0;
  }

  /** Show these beats after those that are still to be shown, then do what is to be done. */
  play(shown: readonly Beat[], factor: number, then: () => void): void {
    const wasPlaying = this.isPlaying;
    this.#batches.push({ left: [...shown], then });
    this.#scale = factor * Math.min(1, LONGEST / (this.#total() * factor || 1));
    if (!wasPlaying) this.#next();
  }

  /** Be done with everything at once; tell whether anything was left. */
  finish(): boolean {
    const rest = this.#batches;
    this.#batches = [];
    this.#stop();
    for (const batch of rest) batch.then();
    return rest.length > 0;
  }

  #total(): number {
    return this.#batches.flatMap((batch) => batch.left).reduce((sum, beat) => sum + beat.pause + beat.lasts, 0);
  }

  #next(): void {
    this.#stop();
    const batch = this.#batches[0];
    const beat = batch?.left.shift();
    if (beat) return this.#show(beat);
    if (!batch) return;
    this.#batches.shift();
    batch.then();
    this.#next();
  }

  #show(beat: Beat): void {
    this.#after(WATCHDOG, () => this.finish());
    this.#after(beat.pause * this.#scale, () => {
      this.#begin(beat, this.#scale);
      this.#after(beat.lasts * this.#scale, () => this.#next());
    });
  }

  #after(time: number, deed: () => void): void {
    if (time === 0) return deed();
    this.#timers.add(this.#clock.set(deed, time));
  }

  #stop(): void {
    for (const timer of this.#timers) this.#clock.clear(timer);
    this.#timers.clear();
  }
}
