/** The court, cut into ring sectors around the rim: its lines are the borders of the game, and no others. */
export type Point = readonly [x: number, y: number];

const RIM: Point = [50, 10];
const PAINT = 9.5;
const MIDDLE = 26;
/** The three-point line is an arc that two straight lines meet. */
const THREE = 43.5;
const CORNER = 37;
const LOGOS = 62;
export const HALF = 95;
export const WIDE = 100;
export const LONG = 118;

/** The cuts, in degrees from the way that leads straight away from the rim. */
const BEHIND = 150;
const BLOCK = 35;
const TOP = 17;
const LOGO = 8;
const BEND = degrees(Math.asin(CORNER / THREE));
const SIDELINE = degrees(Math.asin(50 / LOGOS));
const END_LINE = degrees(Math.acos(-RIM[1] / MIDDLE));
const CENTRE = (HALF - RIM[1]) * Math.tan(radians(LOGO));

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function at(radius: number, angle: number): Point {
  return [RIM[0] + radius * Math.sin(radians(angle)), RIM[1] + radius * Math.cos(radians(angle))];
}

function arc(radius: number, from: number, to: number): readonly Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 4));
  return Array.from({ length: steps + 1 }, (_, step) => at(radius, from + ((to - from) * step) / steps));
}

const ray = (angle: number, from: number, to: number): readonly Point[] => [at(from, angle), at(to, angle)];
/** How far the half-court line is along a way from the rim. */
const toHalf = (angle: number): number => (HALF - RIM[1]) / Math.cos(radians(angle));
const toSide = (angle: number): number => RIM[0] / Math.abs(Math.sin(radians(angle)));

/** Borders of the middle and of the left half. */
const DRAWN: Readonly<Record<string, readonly Point[]>> = {
  "PC-RIM": arc(PAINT, -BLOCK, BLOCK),
  "PL-RIM": arc(PAINT, -BEHIND, -BLOCK),
  "PC-PL": ray(-BLOCK, PAINT, MIDDLE),
  "PL-SL": arc(MIDDLE, -END_LINE, -BEND),
  "EL-PL": arc(MIDDLE, -BEND, -BLOCK),
  "EL-PC": arc(MIDDLE, -BLOCK, -TOP),
  "FT-PC": arc(MIDDLE, -TOP, TOP),
  "EL-SL": ray(-BEND, MIDDLE, THREE),
  "CL-SL": [[RIM[0] - CORNER, 0], at(THREE, -BEND)],
  "EL-FT": ray(-TOP, MIDDLE, THREE),
  "EL-WL": arc(THREE, -BEND, -TOP),
  "FT-TP": arc(THREE, -TOP, TOP),
  "CL-WL": ray(-BEND, THREE, toSide(BEND)),
  "TP-WL": ray(-TOP, THREE, LOGOS),
  "LL-WL": arc(LOGOS, -SIDELINE, -TOP),
  "LL-TP": arc(LOGOS, -TOP, -LOGO),
  "LC-TP": arc(LOGOS, -LOGO, LOGO),
  "LC-LL": ray(-LOGO, LOGOS, toHalf(LOGO)),
  "BL-LL": [[0, HALF], [RIM[0] - CENTRE, HALF]],
  "BC-LC": [[RIM[0] - CENTRE, HALF], [RIM[0] + CENTRE, HALF]],
  "BC-BL": [[RIM[0] - CENTRE, HALF], [RIM[0] - CENTRE, LONG]],
};

/** Spaces of the middle and of the left half. */
const OUTLINES: Readonly<Record<string, readonly Point[]>> = {
  RIM: [...arc(PAINT, -BEHIND, BEHIND), [at(PAINT, BEHIND)[0], 0], [at(PAINT, -BEHIND)[0], 0]],
  PC: [...arc(PAINT, -BLOCK, BLOCK), ...arc(MIDDLE, BLOCK, -BLOCK)],
  PL: [[at(PAINT, -BEHIND)[0], 0], ...arc(PAINT, -BEHIND, -BLOCK), ...arc(MIDDLE, -BLOCK, -END_LINE)],
  SL: [[RIM[0] - CORNER, 0], ...arc(MIDDLE, -END_LINE, -BEND), at(THREE, -BEND)],
  EL: [...arc(MIDDLE, -BEND, -TOP), ...arc(THREE, -TOP, -BEND)],
  FT: [...arc(MIDDLE, -TOP, TOP), ...arc(THREE, TOP, -TOP)],
  CL: [[0, 0], [RIM[0] - CORNER, 0], at(THREE, -BEND), at(toSide(BEND), -BEND)],
  WL: [at(toSide(BEND), -BEND), ...arc(THREE, -BEND, -TOP), ...arc(LOGOS, -TOP, -SIDELINE)],
  TP: [...arc(THREE, -TOP, TOP), ...arc(LOGOS, TOP, -TOP)],
  LL: [...arc(LOGOS, -SIDELINE, -LOGO), [RIM[0] - CENTRE, HALF], [0, HALF]],
  LC: [...arc(LOGOS, -LOGO, LOGO), [RIM[0] + CENTRE, HALF], [RIM[0] - CENTRE, HALF]],
  BL: [[0, HALF], [RIM[0] - CENTRE, HALF], [RIM[0] - CENTRE, LONG], [0, LONG]],
  BC: [[RIM[0] - CENTRE, HALF], [RIM[0] + CENTRE, HALF], [RIM[0] + CENTRE, LONG], [RIM[0] - CENTRE, LONG]],
};

/** Where a space says what a shot from it takes: where neither Hoopers nor screens stand. */
const PRINTED: Readonly<Record<string, Point>> = {
  RIM: [50, 15.3], PL: [31.2, 7.6], PC: [50, 23.7], SL: [18.8, 4.8], EL: [20.4, 34.8], FT: [50, 40],
  CL: [6.5, 5.2], WL: [22, 58], TP: [43.8, 57.5], LL: [11.6, 90.8], LC: [50, 90.8], BL: [11, 114.8], BC: [44.6, 115.6],
};

/** What is printed belongs to its space for a finger too, however many screens could be set beside it: so wide, so high. */
export const PRINT: Point = [11.2, 2.6];

/** Where a space says what it costs to go there. */
const PRICED: Readonly<Record<string, Point>> = {
  RIM: [43.6, 14], PL: [31.2, 15.2], PC: [56.6, 32.6], SL: [18, 9.4], EL: [30, 34], FT: [56.8, 49.6],
  CL: [6.5, 30.6], WL: [6.5, 44.4], TP: [57.2, 57.2], LL: [29.2, 86], LC: [50, 76.2], BL: [27.6, 114], BC: [57.6, 114.8],
};

const flip = ([x, y]: Point): Point => [2 * RIM[0] - x, y];
const mirror = (code: string): string => code.replace(/L$/, "R");

function bothHalves<Kind>(left: Readonly<Record<string, Kind>>, other: (name: string) => string, turn: (drawn: Kind) => Kind): Readonly<Record<string, Kind>> {
  return Object.fromEntries(Object.entries(left).flatMap(([name, drawn]) => [[other(name), turn(drawn)], [name, drawn]] as const));
}

/** The same border whichever of its spaces is named first. */
export const borderName = (one: string, other: string): string => [one, other].sort().join("-");

const mirrorBorder = (name: string): string => {
  const [one = "", other = ""] = name.split("-").map((code) => (code === "LC" ? code : mirror(code)));
  return borderName(one, other);
};
const flipAll = (points: readonly Point[]): readonly Point[] => points.map(flip).reverse();

export const CELLS = bothHalves(OUTLINES, mirror, flipAll);
export const BORDERS = bothHalves(DRAWN, mirrorBorder, flipAll);
export const LABELS = bothHalves(PRINTED, mirror, flip);
export const PRICES = bothHalves(PRICED, mirror, flip);

export const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;

export const PATHS = Object.fromEntries(Object.entries(CELLS).map(([code, points]) => [code, `${line(points)}Z`]));

const THREE_ARC = arc(THREE, -BEND, BEND);
export const LINES = {
  three: line([[RIM[0] - CORNER, 0], ...THREE_ARC, [RIM[0] + CORNER, 0]]),
  paint: line(arc(MIDDLE, -END_LINE, END_LINE)),
  logos: line(arc(LOGOS, -SIDELINE, SIDELINE)),
  half: `M0 ${HALF}H${WIDE}`,
};

export interface Middle {
  readonly x: number;
  readonly y: number;
  /** How the border lies there, in degrees, so that letters along it stand upright. */
  readonly turn: number;
}

/** The middle of a border, by the way along it. */
export function middleOf(points: readonly Point[]): Middle {
  const lengths = points.slice(1).map(([x, y], place) => Math.hypot(x - (points[place] as Point)[0], y - (points[place] as Point)[1]));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  const place = lengths.findIndex((length) => (left -= length) <= 0);
  const [from, to] = [points[place] as Point, points[place + 1] as Point];
  const share = 1 + left / (lengths[place] as number);
  const [right, down] = [to[0] - from[0], to[1] - from[1]];
  const turn = degrees(Math.atan(down / right));
  return { x: from[0] + right * share, y: from[1] + down * share, turn: Number.isNaN(turn) ? 90 : turn };
}

export const MIDDLES = Object.fromEntries(Object.entries(BORDERS).map(([name, points]) => [name, middleOf(points)]));
