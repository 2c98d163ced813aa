import type { Card } from "../boards.ts";

export const card: Card = { accent: { light: "#2a6a3c", dark: "#86cf9a" } };
