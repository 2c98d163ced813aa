/** The view of the game as the server sends it, as far as the board draws it. */
export interface HooperCard {
  readonly hooper: string;
  readonly name: string;
  readonly position: string;
  readonly actions: number;
  readonly bonus: number;
  readonly defense: number;
  readonly markers_needed: number;
  readonly ability_number: number;
}

export interface OnCourt extends HooperCard {
  readonly slot: number;
  readonly side: number;
  readonly actions_now: number;
  readonly space: string | null;
  readonly screen: readonly [string, string] | null;
  readonly is_active: boolean;
  readonly is_done: boolean;
  readonly is_exhausted: boolean;
  readonly is_activated: boolean;
  readonly markers: number;
}

export interface Space {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly points: number;
  readonly needs: number;
  readonly is_baseline: boolean;
}

export interface View {
  readonly phase: string;
  readonly target: number;
  readonly threshold: string;
  readonly last_possession: string;
  readonly offense: number;
  readonly mover: number;
  readonly clock: number;
  readonly clock_start: number;
  readonly actions_left: number;
  readonly ball: string | null;
  readonly must_clear: boolean;
  readonly on_offer: readonly HooperCard[];
  readonly hoopers: readonly OnCourt[];
  readonly spaces: readonly Space[];
  /** How many of a hundred shots of the ball handler would fall from each space, as everybody stands; an older server does not say. */
  readonly looks?: readonly number[];
  readonly borders: readonly (readonly [string, string])[];
}

/** A Hooper in three letters: the last of its names. */
export const letters = (name: string): string => (name.split(" ").at(-1) ?? name).slice(0, 3).toUpperCase();
