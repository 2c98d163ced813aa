/** What a game may bring along in its folder here: a board, an accent, words. A game without a folder is played all the same. */
import type { Component } from "svelte";
import type { Carry } from "../wire.ts";
import { type Kit, kitOf } from "./kit/kits.ts";
import type { Play } from "./kit/play.svelte.ts";

/** A board draws the position of a table and lets people choose by touching it; it knows no rules. */
export type Board = Component<{ play: Play }>;

/** Where a seat carried the ball in a match that is over. */
export type Gains = Component<{ carries: readonly Carry[]; seat: number; names: readonly string[] }>;

/** How a game draws what a campaign is about: a card, and the sign of a trait with its colour. */
export interface Looks {
  readonly Card: Component<{ id: string; face: unknown }>;
  readonly Trait: Component<{ kind: string }>;
  readonly toneOf: (kind: string) => string;
}

export interface Card {
  /** One colour for light pages, one for dark ones; white text must be readable on the first, black on the second. */
  readonly accent: { readonly light: string; readonly dark: string };
  /** The kits of its seats, where they are not the usual ones. */
  readonly kits?: readonly Kit[];
}

const BOARDS = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });
const COVERS = import.meta.glob<Component>("./*/Cover.svelte", { import: "default" });
const GAINS = import.meta.glob<Gains>("./*/Gains.svelte", { import: "default" });
const LOOKS = import.meta.glob<Looks>("./*/series.ts", { import: "looks" });
const CARDS = import.meta.glob<Card>("./*/card.ts", { import: "card", eager: true });

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in BOARDS;

/** Fetch the board of a game, if it has one of its own. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await BOARDS[`./${game}/Board.svelte`]?.()) ?? null;
}

/** Fetch the strip of the board that stands for a game in the lobby, if it has one. */
export async function coverOf(game: string): Promise<Component | null> {
  return (await COVERS[`./${game}/Cover.svelte`]?.()) ?? null;
}

/** Fetch the map of where the ball was carried, if a game has one. */
export async function gainsOf(game: string): Promise<Gains | null> {
  return (await GAINS[`./${game}/Gains.svelte`]?.()) ?? null;
}

/** Fetch how a game draws its cards where no board is, if it does. */
export async function looksOf(game: string): Promise<Looks | null> {
  return (await LOOKS[`./${game}/series.ts`]?.()) ?? null;
}

export function accentOf(game: string): Card["accent"] | null {
  return CARDS[`./${game}/card.ts`]?.accent ?? null;
}

/** The kit of a seat in a game, as its board shows it. */
export const kitAt = (game: string, seat: number): Kit => CARDS[`./${game}/card.ts`]?.kits?.[seat] ?? kitOf(seat);
