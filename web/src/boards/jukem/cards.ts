/** How the cards of the deck look: what they are worth and of what kind they are stands on the printed cards too. */
export type Kind = "offense" | "juke" | "defense" | "weak" | "time";

export interface Printed {
  readonly kind: Kind;
  readonly worth: string;
  /** Two letters, for small print. */
  readonly short: string;
}

export const BANDS: Readonly<Record<Kind, string>> = { offense: "#1D2327", juke: "#653A9C", defense: "#A3261F", weak: "#A3261F", time: "#0B6464" };

const CARDS: Readonly<Record<string, Printed>> = {
  TWO_POINTER: { kind: "offense", worth: "2", short: "2P" },
  THREE_POINTER: { kind: "offense", worth: "3", short: "3P" },
  DUNK: { kind: "offense", worth: "2", short: "DK" },
  HALF_COURT: { kind: "offense", worth: "3", short: "HC" },
  AND_1: { kind: "offense", worth: "+1", short: "A1" },
  FREE_THROW: { kind: "offense", worth: "1", short: "FT" },
  JUKEM: { kind: "juke", worth: "×2", short: "JK" },
  BLOCK: { kind: "defense", worth: "", short: "BL" },
  MISS: { kind: "defense", worth: "", short: "MI" },
  THREE_SECONDS: { kind: "defense", worth: "", short: "3S" },
  TECHNICAL_FOUL: { kind: "defense", worth: "", short: "TF" },
  BRICK: { kind: "weak", worth: "", short: "BR" },
  AIR_BALL: { kind: "weak", worth: "", short: "AB" },
  TIME_OUT: { kind: "time", worth: "", short: "TO" },
};

export const ORDER: readonly string[] = Object.keys(CARDS);

export const printed = (card: string): Printed => CARDS[card] ?? { kind: "offense", worth: "", short: card.slice(0, 2) };

/** Cards counted by kind, one after the other in the order of the deck. */
export function spread(cards: Readonly<Record<string, number>>): readonly string[] {
  const rank = (card: string): number => (ORDER.indexOf(card) + ORDER.length) % ORDER.length;
  return Object.keys(cards).sort((one, other) => rank(one) - rank(other)).flatMap((card) => Array<string>(cards[card] ?? 0).fill(card));
}

/** The cards of a play, which is spelt by their two letters: "JK+3P+A1". */
export function cardsOf(play: string | null): readonly string[] {
  return (play?.split("+") ?? []).map((short) => ORDER.find((card) => printed(card).short === short) ?? short);
}
