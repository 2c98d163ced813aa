import type { Card } from "../boards.ts";

export const card: Card = { accent: { light: "#1d4f9e", dark: "#8fb9f7" } };
