/** Sounds, made on the spot; the synthesizer is fetched with the first one that is wanted. */
import { recall, remember } from "../../memory.ts";

export type Sound = "tap" | "step" | "card" | "dice" | "swish" | "rim" | "whistle" | "buzzer" | "turn";
export type Volume = "off" | "quiet" | "loud";

const LEVELS: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.1, loud: 0.25 };
const NOISE = 4;
const SQUARE = 6;
const SAW = 2;
const SINE = 0;

/** Volume, randomness, frequency, attack, sustain, release, shape, and what comes after, as zzfx takes them. */
const SOUNDS: Readonly<Record<Sound, readonly (readonly (number | undefined)[])[]>> = {
  tap: [[0.4, 0, 900, 0, 0.003, 0.006, SINE]],
  step: [[0.7, 0.05, 150, 0, 0.01, 0.03, SINE]],
  card: [[0.35, 0.1, 1200, 0.005, 0.02, 0.04, NOISE]],
  dice: [[0.5, 0.2, 500, 0, 0.01, 0.02, NOISE, 1, 0, 0, 0, 0, 0.07]],
  swish: [[0.5, 0.05, 2400, 0.02, 0.06, 0.14, NOISE, 1, -30]],
  rim: [[0.6, 0, 320, 0, 0.03, 0.12, SQUARE], [0.5, 0, 470, 0, 0.03, 0.12, SQUARE]],
  whistle: [[0.5, 0, 2100, 0.02, 0.18, 0.08, SINE, 1, 0, 0, 0, 0, 0, 0, 30]],
  buzzer: [[0.7, 0, 110, 0.01, 0.5, 0.1, SAW]],
  turn: [[0.5, 0, 520, 0.01, 0.06, 0.08, SINE, 1, 0, 0, 180, 0.07]],
};
const VOLUMES: readonly Volume[] = ["off", "quiet", "loud"];
/** Two sounds closer than this are one. */
const APART = 40;

type Synth = typeof import("zzfx");
let synth: Promise<Synth> | null = null;
let last = 0;
let wasTouched = false;

/** How loud it is to be; phones are silent until somebody wants them otherwise. */
export function volume(): Volume {
  const wish = recall("sound") as Volume | null;
  if (wish !== null && VOLUMES.includes(wish)) return wish;
  return typeof matchMedia === "undefined" || matchMedia("(pointer: coarse)").matches ? "off" : "quiet";
}

export function setVolume(wish: Volume): void {
  remember("sound", wish);
}

/** Browsers let a page be heard only after it was touched. */
export function allow(): void {
  wasTouched = true;
}

export function play(sound: Sound): void {
  const level = LEVELS[volume()];
  if (!wasTouched || level === 0 || performance.now() - last < APART) return;
  last = performance.now();
  void perform(sound, level);
}

async function perform(sound: Sound, level: number): Promise<void> {
  synth ??= import("zzfx");
  const { ZZFX } = await synth;
  ZZFX.volume = level;
  for (const parameters of SOUNDS[sound]) ZZFX.play(...parameters);
}
