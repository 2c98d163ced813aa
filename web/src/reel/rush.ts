/** Moves that rush by while a key is held: one for each frame at most, however often the key comes. */

/** So long after the last of them they have stopped, whether or not the key was seen to go up. */
const STOPPED = 150;

export class Rush {
  readonly #pass: (moves: number) => void;
  readonly #settle: () => void;
  #owed = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pass: (moves: number) => void, settle: () => void) {
    this.#pass = pass;
    this.#settle = settle;
  }

  /** The key has come again: go so many moves on, or back, with the next frame. */
  press(moves: 1 | -1): void {
    clearTimeout(this.#timer);
    this.#owed = moves;
    this.#frame ||= requestAnimationFrame(() => this.#show());
  }

  /** The key is up, or something else is wanted: what was passed last is stayed at. */
  end(): void {
    if (this.#timer === undefined && !this.#frame) return;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    [this.#frame, this.#timer] = [0, undefined];
    this.#settle();
  }

  #show(): void {
    this.#frame = 0;
    this.#pass(this.#owed);
    this.#timer = setTimeout(() => this.end(), STOPPED);
  }
}
