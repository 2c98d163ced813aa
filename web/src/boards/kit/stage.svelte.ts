/** The board as it is shown: the last position until what happened since has been seen, then the new one. */
import { prefersReducedMotion } from "svelte/motion";
import { recall, remember } from "../../memory.ts";
import type { Line, Moved, Position } from "../../wire.ts";
import type { Thing } from "./pick.svelte.ts";
import { type Beat, beats, type Conditions, FACTORS, isShown, Queue, type Speed, stagger } from "./queue.ts";
import { play, type Sound } from "./sound.ts";
import { few, lying, type Manner, traces, usualManner } from "./traces.ts";

const LASTS: Readonly<Record<Manner, number>> = { fly: 320, slide: 300, roll: 850, none: 0 };
const HEARD: Readonly<Record<Manner, Sound | null>> = { fly: "card", slide: "step", roll: "dice", none: null };

const NOTHING: readonly Moved[] = [];

export interface Ghost {
  readonly id: number;
  readonly what: string;
  readonly shows: string | null;
  readonly end: string | null;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
  readonly lasts: number;
}

/** Who plays, as far as showing it goes. */
export interface Company {
  readonly isBot: (seat: number) => boolean;
  readonly isOwn: (seat: number) => boolean;
}

export class Stage {
  position: Position | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  speed: Speed = $state(speedOf(recall("speed")));
  /** Whether nothing is to move: whatever happens is there at once. */
  readonly isStill = $derived(prefersReducedMotion.current || this.speed === "off");
  isPlaying = $state(false);
  /** What is being shown, told already or not: what a throw brings is told when it lies. */
  happening: readonly Line[] = $state.raw([]);
  ghosts: readonly Ghost[] = $state.raw([]);
  /** Where things have slid to that the position shown does not know of yet. */
  slid: ReadonlyMap<Thing, string> = $state.raw(new Map());
  /** What was thrown last; it lies there until the next action of one's own. */
  thrown: readonly Moved[] = $state.raw([]);
  /** The line of the log that somebody looks at. */
  pointed: Line | null = $state.raw(null);
  /** How long a slide takes at the moment, for transitions. */
  pace = $state(LASTS.slide);
  /** The element that holds every thing and place of the board. */
  board: HTMLElement | null = null;
  /** How a thing moves; a board may know better. */
  manner: (moved: Moved, line: Line) => Manner = usualManner;
  /** How long that takes; a board may know better. */
  lasts: (moved: Moved, line: Line) => number = (moved, line) => LASTS[this.manner(moved, line)];

  /** Whether positions rush by: nobody could follow what each of them moved. */
  isRushing = $state(false);
  /** The position that is dwelt on: while others rush by, the one before them. */
  calm: Position | null = $state.raw(null);

  /** What the last action of another moved, or the line that is looked at. */
  readonly marks: readonly Moved[] = $derived(this.isRushing ? NOTHING : this.pointed ? (this.pointed.moved ?? []) : this.#lastAction());

  /** Those of them that want an arrow: on the board what slid, in the log whatever is looked at. */
  readonly arrows: readonly Moved[] = $derived(this.pointed ? this.marks : few(this.marks.filter((moved) => usualManner(moved) === "slide")));
  /** The score as far as it has been shown. */
  readonly points: readonly number[] = $derived((this.isPlaying ? this.lines.at(-1)?.points : null) ?? this.position?.points ?? []);

  readonly #company: Company;
  readonly #queue = new Queue((beat, scale) => this.#begin(beat, scale));
  #veils: Animation[] = [];
  #veiled = new Set<Element>();
  #ghosts = 0;
  /** The last position that waits to be shown. */
  #ahead: Position | null = null;

  constructor(company: Company) {
    this.#company = company;
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  /** Show a position as it is. */
  cut(position: Position, lines: readonly Line[]): void {
    this.#queue.finish();
    this.pace = 0;
    this.#show(position, lines);
  }

  /** Show what happened, then the position it led to. */
  follow(position: Position, lines: readonly Line[], news: readonly Line[]): void {
    if (!isShown(this.#ahead ?? this.position, position, this.#conditions())) {
      this.thrown = lying(lines, this.#company.isOwn);
      return this.cut(position, lines);
    }
    const pace = { isBot: this.#company.isBot, lasts: this.lasts, isThrown: (moved: Moved, line: Line) => this.manner(moved, line) === "roll" };
    this.isPlaying = true;
    this.#ahead = position;
    this.#queue.play(beats(news, pace), FACTORS[this.speed], () => this.#show(position, lines));
  }

  /** From now on positions rush by. */
  rush(): void {
    this.isRushing = true;
  }

  /** What is shown now is dwelt on. */
  rest(): void {
    this.isRushing = false;
    this.calm = this.position;
  }

  /** Be done with all motion; tell whether there was any. */
  finish(): boolean {
    return this.#queue.finish();
  }

  #conditions(): Conditions {
    return { speed: this.speed, hasBoard: this.board !== null, isLookedAt: document.visibilityState === "visible", wantsLess: prefersReducedMotion.current };
  }

  #show(position: Position, lines: readonly Line[]): void {
    this.position = position;
    if (!this.isRushing) this.calm = position;
    this.lines = lines;
    this.isPlaying = this.#queue.isPlaying;
    if (!this.isPlaying) [this.#ahead, this.happening] = [null, []];
    this.ghosts = [];
    this.slid = new Map();
    this.#unveil();
  }

  #begin(beat: Beat, scale: number): void {
    const moves = beat.moves.map(({ moved, line }) => ({ moved, line, manner: this.manner(moved, line) }));
    const gap = stagger(moves.length) * scale;
    if (beat.about !== this.happening && beat.about.some((line) => this.#company.isOwn(line.seat))) this.thrown = [];
    this.happening = beat.about;
    const thrown = moves.filter(({ manner }) => manner === "roll").map(({ moved }) => moved);
    if (thrown.length > 0) this.thrown = thrown;
    if (moves[0]) this.pace = this.lasts(moves[0].moved, moves[0].line) * scale;
    this.slid = new Map([...this.slid, ...moves.flatMap(({ moved, manner }) => (manner === "slide" && moved.end ? [[moved.what, moved.end] as const] : []))]);
    moves.forEach(({ moved, line, manner }, place) => manner === "fly" && this.#fly(moved, place * gap, this.lasts(moved, line) * scale));
    for (const sound of new Set(moves.map(({ manner }) => HEARD[manner]))) if (sound) play(sound);
    this.lines = [...this.lines, ...beat.lines];
  }

  /** Send a ghost on its way; one that lies where this begins goes on. */
  #fly(moved: Moved, delay: number, lasts: number): void {
    const { what, start = null, end = null, shows = null } = moved;
    const known = this.ghosts.find((ghost) => ghost.end !== null && ghost.end === start && (ghost.what === what || isFaceless(ghost.what)));
    const from = known?.to ?? this.#rect(start, what, true);
    const to = this.#rect(end, what, false) ?? from;
    if (!from || !to) return;
    const ghost = { id: known?.id ?? ++this.#ghosts, what, shows, end, from, to, delay, lasts };
    this.ghosts = [...this.ghosts.filter(({ id }) => id !== ghost.id), ghost];
  }

  /** Where a thing is, or would be, on the screen; what leaves a place is no longer seen there. */
  #rect(place: string | null, what: string, isLeaving: boolean): DOMRect | null {
    const box = place === null ? null : this.board?.querySelector(`[data-place="${place}"], [data-thing="${place}"]`);
    if (!box || box.getClientRects().length === 0) return null;
    const all = [...box.querySelectorAll("[data-piece]")];
    const pieces = all.filter((piece) => !this.#veiled.has(piece));
    const same = pieces.find((piece) => piece.getAttribute("data-piece") === what);
    const piece = same ?? pieces.find((other) => isFaceless(other.getAttribute("data-piece") ?? "")) ?? null;
    if (isLeaving && piece) {
      this.#veil(piece);
      return centred(piece.getBoundingClientRect(), piece);
    }
    return centred(box.getBoundingClientRect(), pieces[0] ?? all[0] ?? box);
  }

  #veil(piece: Element): void {
    this.#veiled.add(piece);
    this.#veils.push(piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "forwards" }));
  }

  #unveil(): void {
    for (const veil of this.#veils) veil.cancel();
    this.#veils = [];
    this.#veiled.clear();
  }

  #lastAction(): readonly Moved[] {
    const last = this.lines.findLast((line) => line.seat >= 0);
    return !last || this.#company.isOwn(last.seat) ? [] : traces(this.lines, last.seat);
  }
}

const isFaceless = (what: string): boolean => !what.includes(":");

const speedOf = (text: string | null): Speed => (text !== null && text in FACTORS ? (text as Speed) : "normal");

/** A rectangle of the size of a piece, about the middle of another; what is turned is measured as if it were not. */
function centred(around: DOMRect, piece: Element): DOMRect {
  const turned = piece.getBoundingClientRect();
  const [width, height] = piece instanceof HTMLElement ? [piece.offsetWidth, piece.offsetHeight] : [turned.width, turned.height];
  return new DOMRect(around.x + (around.width - width) / 2, around.y + (around.height - height) / 2, width, height);
}
