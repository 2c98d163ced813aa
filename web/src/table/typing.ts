/** Choosing by number keys: with more than nine options two keys may be needed. */
export interface Typed {
  readonly digits: string;
  readonly chosen: number | null;
}

export const NOTHING: Typed = { digits: "", chosen: null };

/** Add a digit; the number is chosen as soon as no longer one could be meant. */
export function type(before: string, digit: string, options: number): Typed {
  const digits = fits(before + digit, options) ? before + digit : fits(digit, options) ? digit : "";
  const isCertain = digits !== "" && Number(digits) * 10 > options;
  return isCertain ? { digits: "", chosen: Number(digits) } : { digits, chosen: null };
}

function fits(digits: string, options: number): boolean {
  return Number(digits) >= 1 && Number(digits) <= options;
}
