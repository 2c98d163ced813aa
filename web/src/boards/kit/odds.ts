/** Chances as people read them. */
import type { Odds, Prospect } from "../../wire.ts";
import { say, tell } from "../../words.svelte.ts";

export type Grade = "good" | "middling" | "bad";
const GOOD = 0.67;
const BAD = 0.33;

/** What one hopes for comes first. */
export const hoped = (odds: Odds): Prospect | null => odds.prospects[0] ?? null;

/** A chance in percent; what is possible is never said to be certain or out of the question. */
export function percent(chance: number): number {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return 1;
  return whole === 100 && chance < 1 ? 99 : whole;
}

export function grade(chance: number): Grade {
  return chance >= GOOD ? "good" : chance > BAD ? "middling" : "bad";
}

export interface Bar {
  readonly points: number;
  readonly chance: number;
}

/** How likely each number of points is, from the least to the most. */
export function byPoints(odds: Odds): readonly Bar[] {
  const chances = new Map<number, number>();
  for (const { points = 0, chance } of odds.prospects) chances.set(points, (chances.get(points) ?? 0) + chance);
  return [...chances].map(([points, chance]) => ({ points, chance })).sort((one, other) => one.points - other.points);
}

export const mean = (odds: Odds): number => odds.prospects.reduce((sum, { points = 0, chance }) => sum + points * chance, 0);

/** Whether it is told how many points come of it, not whether something succeeds. */
export const isSpread = ({ prospects }: Odds): boolean => prospects.every(({ what }) => typeof what === "object" && what.args?.["points"] !== undefined);

/** Whether it is told which of several things happens: all of them are named in the same words. */
export const isNamed = ({ prospects }: Odds): boolean => prospects.length > 2 || (prospects.length > 1 && new Set(prospects.map(({ what }) => (typeof what === "object" ? what.key : what))).size === 1);

/** A defence takes points away: that is said in words, not by a sign. */
export const isTaken = ({ prospects }: Odds): boolean => prospects.some(({ points = 0 }) => points < 0);

/** How many points come of it on average. */
export const average = (odds: Odds): string => new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(Math.abs(mean(odds)));

/** What is certain is told as it is, and of many numbers of points the average. */
export function pointsOf(odds: Odds): string {
  const [only, ...more] = odds.prospects;
  return only && more.length === 0 ? tell(only.what) : say(isTaken(odds) ? "odds-taken-average" : "odds-average", { average: average(odds) });
}

/** The chance of what one hopes for, in a few words. */
export function hopeOf(odds: Odds): string {
  if (isSpread(odds)) return pointsOf(odds);
  const hope = hoped(odds);
  return hope ? `${say("percent", { share: percent(hope.chance) })} ${tell(hope.what)}` : "";
}
