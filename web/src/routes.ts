/** Every place of the page: a pattern of its address, and where its component is fetched from. */
import type { Component } from "svelte";

/** A page gets what its pattern holds in brackets: the id of a table, the name of a game; some need nothing. */
export type Page = Component<{ id: string }> | Component<Record<string, never>>;
export type Tab = "play" | "learn" | "mine";

interface Place {
  readonly pattern: RegExp;
  readonly load: () => Promise<{ default: Page }>;
  /** The tab of the top bar that is lit here. */
  readonly tab: Tab | null;
}

export interface Found {
  readonly place: Place;
  readonly id: string;
}

/** The lobby is at the root, and comes with the page itself. */
export const ROUTES: readonly Place[] = [
  { pattern: /^t\/([^/]+)$/, load: () => import("./table/TablePage.svelte"), tab: null },
  { pattern: /^new\/([^/]+)$/, load: () => import("./setup/SetupPage.svelte"), tab: "play" },
  { pattern: /^rules\/([^/]+)$/, load: () => import("./rules/RulesPage.svelte"), tab: "learn" },
  { pattern: /^(?:learn|rules)$/, load: () => import("./learn/LearnPage.svelte"), tab: "learn" },
  { pattern: /^series\/(new\/[^/]+\/[^/]+|[^/]+)$/, load: () => import("./series/SeriesPage.svelte"), tab: "play" },
  { pattern: /^day(?:\/([^/]+))?$/, load: () => import("./day/DayPage.svelte"), tab: "play" },
  { pattern: /^me$/, load: () => import("./lobby/MyPage.svelte"), tab: "mine" },
  { pattern: /^r$/, load: () => import("./reel/OpenPage.svelte"), tab: "mine" },
  { pattern: /^r\/([^/]+)$/, load: () => import("./reel/ReplayPage.svelte"), tab: "mine" },
  { pattern: /^[rt]\/([^/]+)\/review$/, load: () => import("./review/ReviewPage.svelte"), tab: "mine" },
];

export function placeAt(path: string): Found | null {
  for (const place of ROUTES) {
    const found = place.pattern.exec(path);
    if (found) return { place, id: decoded(found[1] ?? "") };
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
