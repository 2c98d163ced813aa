/** Whether the seed told at the end is the one whose fingerprint was shown at the start: its BLAKE2b (RFC 7693). */

const FINGERPRINT_BYTES = 32;
/** A seed is one block, and no longer. */
const BLOCK_BYTES = 128;

const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
/** Which words of the message go in, in each round of eight mixings. */
const ROUNDS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d", "2c6a0b834d75fe19",
  "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0", "0123456789abcdef", "ea489fd61c02b753",
];
/** Which words of the state are mixed with each other: columns, then diagonals. */
const MIXED = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"];

/** The BLAKE2b-256 of a seed, both in hexadecimal; nothing if the seed is not written that way. */
export function fingerprint(seed: string): string | null {
  if (!/^(?:[\da-f]{2})*$/i.test(seed) || seed.length > 2 * BLOCK_BYTES) return null;
  const block = seed.padEnd(2 * BLOCK_BYTES, "0").match(/.{16}/g) ?? [];
  const message = block.map((word) => BigInt(`0x${turned(word)}`));
  const first = START.map((word, at) => (at ? word : word ^ BigInt(0x01010000 + FINGERPRINT_BYTES)));
  const words = BigUint64Array.of(...first, ...START);
  words[12] = word(words, 12) ^ BigInt(seed.length / 2);
  words[14] = ~word(words, 14);
  for (const round of ROUNDS) MIXED.forEach((four, at) => mix(words, numbers(four), numbers(round.slice(2 * at, 2 * at + 2)).map((which) => message[which] ?? 0n)));
  const end = first.map((begun, at) => begun ^ word(words, at) ^ word(words, at + 8));
  return end.map((half) => turned(half.toString(16).padStart(16, "0"))).join("").slice(0, 2 * FINGERPRINT_BYTES);
}

function mix(words: BigUint64Array, [a = 0, b = 0, c = 0, d = 0]: number[], message: bigint[]): void {
  message.forEach((said, half) => {
    words[a] = word(words, a) + word(words, b) + said;
    words[d] = rotated(word(words, d) ^ word(words, a), half ? 16n : 32n);
    words[c] = word(words, c) + word(words, d);
    words[b] = rotated(word(words, b) ^ word(words, c), half ? 63n : 24n);
  });
}

const word = (words: BigUint64Array, at: number): bigint => words[at] ?? 0n;
const numbers = (digits: string): number[] => [...digits].map((digit) => parseInt(digit, 16));
const rotated = (number: bigint, by: bigint): bigint => number >> by | number << 64n - by;
/** The bytes of a word the other way round. */
const turned = (hex: string): string => (hex.match(/../g) ?? []).reverse().join("");

export function keepsPromise(commitment: string, seed: string): boolean {
  return fingerprint(seed) === commitment.toLowerCase();
}
