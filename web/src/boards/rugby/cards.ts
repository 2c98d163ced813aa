/** How the cards look, and small readings of what is printed on them. */
import { tell } from "../../words.svelte.ts";
import type { Cards, Skill, SkillCard } from "./view.ts";

export const SKILLS: readonly Skill[] = ["RUN", "PASS", "SPECIAL"];
export const SKILL_COLOURS: Readonly<Record<Skill, string>> = { RUN: "#B3541E", PASS: "#1B5FAA", SPECIAL: "#6A3D9A" };

export const COLUMNS = ["BIG_LOSS", "LOSS", "DRAW", "WIN", "BIG_WIN"] as const;
/** What stands over the columns: a drawn line is a minus, not a hyphen. */
export const HEADINGS: Readonly<Record<string, string>> = { BIG_LOSS: "−−", LOSS: "−", DRAW: "=", WIN: "+", BIG_WIN: "++" };

const FORWARDS: readonly string[] = ["PROP", "HOOKER", "LOCK", "FLANKER", "NUMBER_EIGHT", "ENFORCER", "LINK_FORWARD", "WORKHORSE"];
const BACKS: readonly string[] = ["SCRUM_HALF", "FLY_HALF", "CENTER", "WING", "FULL_BACK", "UTILITY_BACK"];
export const LINES: readonly (readonly string[])[] = [FORWARDS, BACKS];
const ORDER: readonly string[] = LINES.flat();

export const isForward = (kind: string): boolean => FORWARDS.includes(kind);
/** Forwards are ink, backs are green; their figures differ too. */
export const bandOf = (kind: string): string => (isForward(kind) ? "#1D2327" : "#2A6A3C");

/** The best of a skill first; equals as usual. */
export const byValue = (cards: Readonly<Record<string, SkillCard>>, skill: Skill) => (kinds: readonly string[]): readonly string[] => {
  const value = (kind: string): number => cards[kind]?.values[SKILLS.indexOf(skill)] ?? 0;
  return [...byRank(kinds)].sort((one, other) => value(other) - value(one));
};
export const byRank = (kinds: readonly string[]): readonly string[] => [...kinds].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
export const kindsOf = (cards: Cards): readonly string[] => byRank(Object.keys(cards));
export const countOf = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** What a cell of a result table says: the movement of the ball, and its signs one by one. */
export interface Cell {
  readonly movement: string;
  readonly signs: readonly string[];
}

export function cellOf(printed: string): Cell {
  const [movement = "", ...signs] = printed.split(" ");
  return { movement: movement.replace("-", "−"), signs: signs.flatMap((letters) => [...letters]) };
}

/** How many cards come back: a number, or a share of the pile. */
export function backOf(count: number, share: number): string {
  if (share === 1) return "1/1";
  return share > 0 ? `1/${share}` : String(count);
}

/** "2 forwards", in the words of the game. */
export function athletes([forwards = 0, backs = 0]: readonly number[]): string {
  const [first, second] = [tell({ key: "forwards", args: { count: forwards } }), tell({ key: "backs", args: { count: backs } })];
  if (backs === 0) return first;
  return forwards === 0 ? second : tell({ key: "mixed", args: { first, second } });
}

/** A whole number, or one with a half. */
export const amount = (value: number): string => new Intl.NumberFormat(document.documentElement.lang || "en", { maximumFractionDigits: 1 }).format(value);
