/** The review of a match as this page knows it: none, under way, there, or not to be had. */
import { computeReview, reviewOf, stopReview } from "../api.ts";
import { sentenceOf } from "../sentence.ts";
import type { Figure, ReviewInfo, ReviewState } from "../wire.ts";

/** How often the page asks how far a review is. */
export const ASK_EVERY = 700;
/** After so long, when nobody answered. */
const AGAIN = 3_000;

export class Reviewing {
  /** How far it is, from 0 to 1; null where none was asked for. */
  progress: number | null = $state(null);
  review: ReviewInfo | null = $state.raw(null);
  /** The beginning of its curve, while it is computed. */
  sketch: Figure | null = $state.raw(null);
  problem = $state("");
  isKnown = $state(false);
  readonly #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(id: string) {
    this.#id = id;
  }

  /** Ask how it stands; it is only computed for those who begin it. */
  look(eyes: string, lang: string): Promise<void> {
    return this.#ask(() => reviewOf(this.#id, eyes, lang), eyes, lang);
  }

  begin(eyes: string, lang: string): Promise<void> {
    this.problem = "";
    return this.#ask(() => computeReview(this.#id, eyes, lang), eyes, lang);
  }

  async stop(): Promise<void> {
    this.close();
    await this.#ask(() => stopReview(this.#id), "all", "en");
  }

  /** Ask no more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #ask(request: () => Promise<ReviewState>, eyes: string, lang: string): Promise<void> {
    const asked = (this.#asked += 1);
    clearTimeout(this.#timer);
    try {
      const state = await request();
      if (asked !== this.#asked) return;
      this.#take(state);
      if (state.progress !== null && !state.review) this.#timer = setTimeout(() => void this.look(eyes, lang), ASK_EVERY);
    } catch (failure) {
      if (asked !== this.#asked) return;
      this.problem = sentenceOf(failure);
      if (this.progress !== null && !this.review) this.#timer = setTimeout(() => void this.look(eyes, lang), AGAIN);
    }
  }

  #take({ progress, review, reason, sketch }: ReviewState): void {
    [this.progress, this.problem, this.sketch, this.isKnown] = [progress, reason, sketch, true];
    if (review || progress === null) this.review = review;
  }
}
