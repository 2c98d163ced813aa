/** A closer look at any card: under the mouse, under the focus, or under a finger that stays. */
const LONG = 400;

const cardAt = (target: EventTarget | null): string | null => (target instanceof Element ? (target.closest("[data-card]")?.getAttribute("data-card") ?? null) : null);

/** Tell which card somebody looks at, or that nobody looks at any. */
export function peeking(tell: (card: string | null) => void): (board: HTMLElement) => () => void {
  return (board) => {
    const ended = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const listen = (kind: keyof HTMLElementEventMap, hear: (event: Event) => void) => board.addEventListener(kind, hear, { signal: ended.signal });
    const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse";
    /** What is taken away under a pointer or a focus is left while the page is being drawn: tell it afterwards. */
    const leave = (): void => {
      clearTimeout(waiting);
      queueMicrotask(() => tell(null));
    };
    listen("pointerover", (event) => isMouse(event) && tell(cardAt(event.target)));
    listen("pointerdown", (event) => {
      const card = cardAt(event.target);
      if (card && !isMouse(event)) waiting = setTimeout(() => tell(card), LONG);
    });
    listen("pointerup", (event) => !isMouse(event) && leave());
    listen("pointercancel", leave);
    listen("pointerleave", leave);
    listen("focusin", (event) => event.target instanceof Element && event.target.matches(":focus-visible") && tell(cardAt(event.target)));
    listen("focusout", leave);
    return () => {
      ended.abort();
      clearTimeout(waiting);
    };
  };
}
