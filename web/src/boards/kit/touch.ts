/** Fingers, mice and keys on a board: taps, long looks, and going from thing to thing. */
import type { Thing } from "./pick.svelte.ts";
import type { Play } from "./play.svelte.ts";

/** A finger may slip so far and still have tapped. */
const SLIP = 12;
/** Holding on for so long is looking, not touching. */
const LOOK = 400;

interface Press {
  readonly thing: Thing | null;
  readonly x: number;
  readonly y: number;
  isLook: boolean;
}

/**
 * Let the things in an element be touched: the board, on which things move, or what stands beside it. There a mouse
 * that only passes asks for nothing: the question above would grow, and the thing slip from under it.
 */
export function touched(play: Play, isBoard = true): (board: HTMLElement) => () => void {
  return (board) => {
    let press: Press | null = null;
    let looking: ReturnType<typeof setTimeout> | undefined;
    const ended = new AbortController();
    const listen = <Kind extends keyof HTMLElementEventMap>(kind: Kind, hear: (event: HTMLElementEventMap[Kind]) => void) =>
      board.addEventListener(kind, hear, { signal: ended.signal });

    function begin(event: PointerEvent): void {
      clearTimeout(looking);
      press = event.defaultPrevented || event.button !== 0 ? null : { thing: thingAt(event.target), x: event.clientX, y: event.clientY, isLook: false };
      if (press?.thing && event.pointerType !== "mouse") looking = setTimeout(look, LOOK);
    }

    function look(): void {
      if (!press) return;
      press.isLook = true;
      play.picker.pointed = play.held = press.thing;
    }

    function end(event: PointerEvent): void {
      clearTimeout(looking);
      const was = press;
      press = null;
      if (!was) return;
      if (was.isLook) play.picker.pointed = play.held = null;
      else if (was.thing && isNear(was, event)) play.touch(was.thing);
    }

    function isNear(was: Press, event: PointerEvent): boolean {
      return Math.hypot(event.clientX - was.x, event.clientY - was.y) <= SLIP || thingAt(document.elementFromPoint(event.clientX, event.clientY)) === was.thing;
    }

    function hover(event: PointerEvent): void {
      if (isBoard && event.pointerType === "mouse") play.picker.pointed = thingAt(event.target);
    }

    /** Tools that speak or zoom click without a pointer. */
    function click(event: MouseEvent): void {
      const thing = thingAt(event.target);
      if (event.detail === 0 && thing) play.touch(thing);
    }

    listen("pointerdown", begin);
    listen("pointerup", end);
    listen("pointercancel", () => {
      clearTimeout(looking);
      press = play.held = null;
    });
    listen("pointerover", hover);
    listen("pointerleave", () => (play.picker.pointed = null));
    listen("contextmenu", (event) => event.preventDefault());
    listen("click", click);
    listen("focusin", (event) => {
      const thing = thingAt(event.target);
      if (thing && (event.target as Element).matches(":focus-visible")) play.picker.pointed = thing;
    });
    if (isBoard) play.stage.board = board;
    return () => {
      ended.abort();
      clearTimeout(looking);
      if (isBoard) play.stage.board = null;
    };
  };
}

export function thingAt(target: EventTarget | null): Thing | null {
  return target instanceof Element ? (target.closest("[data-thing]")?.getAttribute("data-thing") ?? null) : null;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Go to the nearest thing that may be touched in the direction of an arrow key; tell whether the key was one. */
export function wander(board: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const things = [...board.querySelectorAll<HTMLElement | SVGElement>("[data-thing][tabindex]")];
  const here = things.find((thing) => thing === document.activeElement);
  const next = here ? nearest(here, things, way) : things.find((thing) => thing.tabIndex === 0);
  next?.focus();
  return true;
}

function nearest<Kind extends Element>(here: Kind, things: readonly Kind[], [right, down]: readonly [number, number]): Kind | undefined {
  const [x, y] = middle(here);
  const far = (thing: Kind): number => {
    const [across, along] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const ahead = across * right + along * down;
    const aside = Math.abs(across * down) + Math.abs(along * right);
    return ahead > 1 ? ahead + 2 * aside : Infinity;
  };
  const ahead = things.filter((thing) => thing !== here && far(thing) < Infinity);
  return ahead.sort((one, other) => far(one) - far(other))[0];
}

function middle(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
