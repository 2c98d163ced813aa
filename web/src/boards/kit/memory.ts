/** What this browser remembers of what people like about a board. */
export { recall, remember } from "../../memory.ts";
