import type { Card } from "../boards.ts";

export const card: Card = { accent: { light: "#a8450e", dark: "#f0a06a" } };
