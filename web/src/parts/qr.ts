/** QR codes (ISO/IEC 18004) of any text, as bytes and with the least correction: a screen does not get dirty. */

/** Rows of dark (1) and light (0) modules; where there is none yet is room for the text. */
type Grid = (number | undefined)[][];

/** For each version from 1: bytes of correction in a block, and in how many blocks. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25];

/** Where a mask turns dark into light: wherever it is 0. */
const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => (x * y) % 2 + (x * y) % 3,
  (x, y) => ((x * y) % 2 + (x * y) % 3) % 2,
  (x, y) => ((x + y) % 2 + (x * y) % 3) % 2,
];

/** The text as a code of the smallest size that holds it; nothing if none does. */
export function qrCode(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (const [at, count] of BLOCKS.entries()) {
    const version = at + 1;
    const empty = frame(version);
    const correction = CORRECTION[at] ?? 0;
    const whole = empty.flat().filter((module) => module === undefined).length >> 3;
    const data = packed(bytes, version, whole - correction * count);
    if (data) return best(filled(empty, interleaved(data, count, correction)), empty);
  }
  return null;
}

/** What every code of a version has: finders, timing, alignment, and where version and format are told. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }));
  const rings = (midX: number, midY: number, reach: number, light: number[]): void => {
    for (let y = midY - reach; y <= midY + reach; y++) {
      for (let x = midX - reach; x <= midX + reach; x++) dot(grid, x, y, light.includes(Math.max(Math.abs(x - midX), Math.abs(y - midY))) ? 0 : 1);
    }
  };
  for (let at = 0; at < size; at++) {
    dot(grid, at, 6, (at + 1) % 2);
    dot(grid, 6, at, (at + 1) % 2);
  }
  const places = alignments(version);
  const last = size - 7;
  for (const x of places) {
    for (const y of places) if (Math.min(x, y) > 6 || ![6, last].includes(Math.max(x, y))) rings(x, y, 2, [1]);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, [2, 4]);
  if (version > 6) {
    const told = checked(version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      dot(grid, size - 11 + at % 3, Math.floor(at / 3), told >> at & 1);
      dot(grid, Math.floor(at / 3), size - 11 + at % 3, told >> at & 1);
    }
  }
  tellFormat(grid, 0);
  return grid;
}

function dot(grid: Grid, x: number, y: number, dark: number): void {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
}

/** Where small squares lie, along both sides. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.floor((8 * version + 3 * count + 5) / (4 * count - 4));
  return [6, ...Array.from({ length: count - 1 }, (_none, at) => 10 + 4 * version - step * (count - 2 - at))];
}

/** A number with so many bits of remainder behind it, as versions and formats are told. */
function checked(number: number, bits: number, divisor: number): number {
  let rest = number;
  for (let at = 0; at < bits; at++) rest = rest << 1 ^ (rest >> bits - 1) * divisor;
  return number << bits | rest;
}

/** Which mask it is and how much is corrected, told twice. */
function tellFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const told = checked(8 | mask, 10, 0x537) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const bit = told >> at & 1;
    const near = at < 6 ? at : at < 8 ? at + 1 : at < 9 ? 7 : 14 - at;
    if (at < 8) dot(grid, 8, near, bit);
    else dot(grid, near, 8, bit);
    if (at < 8) dot(grid, size - 1 - at, 8, bit);
    else dot(grid, 8, size - 15 + at, bit);
  }
  dot(grid, 8, size - 8, 1);
}

/** The bytes behind their kind and number, filled up to the room there is; nothing if they do not fit. */
function packed(bytes: number[], version: number, room: number): number[] | null {
  const head = version < 10 ? [4, bytes.length] : [4, bytes.length >> 8, bytes.length & 255];
  if (head.length + bytes.length > room) return null;
  const halves = [...head, ...bytes].flatMap((byte, at) => (at ? [byte >> 4, byte & 15] : [byte]));
  const data = Array.from({ length: (halves.length + 1) / 2 }, (_none, at) => (halves[2 * at] ?? 0) << 4 | (halves[2 * at + 1] ?? 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad);
  return data;
}

/** Blocks of data, each with its correction, byte by byte in turn. */
function interleaved(data: number[], count: number, correction: number): number[] {
  const short = Math.floor(data.length / count);
  const longFrom = count - data.length % count;
  const blocks = BLOCKS.slice(0, count).map((_none, at) => data.slice(at * short + Math.max(0, at - longFrom), (at + 1) * short + Math.max(0, at + 1 - longFrom)));
  const divisor = divisorOf(correction);
  return [...inTurn(blocks), ...inTurn(blocks.map((block) => remainder(block, divisor)))];
}

const inTurn = (blocks: number[][]): number[] => Array.from({ length: Math.max(...blocks.map((block) => block.length)) }, (_none, at) => blocks.flatMap((block) => block[at] ?? [])).flat();

/** Two numbers of the field of 256, multiplied. */
function times(one: number, other: number): number {
  let product = 0;
  for (let [left, power] = [one, other]; left; left >>= 1, power = power << 1 ^ (power >> 7) * 0x11d) if (left & 1) product ^= power;
  return product;
}

/** The polynomial that has the first powers of two as its roots, without its first 1. */
function divisorOf(degree: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < degree; at++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((factor, place) => factor ^ times(divisor[place - 1] ?? 0, root));
  }
  return divisor.slice(1);
}

function remainder(block: number[], divisor: number[]): number[] {
  return block.reduce((rest, byte) => {
    const [first = 0, ...others] = rest;
    return divisor.map((factor, at) => (others[at] ?? 0) ^ times(factor, first ^ byte));
  }, divisor.map(() => 0));
}

/** The bytes laid into the free modules: in columns of two from the right, up and down in turn. */
function filled(empty: Grid, bytes: number[]): Grid {
  const grid = empty.map((row) => [...row]);
  const size = grid.length;
  let at = 0;
  for (let column = 0; column < (size - 1) / 2; column++) {
    for (let step = 0; step < 2 * size; step++) {
      const right = size - 1 - 2 * column - step % 2;
      const x = right < 7 - step % 2 ? right - 1 : right;
      const y = column % 2 ? step >> 1 : size - 1 - (step >> 1);
      if (empty[y]?.[x] !== undefined) continue;
      dot(grid, x, y, (bytes[at >> 3] ?? 0) >> 7 - at % 8 & 1);
      at++;
    }
  }
  return grid;
}

/** The code under the mask that can be read best. */
function best(grid: Grid, empty: Grid): Grid {
  const masked = MASKS.map((mask, number) => {
    const code = grid.map((row, y) => row.map((dark = 0, x) => (empty[y]?.[x] === undefined && !mask(x, y) ? 1 - dark : dark)));
    tellFormat(code, number);
    return code;
  });
  const faults = masked.map(penalty);
  return masked[faults.indexOf(Math.min(...faults))] ?? grid;
}

/** How hard it is to read: long runs, what looks like a finder, squares of one colour, and too much of one colour. */
function penalty(code: Grid): number {
  const turned = code.map((_row, x) => code.map((row) => row[x]));
  const all = code.flat();
  let found = 10 * Math.floor(20 * Math.abs(all.filter(Boolean).length / all.length - 0.5));
  for (const row of [...code, ...turned].map((line) => line.join(""))) {
    for (const run of row.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    found += 40 * [/01011101(?=0000)/g, /(?<=0000)1011101(?=0)/g].flatMap((finder) => `0000${row}0000`.match(finder) ?? []).length;
  }
  code.forEach((row, y) => row.forEach((dark, x) => {
    if (x && y && dark === row[x - 1] && dark === code[y - 1]?.[x] && dark === code[y - 1]?.[x - 1]) found += 3;
  }));
  return found;
}
