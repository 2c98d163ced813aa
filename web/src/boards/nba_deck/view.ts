/** The view of the game as the server sends it, as far as the board draws it. */
export type Slots = readonly (string | null)[];

export interface Card {
  readonly name: string;
  readonly short: string;
  readonly kind: "athlete" | "offence" | "defence" | "fatigue";
  readonly value: number;
  readonly cost: number;
  readonly positions: readonly string[];
  readonly levels: Readonly<Record<string, number>>;
  readonly complexity: number;
  readonly keep: Readonly<Record<string, number>>;
  readonly has_medal: boolean;
}

export interface Dice {
  readonly die: string;
  readonly number: number;
  readonly colour: string;
  readonly count: number;
}

export interface Coach {
  readonly code: string;
  readonly name: string;
  readonly power: string;
  readonly skill: string;
  readonly number: number;
}

export interface Clash {
  readonly seat: number;
  readonly against: number;
  readonly position: string;
  readonly rolled: readonly Dice[];
  readonly points: number;
}

export interface Solo {
  readonly seat: number;
  readonly profile: string;
  readonly level: string;
  readonly resource: number;
  readonly given: readonly string[];
}

export interface Side {
  readonly score: number;
  readonly against: readonly number[];
  readonly coach: Coach | null;
  readonly tokens: readonly string[];
  readonly tokens_to_use: number;
  readonly hand: readonly string[];
  readonly hand_size: number;
  readonly deck_size: number;
  readonly deck_top: readonly string[];
  readonly discard: readonly string[];
  readonly boxed: number;
  readonly court: Slots;
  readonly team: Readonly<Record<string, number>>;
  readonly offence: Slots;
  readonly defence: Slots;
  readonly attack_dice: readonly Dice[];
  readonly defence_dice: readonly Dice[];
  readonly attack_points: number;
  readonly to_come: number;
  readonly mini_market: Slots;
}

export interface View {
  readonly viewer: number;
  readonly phase: string;
  readonly turn: number;
  readonly turns: number;
  readonly overtime: number;
  readonly is_ultimate: boolean;
  readonly is_money_time: boolean;
  readonly active: number;
  readonly river: Slots;
  readonly pile_size: number;
  readonly market: Slots;
  readonly marked: readonly number[];
  readonly tactic_pile_size: number;
  readonly tactic_discard: Readonly<Record<string, number>>;
  readonly fatigue: number;
  readonly done: readonly string[];
  readonly displaced: string | null;
  readonly wish: string | null;
  readonly wish_at: string | null;
  readonly price: number;
  readonly paid: number;
  readonly activated: string | null;
  readonly rolled: readonly Dice[];
  readonly lifted: readonly Dice[];
  readonly quota: Readonly<Record<string, number>>;
  readonly again: Readonly<Record<string, number>>;
  readonly rerolls: number;
  readonly is_tiring: boolean;
  readonly asked: string | null;
  readonly chosen: readonly string[];
  readonly drafting: readonly string[];
  readonly offer: readonly string[];
  readonly selection: readonly string[];
  readonly coaches: readonly Coach[];
  readonly clash: Clash | null;
  readonly solo: Solo | null;
  readonly sides: readonly Side[];
  readonly cards: Readonly<Record<string, Card>>;
}
