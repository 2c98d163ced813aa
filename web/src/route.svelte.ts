/** Where one is: the lobby, or a table. */
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  /** The table in the address, if there is one. */
  get table(): string | null {
    const found = /\/t\/([^/]+)\/?$/.exec(this.path);
    return found?.[1] ? decodeURIComponent(found[1]) : null;
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Follow a link inside the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go((event.currentTarget as HTMLAnchorElement).href);
}

/** Read the invitation in the fragment of the address. */
export function invited(): string | null {
  const found = /^#invite=(.+)$/.exec(location.hash);
  return found?.[1] ? decodeURIComponent(found[1]) : null;
}

/** Take the invitation out of the address, so that it is not passed on by accident. */
export function forgetInvitation(): void {
  history.replaceState(null, "", location.pathname);
}
