/** What the page remembers in this browser; where a browser keeps nothing, nothing is remembered. */
const PREFIX = "sideline.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    return;
  }
}

/** A table one has been at. */
export interface Visit {
  readonly id: string;
  readonly title: string;
}

const MOST_VISITS = 20;

export function visits(): readonly Visit[] {
  try {
    const known: unknown = JSON.parse(recall("tables") ?? "[]");
    return Array.isArray(known) ? known.filter(isVisit).slice(0, MOST_VISITS) : [];
  } catch {
    return [];
  }
}

export function rememberVisit(visit: Visit): void {
  const others = visits().filter((known) => known.id !== visit.id);
  remember("tables", JSON.stringify([visit, ...others].slice(0, MOST_VISITS)));
}

export function forgetVisit(id: string): void {
  remember("tables", JSON.stringify(visits().filter((known) => known.id !== id)));
}

/** The campaigns and cups one takes part in, the latest first. */
export function knownSeries(): readonly string[] {
  return (recall("series") ?? "").split(" ").filter((id) => id !== "");
}

export function knowSeries(id: string): void {
  const others = knownSeries().filter((known) => known !== id);
  remember("series", [id, ...others].slice(0, MOST_VISITS).join(" "));
}

export function forgetSeries(id: string): void {
  remember("series", knownSeries().filter((known) => known !== id).join(" "));
}

function isVisit(value: unknown): value is Visit {
  const visit = value as Partial<Visit> | null;
  return typeof visit?.id === "string" && typeof visit.title === "string";
}
