/** Where everything is on the floor, in units: a tile is 10 wide. The rim is always at the top. */
import type { View } from "./view.ts";

export const TILE = 10;
const USUAL_COLUMNS = 9;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A tile, by its upper left corner. */
export interface Tile extends Point {
  readonly name: string;
  readonly spot: string;
  readonly column: number;
  readonly row: number;
}

/** A patch of tiles of one spot: where its name stands, what a basket counts or 0 where nobody can hit. */
export interface Patch extends Point {
  readonly zone: string;
  readonly worth: number;
}

export interface Floor {
  readonly columns: number;
  readonly rows: number;
  /** How much larger signs about the floor are than on the compact court. */
  readonly scale: number;
  readonly tiles: readonly Tile[];
  readonly patches: readonly Patch[];
  /** Where zones meet. */
  readonly edges: string;
  /** Where what a basket counts changes. */
  readonly line: string;
  readonly rim: Point;
  readonly at: (tile: string) => Point;
}

/** Wing L and Wing R are both the wing. */
export const zoneOf = (spot: string): string => spot.replace(/_[LR]$/, "");

const floors = new Map<string, Floor>();

/** The floor of a view; equal views have the same one, so that it is drawn once. */
export function floorOf(view: View): Floor {
  const key = [view.court, ...Object.values(view.worth), ...(view.hopeless ?? [])].join(" ");
  const floor = floors.get(key) ?? laid(view);
  floors.set(key, floor);
  return floor;
}

function laid({ columns, rows, spots, worth, hopeless = [], rim }: View): Floor {
  const isFlipped = Number(rim.slice(1)) * 2 >= rows;
  const top = (row: number): number => (isFlipped ? rows - 1 - row : row) * TILE;
  const tiles = spots.flatMap((line, row) => line.map((spot, column) => ({ name: `${letter(column)}${row}`, spot, column, row, x: column * TILE, y: top(row) })));
  const scale = columns / USUAL_COLUMNS;
  const at = (tile: string): Point => ({ x: (tile.charCodeAt(0) - FIRST) * TILE + TILE / 2, y: top(Number(tile.slice(1))) + TILE / 2 });
  const found = new Map(tiles.map((tile) => [`${tile.x} ${tile.y}`, tile]));
  const borders = tiles.flatMap((tile) => bordersOf(tile, found));
  const isLine = ({ from, to }: Border): boolean => worth[from.spot] !== worth[to.spot];
  const isEdge = ({ from, to }: Border): boolean => zoneOf(from.spot) !== zoneOf(to.spot);
  const path = (some: readonly Border[]): string => some.map((border) => border.path).join("");
  return { columns, rows, scale, tiles, at, patches: patchesOf(tiles, found, (spot) => (hopeless.includes(spot) ? 0 : (worth[spot] ?? 0))), edges: path(borders.filter(isEdge)), line: path(borders.filter(isLine)), rim: { x: at(rim).x, y: -4 * scale } };
}

const FIRST = "a".charCodeAt(0);
export const letter = (column: number): string => String.fromCharCode(FIRST + column);

interface Border {
  readonly from: Tile;
  readonly to: Tile;
  readonly path: string;
}

function bordersOf(tile: Tile, found: ReadonlyMap<string, Tile>): readonly Border[] {
  const [right, below] = [found.get(`${tile.x + TILE} ${tile.y}`), found.get(`${tile.x} ${tile.y + TILE}`)];
  return [
    ...(right ? [{ from: tile, to: right, path: `M${right.x} ${right.y}v${TILE}` }] : []),
    ...(below ? [{ from: tile, to: below, path: `M${below.x} ${below.y}h${TILE}` }] : []),
  ];
}

/** Each patch of one spot, by its first tile in reading order. */
function patchesOf(tiles: readonly Tile[], found: ReadonlyMap<string, Tile>, worthOf: (spot: string) => number): readonly Patch[] {
  const seen = new Set<Tile>();
  const inOrder = [...tiles].sort((one, other) => one.y - other.y || one.x - other.x);
  return inOrder.flatMap((tile) => {
    if (seen.has(tile)) return [];
    spread(tile, found, seen);
    return [{ x: tile.x, y: tile.y, zone: zoneOf(tile.spot), worth: worthOf(tile.spot) }];
  });
}

function spread(tile: Tile, found: ReadonlyMap<string, Tile>, seen: Set<Tile>): void {
  seen.add(tile);
  for (const [x, y] of [[TILE, 0], [-TILE, 0], [0, TILE], [0, -TILE]] as const) {
    const next = found.get(`${tile.x + x} ${tile.y + y}`);
    if (next?.spot === tile.spot && !seen.has(next)) spread(next, found, seen);
  }
}
