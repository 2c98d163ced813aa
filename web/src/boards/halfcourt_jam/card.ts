import type { Card } from "../boards.ts";
import { SIDES } from "./sides.ts";

export const card: Card = { accent: { light: "#653a9c", dark: "#c2a4f3" }, kits: SIDES };
