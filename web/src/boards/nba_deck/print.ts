/** What is printed on cards and dice: colours, signs, names. */
import { called, say, tell } from "../../words.svelte.ts";
import type { Card, Dice } from "./view.ts";

export interface Ink {
  readonly fill: string;
  readonly ink: string;
}

export const POSITIONS = ["MJ", "Ar", "Ai", "AF", "P"] as const;
/** The skills that are thrown, in the order in which every card prints them. */
export const THROWN = ["p3", "ji", "pen", "int", "con", "sto"] as const;
export const SKILLS = [...THROWN, "reb", "iq"] as const;
export const DICE = ["BLUE", "YELLOW", "RED", "BEIGE", "GREY", "BROWN"] as const;

const INKS: readonly Ink[] = [
  { fill: "#1B5FAA", ink: "#FFFFFF" },
  { fill: "#F2B705", ink: "#1D2327" },
  { fill: "#B8322A", ink: "#FFFFFF" },
  { fill: "#E6D3B1", ink: "#1D2327" },
  { fill: "#66707A", ink: "#FFFFFF" },
  { fill: "#6B4226", ink: "#FFFFFF" },
];
const PLAIN: Ink = { fill: "transparent", ink: "#1D2327" };

export const inkOf = (skill: string): Ink => INKS[THROWN.indexOf(skill as never)] ?? PLAIN;
export const skillOf = (die: string): string => THROWN[DICE.indexOf(die as never)] ?? "";
/** The colour of an attack as the skill that throws it. */
export const stopped = (colour: string): string => skillOf(colour.toUpperCase());

export const TYPES: Readonly<Record<string, string>> = { offence: "#B3541E", defence: "#0B6464" };

/** Starters and bench are named in the language of the page; everybody else as on the card. */
export function shortOf(id: string, card: Card | undefined): string {
  const [, role, number] = /^([SR])-\w+?(\d)$/.exec(id) ?? [];
  if (role) return say(role === "S" ? "nba_deck-starter" : "nba_deck-bench", { number: number ?? "" });
  return card?.kind === "fatigue" ? called("card", "F") : (card?.short ?? id);
}

export function nameOf(id: string, card: Card | undefined): string {
  const [, role, position, number] = /^([SR])-(\w+?)(\d)$/.exec(id) ?? [];
  if (role) return tell({ key: `card-${role}`, args: { position: { key: `position-${position}`, args: {} }, number: Number(number) } });
  return card?.kind === "fatigue" ? called("card", "F") : (card?.name ?? id);
}

export const positionsOf = (card: Card): string => card.positions.map((position) => called("position", position)).join(" ");

/** A card in words, for those who hear the board. */
export function described(id: string, card: Card | undefined): string {
  if (!card || card.kind === "fatigue") return nameOf(id, card);
  const numbers = card.kind === "athlete" ? card.levels : card.keep;
  const skills = Object.entries(numbers).filter(([, count]) => count > 0).map(([skill, count]) => `${say(`nba_deck-skill-${skill}`)} ${count}`);
  const head = card.kind === "athlete" ? positionsOf(card) : say(`nba_deck-${card.kind}-needs`, { complexity: card.complexity });
  return [nameOf(id, card), head, ...skills].join(", ");
}

/** What a die in the tray is called by options, whether it lies or is picked up. */
export function thingOf({ die, number, colour }: Dice, where: "rolled" | "lifted" = "rolled"): string {
  const face = number === 0 || DICE.indexOf(die as never) < 3 ? `${number}` : `${number}:${colour}`;
  return `${where}:${die}:${face}`;
}

/** A die as it is told in a move: "3:red" of a grey die. */
export function thrownAs(what: string, shows: string): Dice {
  const [number = "0", colour = ""] = shows.split(":");
  return { die: what.slice("die:".length), number: Number(number), colour, count: 1 };
}

export const spread = (dice: readonly Dice[]): readonly Dice[] => dice.flatMap((one) => Array<Dice>(one.count).fill({ ...one, count: 1 }));

/** Colour by colour, and of each the highest first. */
export const fromHigh = (dice: readonly Dice[]): readonly Dice[] => [...dice].sort((one, other) => DICE.indexOf(one.die as never) - DICE.indexOf(other.die as never) || other.number - one.number);

export function dieNamed({ die, number, colour }: Dice): string {
  const plain = tell({ key: `die-${die}`, args: { number } });
  return number === 0 || DICE.indexOf(die as never) < 3 ? plain : `${plain} (${called("colour", colour)})`;
}
