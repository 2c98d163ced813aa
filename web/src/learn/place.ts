/** Where the card of the coach stands: beside what is lit, never over it. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 16;

/** The box around several boxes. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const meet = (one: Box, other: Box): boolean => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** The first side of the lit box where a card has room and leaves another box free: above, below, left, right; null where none has. */
export function beside(lit: Box | null, card: { width: number; height: number }, room: Box, free: Box | null = null): { x: number; y: number } | null {
  if (!lit) return null;
  const last = { x: room.x + room.width - card.width, y: room.y + room.height - card.height };
  const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
  const x = within(lit.x + lit.width / 2 - card.width / 2, room.x, last.x);
  const y = within(lit.y + lit.height / 2 - card.height / 2, room.y, last.y);
  const sides = [
    { x, y: lit.y - GAP - card.height },
    { x, y: lit.y + lit.height + GAP },
    { x: lit.x - GAP - card.width, y },
    { x: lit.x + lit.width + GAP, y },
  ];
  const fits = (side: { x: number; y: number }): boolean => side.x >= room.x && side.y >= room.y && side.x <= last.x && side.y <= last.y;
  return sides.find((side) => fits(side) && !(free && meet({ ...side, ...card }, free))) ?? null;
}

/** How far to move the page so that a box is seen between two heights; of one that is too tall, its lower end. */
export function hiddenBy(box: Box, { top, bottom }: { top: number; bottom: number }): number {
  const below = box.y + box.height - bottom;
  return below > 0 ? below : Math.min(0, Math.max(box.y - top, below));
}
