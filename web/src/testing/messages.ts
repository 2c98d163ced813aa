/** Messages of a server, with only what matters to a test spelled out. */
import type { Changed, Line, Option, Position, Snapshot, Table } from "../wire.ts";

export const line = (version: number, text: string): Line => ({ version, text, seat: 0, points: [0, 0] });

export const option = (action: number, label = `option ${action}`): Option => ({ action, move: label, label });

export function position(over: Partial<Position> = {}): Position {
  return {
    version: 0,
    viewer: 0,
    to_act: 0,
    points: [0, 0],
    view: {},
    options: [option(1), option(2)],
    ...over,
  };
}

export function table(over: Partial<Table> = {}): Table {
  const seat = (number: number, name: string) => ({ seat: number, name, holder: name, bot: null, present: true, away: null });
  return {
    id: "t1",
    game: "some_game",
    title: "Some Game",
    state: "live",
    settings: {},
    seats: [seat(0, "Home"), seat(1, "Away")],
    clocks: { kind: "none", left: [0, 0], running: null },
    commitment: "",
    spectators: 0,
    hidden: false,
    grace: 60,
    frozen: null,
    parent: null,
    series: "",
    ...over,
  };
}

export function snapshot(over: Partial<Snapshot> = {}): Snapshot {
  return { type: "snapshot", table: table(), mine: [0], position: position(), lines: [], whole: true, invite: null, ...over };
}

export function changed(over: Partial<Changed> = {}): Changed {
  return { type: "changed", position: position(), lines: [], clocks: table().clocks, ...over };
}
