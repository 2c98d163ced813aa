/** How one last played a game: which way, and against whom. */
import { recall, remember } from "../memory.ts";
import { strengths, usualBot } from "../setup/wish.ts";
import type { GameInfo, ModeInfo } from "../wire.ts";
import { say, words } from "../words.svelte.ts";

export const lastLevel = (game: GameInfo): string => usualBot(game, recall(`bot.${game.name}`));

export const rememberLevel = (game: GameInfo, bot: string): void => remember(`bot.${game.name}`, bot);

/** What is said of a level that lets people wait. */
export const slowness = (bot: string): string => (words.has(`bot-${bot}-about`) ? say(`bot-${bot}-about`) : "");

export const lastMode = (game: GameInfo): string | null => recall(`mode.${game.name}`);

export const rememberMode = (game: GameInfo, mode: ModeInfo): void => remember(`mode.${game.name}`, mode.name);

/** How strong the other side was last time, where the rules play it; at first as printed. */
export function lastStrength(game: GameInfo, mode: ModeInfo | undefined): string {
  const printed = game.options.find(({ name }) => name === mode?.level)?.default ?? "";
  const known = recall(`strength.${game.name}`);
  return strengths(game, mode ?? null).find(({ name }) => name === known)?.name ?? printed;
}

export const rememberStrength = (game: GameInfo, strength: string): void => remember(`strength.${game.name}`, strength);
