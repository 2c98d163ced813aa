/** What a person wants to play, and how it is asked of the server. */
import type { ClockKind, GameInfo, Language, NewTable, SeatWish, SettingInfo } from "../wire.ts";

export type Company = "bot" | "screen" | "friend";

export interface Wish {
  company: Company;
  bot: string;
  /** The bots of seats that get another one than the rest. */
  bots: Record<number, string>;
  /** The seat one wants, or any. */
  seat: number | null;
  variant: string;
  settings: Record<string, string>;
  clock: ClockKind;
  seconds: number;
  increment: number;
  isWatchable: boolean;
}

export const NO_VARIANT = "";
const GOOD_BOT = "starter";

/** The bots to choose from; where none is on the ladder, all of them. */
export function levels(game: GameInfo): readonly string[] {
  const known = game.levels.filter((bot) => game.bots.includes(bot));
  return known.length > 0 ? known : game.bots;
}

/** What one gets without asking; the bot is the one that was asked for last time. */
export function usualWish(game: GameInfo, lastBot: string | null = null): Wish {
  const bots = levels(game);
  return {
    company: "bot",
    bot: [lastBot, GOOD_BOT].find((bot) => bot !== null && bots.includes(bot)) ?? bots[0] ?? "",
    bots: {},
    seat: 0,
    variant: NO_VARIANT,
    settings: {},
    clock: "none",
    seconds: 60,
    increment: 5,
    isWatchable: true,
  };
}

/** Put a wish into the server's words; `any` picks a seat where the person does not mind. */
export function newTable(
  game: GameInfo,
  wish: Wish,
  person: { name: string; lang: Language },
  any: () => number = Math.random,
): NewTable {
  const names = seatNames(game, wish.settings);
  const wished = wish.seat !== null && wish.seat < names.length ? wish.seat : null;
  const mine = wished ?? Math.floor(any() * names.length);
  return {
    game: game.name,
    seats: names.map((_, seat) => (seat === mine ? { kind: "me", bot: null } : other(wish, seat))),
    name: person.name.trim(),
    settings: changed(game, wish.settings),
    variant: wish.variant === NO_VARIANT ? null : wish.variant,
    clock: { kind: wish.clock, seconds: seconds(wish), increment: wish.clock === "chess" ? wish.increment : 0 },
    spectators: wish.isWatchable ? "public" : "nobody",
    lang: person.lang,
  };
}

/** The names of the seats that a match with these settings has. */
export function seatNames(game: GameInfo, settings: Record<string, string>): readonly string[] {
  const wanted = Number(settings["seats"]) || game.seats.length;
  return [...game.seats, ...game.more_seats].slice(0, wanted);
}

function other(wish: Wish, seat: number): SeatWish {
  if (wish.company === "bot") return { kind: "bot", bot: wish.bots[seat] ?? wish.bot };
  return { kind: wish.company === "screen" ? "me" : "open", bot: null };
}

/** A match clock is asked for in minutes, a turn clock in seconds. */
function seconds(wish: Wish): number {
  if (wish.clock === "none") return 0;
  return wish.clock === "chess" ? wish.seconds * 60 : wish.seconds;
}

function changed(game: GameInfo, settings: Record<string, string>): Record<string, string> {
  const printed = new Map(game.options.map((option) => [option.name, option.default]));
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== "" && printed.get(name) !== value));
}

/** The rule options, and apart from them the numbers of the book, which few people change. */
export function sorted(settings: readonly SettingInfo[]): { rules: readonly SettingInfo[]; book: readonly SettingInfo[] } {
  return {
    rules: settings.filter((setting) => !setting.name.includes(".")),
    book: settings.filter((setting) => setting.name.includes(".")),
  };
}
