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

/** The first side of the lit box where a card has room: above, below, left, right; else the corner farthest away. */
export function beside(lit: Box | null, card: { width: number; height: number }, room: Box): { x: number; y: number } {
  const last = { x: room.x + room.width - card.width, y: room.y + room.height - card.height };
  const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
  if (!lit) return { x: room.x + (room.width - card.width) / 2, y: room.y };
  const x = within(lit.x + lit.width / 2 - card.width / 2, room.x, last.x);
  const y = within(lit.y + lit.height / 2 - card.height / 2, room.y, last.y);
  const sides = [
    { x, y: lit.y - GAP - card.height },
    { x, y: lit.y + lit.height + GAP },
    { x: lit.x - GAP - card.width, y },
    { x: lit.x + lit.width + GAP, y },
  ];
  const fits = (side: { x: number; y: number }): boolean => side.x >= room.x && side.y >= room.y && side.x <= last.x && side.y <= last.y;
  return sides.find(fits) ?? { x: lit.x > room.x + room.width / 2 ? room.x : last.x, y: lit.y > room.y + room.height / 2 ? room.y : last.y };
}
