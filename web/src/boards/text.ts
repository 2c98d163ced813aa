/** A board of text: lines that are drawn must keep their columns, lines that are written may be broken. */
export interface BoardLine {
  readonly text: string;
  readonly isDrawn: boolean;
}

/** Spaces between two signs, or a ruled line, as only a drawing has them. */
const COLUMNS = /\S {2,}\S|[-=_|]{6,}/;
/** As many as a phone shows in the smallest letters; a longer line is broken. */
const LONGEST_DRAWING = 80;

export function boardLines(board: string): readonly BoardLine[] {
  const lines = board.replace(/\s+$/, "").split("\n");
  return lines.map((text, place) => ({ text, isDrawn: text.length <= LONGEST_DRAWING && isDrawn(lines, place) }));
}

/** Ask whether a line is part of a drawing: it has columns, or it is far in, right beside one that has. */
function isDrawn(lines: readonly string[], place: number): boolean {
  const text = lines[place] ?? "";
  if (COLUMNS.test(text)) return true;
  return text.startsWith("   ") && [place - 1, place + 1].some((next) => COLUMNS.test(lines[next] ?? ""));
}

const FEWEST_COLUMNS = 24;

/** How many columns the drawn lines of a board take. */
export function drawnColumns(lines: readonly BoardLine[]): number {
  return Math.max(FEWEST_COLUMNS, ...lines.filter((line) => line.isDrawn).map((line) => line.text.length));
}

/** How many columns all lines take, but for those that have to be broken anyway. */
export function allColumns(lines: readonly BoardLine[]): number {
  const lengths = lines.map((line) => line.text.length).filter((length) => length <= LONGEST_DRAWING);
  return Math.max(FEWEST_COLUMNS, ...lengths);
}
