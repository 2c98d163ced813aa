/** What a person wants to play, how it is asked of the server, and how it is written into a link. */
import type { ChoiceInfo, ClockKind, GameInfo, Language, ModeInfo, NewTable, SeatWish, SettingInfo, VariantInfo } from "../wire.ts";

export interface Wish {
  /** Who shall sit in each seat. */
  seats: SeatWish[];
  variant: string;
  settings: Record<string, string>;
  clock: ClockKind;
  seconds: number;
  increment: number;
  isWatchable: boolean;
  /** Whether the table is shown to anybody while one waits for a friend. */
  isListed: boolean;
}

export const NO_VARIANT = "";
const GOOD_BOT = "starter";
const EASY = 2;

/** The bots to choose from; where none is on the ladder, all of them. */
export function levels(game: GameInfo): readonly string[] {
  const known = game.levels.filter((bot) => game.bots.includes(bot));
  return known.length > 0 ? known : game.bots;
}

/** How strong a level was measured to be in this game; nothing where nobody measured it. */
export function ratedOf(game: GameInfo, bot: string): string {
  const found = game.ratings.find(({ level }) => level === bot);
  return found ? `${found.bound}${found.points}` : "";
}

/** The level to play against: the one chosen last time at this game; at first the weakest where a game is easy to learn. */
export function usualBot(game: GameInfo, lastBot: string | null = null): string {
  const bots = levels(game);
  const first = game.difficulty <= EASY ? bots[0] : GOOD_BOT;
  return [lastBot, first].find((bot) => bot && bots.includes(bot)) ?? bots[0] ?? "";
}

/** What one gets without asking: the first seat, against bots, as printed. */
export function usualWish(game: GameInfo, bot: string = usualBot(game)): Wish {
  return {
    seats: game.seats.map((_, seat) => (seat === 0 ? { kind: "me", bot: null } : { kind: "bot", bot })),
    variant: NO_VARIANT,
    settings: {},
    clock: "none",
    seconds: 60,
    increment: 5,
    isWatchable: true,
    isListed: false,
  };
}

/** The way of playing that settings make: of those that fit, the one that asks for most. */
export function modeOf(game: GameInfo, settings: Readonly<Record<string, string>>): ModeInfo | null {
  const fitting = game.modes.filter((mode) => isWithin(mode.settings, settings));
  return fitting.reduce<ModeInfo | null>((best, mode) => (best && size(best) >= size(mode) ? best : mode), null);
}

/** Settings for another way of playing; whatever makes no way of playing stays. */
export function turnedTo(game: GameInfo, mode: ModeInfo, settings: Readonly<Record<string, string>>): Record<string, string> {
  const making = makingModes(game);
  return { ...Object.fromEntries(Object.entries(settings).filter(([name]) => !making.has(name))), ...mode.settings };
}

/** The settings that make a way of playing. */
const makingModes = (game: GameInfo): ReadonlySet<string> => new Set(["seats", ...game.modes.flatMap((mode) => [...Object.keys(mode.settings), ...(mode.level ? [mode.level] : [])])]);

/** Of the settings those that make a way of playing: they stay when the rules go back to a preset. */
export function ofTheMode(game: GameInfo, settings: Readonly<Record<string, string>>): Record<string, string> {
  const making = makingModes(game);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => making.has(name)));
}

/** How strong the other side may be where the rules play it, by name; nothing where bots or people do. */
export function strengths(game: GameInfo, mode: ModeInfo | null): readonly ChoiceInfo[] {
  return game.options.find(({ name }) => name === mode?.level)?.choices ?? [];
}

/** A variant that is a way of playing at one of its strengths is offered as that. */
export const isMode = (game: GameInfo, { settings }: VariantInfo): boolean =>
  game.modes.some((mode) => size(mode) > 0 && isWithin(mode.settings, settings) && Object.keys(settings).every((name) => name in mode.settings || name === mode.level));

const size = ({ settings }: ModeInfo): number => Object.keys(settings).length;

const isWithin = (some: Readonly<Record<string, string>>, all: Readonly<Record<string, string>>): boolean => Object.entries(some).every(([name, value]) => all[name] === value);

/** Put a wish into the server's words. */
export function newTable(game: GameInfo, wish: Wish, person: { name: string; lang: Language }): NewTable {
  return {
    game: game.name,
    seats: seated(game, wish.seats, wish.settings),
    name: person.name.trim(),
    settings: changed(game, wish.settings, wish.variant),
    variant: wish.variant === NO_VARIANT ? null : wish.variant,
    clock: { kind: wish.clock, seconds: seconds(wish), increment: wish.clock === "chess" ? wish.increment : 0 },
    spectators: wish.isWatchable ? "public" : "nobody",
    lang: person.lang,
    lesson: false,
    listed: wish.isListed && wish.seats.some(({ kind }) => kind === "open"),
  };
}

/** A match clock is asked for in minutes, a turn clock in seconds. */
function seconds(wish: Wish): number {
  if (wish.clock === "none") return 0;
  return wish.clock === "chess" ? wish.seconds * 60 : wish.seconds;
}

/** What a variant sets. */
export const setBy = (game: GameInfo, variant: string): Readonly<Record<string, string>> => game.variants.find(({ name }) => name === variant)?.settings ?? {};

/** What is not as the variant has it, or as printed where that says nothing. */
export function changed(game: GameInfo, settings: Readonly<Record<string, string>>, variant: string = NO_VARIANT): Record<string, string> {
  const before = new Map([...game.options.map((option) => [option.name, option.default] as const), ...Object.entries(setBy(game, variant))]);
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== "" && before.get(name) !== value));
}

/** What is not as printed at this table, be it the variant's doing or one's own. */
export const unlikePrint = (game: GameInfo, wish: Wish): Record<string, string> => changed(game, { ...setBy(game, wish.variant), ...changed(game, wish.settings, wish.variant) });

/** The names of the seats that a match with these settings has. */
export function seatNames(game: GameInfo, settings: Readonly<Record<string, string>>): readonly string[] {
  const wanted = Number(settings["seats"]) || game.seats.length;
  return [...game.seats, ...game.more_seats].slice(0, wanted);
}

/** Who sits in as many seats as there are: those that are known stay, and bots take the others. */
export function seated(game: GameInfo, seats: readonly SeatWish[], settings: Readonly<Record<string, string>>): SeatWish[] {
  if (modeOf(game, settings)?.level) return game.seats.map((_, place) => (place === 0 ? { kind: "me", bot: null } : { kind: "bot", bot: levels(game)[0] ?? "" }));
  const bot = seats.findLast((seat) => seat.bot)?.bot ?? usualBot(game);
  return seatNames(game, settings).map((_, place) => seats[place] ?? { kind: "bot", bot });
}

/** The rule options, and apart from them the numbers of the book, which few people change. */
export function sorted(settings: readonly SettingInfo[]): { rules: readonly SettingInfo[]; book: readonly SettingInfo[] } {
  return {
    rules: settings.filter((setting) => !setting.name.includes(".")),
    book: settings.filter((setting) => setting.name.includes(".")),
  };
}

/** What a link has to say about the rules: `?variant=short&set=periods:2`. */
export function linked(game: GameInfo, wish: Wish): string {
  const query = new URLSearchParams(wish.variant === NO_VARIANT ? [] : [["variant", wish.variant]]);
  for (const [name, value] of Object.entries(changed(game, wish.settings, wish.variant))) query.append("set", `${name}:${value}`);
  return query.size > 0 ? `?${query}` : "";
}

/** Read the rules in a link; what this game does not have is named, and the rest is kept. */
export function readLink(game: GameInfo, query: string): { variant: string; settings: Record<string, string>; unknown: readonly string[] } {
  const asked = new URLSearchParams(query);
  const variant = asked.get("variant") ?? NO_VARIANT;
  const pairs = asked.getAll("set").map((text) => /^([^:]+):(.*)$/.exec(text)?.slice(1) ?? [text, ""]);
  const isKnown = ([name]: readonly string[]): boolean => game.options.some((option) => option.name === name);
  const found = game.variants.find(({ name }) => name === variant);
  const isVariant = variant === NO_VARIANT || found !== undefined;
  const isOwn = found !== undefined && !isMode(game, found);
  return {
    variant: isOwn ? variant : NO_VARIANT,
    settings: { ...(isOwn ? {} : found?.settings), ...Object.fromEntries(pairs.filter(isKnown)) },
    unknown: [...pairs.filter((pair) => !isKnown(pair)).map(([name = ""]) => name), ...(isVariant ? [] : [variant])],
  };
}
