/** The view of the game as the server sends it, as far as the board draws it. */
export type Cards = Readonly<Record<string, number>>;

export interface View {
  readonly viewer: number;
  readonly quarter: number;
  readonly periods: number;
  readonly offense: number;
  readonly play: string | null;
  readonly play_points: number;
  readonly discards_left: number;
  readonly score: readonly number[];
  /** What both sides scored in each quarter that is over; an older server does not say. */
  readonly quarters?: readonly (readonly number[])[];
  readonly hand: Cards;
  readonly hand_size: readonly number[];
  readonly pile_size: number;
  readonly discards: Cards;
  readonly scored: readonly Cards[];
  readonly deck: Cards;
  readonly unseen: Cards;
}
