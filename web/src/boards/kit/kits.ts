/** Whose is whose: every seat has a shape and a colour, the same in every game. */
export type Shape = "circle" | "square" | "diamond" | "hexagon";

export interface Kit {
  readonly shape: Shape;
  readonly fill: string;
  readonly ink: string;
}

export const KITS: readonly Kit[] = [
  { shape: "circle", fill: "#FFF9EA", ink: "#1D2327" },
  { shape: "square", fill: "#1F2A44", ink: "#FFFFFF" },
  { shape: "diamond", fill: "#0B6464", ink: "#FFFFFF" },
  { shape: "hexagon", fill: "#F2B705", ink: "#1D2327" },
];

export const kitOf = (seat: number): Kit => KITS[seat % KITS.length] as Kit;

/** The outline of a shape about the origin, as large to the eye as a circle of that radius. */
export function outline(shape: Shape, radius: number): string {
  if (shape === "circle") return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  if (shape === "diamond") return polygon(4, radius * 1.18, 0);
  if (shape === "hexagon") return polygon(6, radius * 1.06, Math.PI / 6);
  return rounded(radius * 0.94, radius * 0.28);
}

function rounded(half: number, corner: number): string {
  const side = 2 * (half - corner);
  const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return `M${corner - half} ${-half}h${side}${turn(corner, corner)}v${side}${turn(-corner, corner)}h${-side}${turn(-corner, -corner)}v${-side}${turn(corner, -corner)}Z`;
}

function polygon(corners: number, radius: number, turned: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = turned + (2 * Math.PI * corner) / corners;
    return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${points.join("L")}Z`;
}
