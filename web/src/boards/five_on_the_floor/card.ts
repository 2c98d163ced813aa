import type { Card } from "../boards.ts";

export const card: Card = { accent: { light: "#0b6464", dark: "#74ceca" } };
