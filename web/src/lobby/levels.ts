/** The level one plays against, remembered for every game. */
import { recall, remember } from "../memory.ts";
import type { GameInfo } from "../wire.ts";
import { usualBot } from "../setup/wish.ts";

export const lastLevel = (game: GameInfo): string => usualBot(game, recall(`bot.${game.name}`));

export const rememberLevel = (game: GameInfo, bot: string): void => remember(`bot.${game.name}`, bot);
