/** The places that are one touch away from everywhere. */
import type { Tab } from "../routes.ts";

export const TABS: readonly { readonly tab: Tab; readonly address: string }[] = [
  { tab: "play", address: "." },
  { tab: "learn", address: "learn" },
  { tab: "mine", address: "me" },
];
