/** Whether the seed told at the end is the one whose fingerprint was shown at the start. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

const FINGERPRINT_BYTES = 32;

/** The BLAKE2b-256 of a seed, both in hexadecimal; nothing if the seed is not written that way. */
export function fingerprint(seed: string): string | null {
  try {
    return bytesToHex(blake2b(hexToBytes(seed), { dkLen: FINGERPRINT_BYTES }));
  } catch {
    return null;
  }
}

export function keepsPromise(commitment: string, seed: string): boolean {
  return fingerprint(seed) === commitment.toLowerCase();
}
