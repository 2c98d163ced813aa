/** Why something could not be had, in the server's words; where nobody answered, in ours. */
import { Refusal } from "./api.ts";
import { say } from "./words.svelte.ts";

export const sentenceOf = (failure: unknown): string => (failure instanceof Refusal && failure.message) || say("unreachable");
