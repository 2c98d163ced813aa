/** Yellow and Purple. */
import type { Kit } from "../kit/kits.ts";

export const SIDES: readonly Kit[] = [
  { shape: "circle", fill: "#F7C325", ink: "#2A1E00" },
  { shape: "square", fill: "#54278A", ink: "#FFFFFF" },
];

export const sideKit = (side: number): Kit => SIDES[side] ?? { shape: "circle", fill: "#1D2327", ink: "#FFFFFF" };
