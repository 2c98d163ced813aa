/** Where one is: the address below the base of the page, what it asks for, and what it points at. */
class Route {
  path = $state(inside(location.pathname));
  hash = $state(location.hash);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change what the address asks for and points at; nothing is loaded, and the way back stays as it was. */
  mark(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  #read(): void {
    this.path = inside(location.pathname);
    this.hash = location.hash;
    this.query = location.search;
  }
}

/** An address below the base of the page, without slashes around it: `t/abc`. */
function inside(path: string): string {
  const base = new URL(document.baseURI).pathname;
  return (path.startsWith(base) ? path.slice(base.length) : path).replace(/^\/+|\/+$/g, "");
}

export const route = new Route();

/** Follow a link inside the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go((event.currentTarget as HTMLAnchorElement).href);
}

/** Where nothing has the focus any more, go to the beginning of what is there now. */
export function arrive(): void {
  const main = document.querySelector("main");
  if (!main || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Read the invitation in the fragment of the address. */
export function invited(): string | null {
  const found = /^#invite=(.+)$/.exec(location.hash);
  return found?.[1] ? decodeURIComponent(found[1]) : null;
}

/** Take the invitation out of the address, so that it is not passed on by accident. */
export function forgetInvitation(): void {
  route.mark(location.pathname);
}
