/** The view of the game as the server sends it, as far as the board draws it. */
export interface Piece {
  readonly seat: number;
  readonly slot: number;
  readonly size: string;
  readonly is_fast: boolean;
  readonly stamina: number;
  readonly tile: string;
  readonly spot: string;
  readonly has_ball: boolean;
}

export interface Preview {
  readonly slot: number;
  readonly size: string;
  readonly spot: string;
  /** What the shot clock will show at that shot; an older server does not say. */
  readonly clock?: number;
  readonly points: number;
  readonly distance: number;
  readonly coverage: string;
  readonly dice: number;
  readonly needs: number;
  readonly cases: number;
  readonly of: number;
}

export interface View {
  readonly viewer: number;
  readonly phase: string;
  readonly court: string;
  readonly columns: number;
  readonly rows: number;
  readonly rim: string;
  readonly spots: readonly (readonly string[])[];
  readonly worth: Readonly<Record<string, number>>;
  /** The spots nobody can hit from; an older server does not say. */
  readonly hopeless?: readonly string[];
  readonly possession: number;
  readonly target: number;
  readonly offense: number;
  readonly turn: number;
  readonly clock: number;
  readonly action_points: number;
  readonly scheme: string | null;
  readonly pieces: readonly Piece[];
  readonly rosters: readonly string[];
  readonly pool: Readonly<Record<string, number>>;
  readonly preview: Preview | null;
  readonly looks: readonly (readonly number[])[];
  readonly has_cards: boolean;
  readonly hand: Readonly<Record<string, number>>;
  readonly hand_size: readonly number[];
  readonly deck_size: number;
  readonly discards: Readonly<Record<string, number>>;
}

export const idOf = (piece: Piece): string => `piece:${piece.seat}${piece.slot}`;
