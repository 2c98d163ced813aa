/** The view of the game as the server sends it, as far as the board draws it. */
export type Cards = Readonly<Record<string, number>>;
export type Skill = "RUN" | "PASS" | "SPECIAL";

export interface SkillCard {
  /** Run, Pass and Special. */
  readonly values: readonly number[];
  readonly symbols: readonly string[];
}

export interface PlayCard {
  readonly copies: number;
  /** Forwards and backs. */
  readonly players: readonly number[];
  readonly skill: Skill;
  /** The five results, from the big loss to the big win: "+3 L P". */
  readonly table: readonly string[];
  readonly comes_back: readonly number[];
  readonly share_back: readonly number[];
  readonly comes_from: "TOP" | "BOTTOM";
  /** The line that each result leads to, counted from the try line of seat 0. */
  readonly leads: readonly number[];
}

export interface Side {
  readonly free: readonly number[];
  readonly hand: Cards;
  readonly known: Cards;
  readonly face_down: number;
  readonly tied: readonly string[];
  /** An empty name is a card that lies face down. */
  readonly played: readonly string[];
  readonly worths: readonly number[];
}

export interface View {
  readonly viewer: number;
  readonly to_act: number;
  readonly phase: string;
  readonly half: number;
  readonly halves: number;
  readonly phases: number;
  readonly phases_per_half: number;
  readonly attacker: number;
  readonly ball: number;
  readonly set_piece: string;
  readonly sides: readonly Side[];
  readonly play_hand: Cards;
  readonly play_hand_size: number;
  readonly play_deck_size: number;
  readonly play_discards: Cards;
  readonly announced: readonly number[];
  readonly play: string;
  readonly stands: string;
  readonly unseen_plays: Cards;
  readonly skill_cards: Readonly<Record<string, SkillCard>>;
  readonly play_cards: Readonly<Record<string, PlayCard>>;
}
