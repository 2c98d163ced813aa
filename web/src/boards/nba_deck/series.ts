import type { Looks } from "../boards.ts";
import Kept from "./Kept.svelte";
import { inkOf } from "./print.ts";
import Trait from "./Trait.svelte";

const PLAIN = "var(--edge)";

export const looks: Looks = { Card: Kept, Trait, toneOf: (kind) => (inkOf(kind).fill === "transparent" ? PLAIN : inkOf(kind).fill) };
