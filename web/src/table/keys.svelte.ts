/** What keys do at a table: numbers choose, letters do what is named beside them. */
import { asked } from "../rules/asked.svelte.ts";
import type { LiveTable } from "../table.svelte.ts";
import { type } from "./typing.ts";

export type Deeds = Readonly<Record<string, () => void>>;

export class Keys {
  /** The digits typed so far, where more may follow. */
  digits = $state("");
  readonly #live: LiveTable;
  readonly #deeds: Deeds;

  constructor(live: LiveTable, deeds: Deeds) {
    this.#live = live;
    this.#deeds = { u: () => live.undo(), c: () => focusOn("chat"), r: () => asked.open(), ...deeds };
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key !== "Escape" && isWriting(event)) return;
    if (/^[0-9]$/.test(event.key)) return this.#pressDigit(event.key);
    const deed = event.key === "Enter" && this.digits ? () => this.#pick(Number(this.digits)) : this.#deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  clear(): void {
    this.digits = "";
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  }

  #pressDigit(digit: string): void {
    if (!this.#live.isMyTurn || this.#live.curtain !== null) return;
    const typed = type(this.digits, digit, this.#live.options.length);
    this.digits = typed.digits;
    if (typed.chosen !== null) this.#pick(typed.chosen);
  }

  #pick(number: number): void {
    this.digits = "";
    const option = this.#live.options[number - 1];
    if (option) this.#live.choose(option.action);
  }
}

/** Go to a part of the page, if it is there. */
export function focusOn(place: string): void {
  document.getElementById(place)?.focus();
}

/** Whether a key is meant for a field that is being written in. */
export function isWriting(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.closest("input, textarea, select") !== null;
}

/** Whether a key is meant for something else than the page: the browser, a dialog, a field; of what is ticked only what ticks it. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  const isTicking = event.target instanceof Element && event.target.matches("[type=radio], [type=checkbox]") && !/^Arrow|^ $/.test(event.key);
  return isWriting(event) && !isTicking;
}
