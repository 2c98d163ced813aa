/** Begins a guided match. */
import { sitDown } from "../lobby/playing.ts";
import { person } from "../person.svelte.ts";
import { newTable, usualWish } from "../setup/wish.ts";
import type { GameInfo } from "../wire.ts";
import { words } from "../words.svelte.ts";

/** Sit down at a lesson, or return why that is not possible. */
export const beginLesson = (game: GameInfo): Promise<string> => sitDown({ ...newTable(game, usualWish(game), { name: person.name, lang: words.lang }), lesson: true });
