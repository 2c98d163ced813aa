import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FIRST_PAUSE, LONGEST_PAUSE, PATIENCE, PING_EVERY } from "./link.ts";
import { BREATH, LiveTable } from "./table.svelte.ts";
import { changed, line, option, position, snapshot, table } from "./testing/messages.ts";
import { TestSocket } from "./testing/socket.ts";

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", TestSocket);
  TestSocket.made = [];
  live = new LiveTable("t1", "en", "ws://table");
  live.connect();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function seated(over: Parameters<typeof snapshot>[0] = {}): TestSocket {
  TestSocket.last.accept();
  TestSocket.last.say(snapshot(over));
  return TestSocket.last;
}

function cutAndReturn(over: Parameters<typeof snapshot>[0] = {}): TestSocket {
  TestSocket.last.cut();
  vi.advanceTimersByTime(LONGEST_PAUSE * 2);
  return seated(over);
}

const acts = (socket: TestSocket) => socket.sent.filter((message) => message.type === "act");

describe("coming to a table", () => {
  test("the page says hello first, with nothing seen yet", () => {
    TestSocket.last.accept();
    expect(TestSocket.last.sent).toEqual([{ type: "hello", lang: "en", text: true }]);
  });

  test("what the server tells is what is shown", () => {
    seated({ position: position({ version: 3, points: [2, 5] }), lines: [line(1, "Home scores.")], mine: [1] });
    expect(live.connection).toBe("open");
    expect(live.position?.points).toEqual([2, 5]);
    expect(live.lines).toEqual([line(1, "Home scores.")]);
    expect(live.mine).toEqual([1]);
  });

  test("a match that cannot be played on is not asked for again, and says why", () => {
    TestSocket.last.cut();
    live.giveUp({ code: "frozen", reason: "The record of this match is broken at entry 3." });
    vi.advanceTimersByTime(LONGEST_PAUSE * 4);
    expect(live.connection).toBe("refused");
    expect(live.reason?.code).toBe("frozen");
    expect(TestSocket.made).toHaveLength(1);
  });

  test("a table that is closed to the page is not asked for again", () => {
    TestSocket.last.accept();
    TestSocket.last.say({ type: "problem", code: "unknown", reason: "There is no such table." });
    TestSocket.last.cut();
    vi.advanceTimersByTime(LONGEST_PAUSE * 4);
    expect(live.connection).toBe("refused");
    expect(live.reason?.reason).toBe("There is no such table.");
    expect(TestSocket.made).toHaveLength(1);
  });

  test("another language is asked for, and what is on the table stays there", () => {
    seated({ position: position({ version: 7 }) });
    live.speak("fr");
    TestSocket.last.accept();
    expect(TestSocket.made).toHaveLength(2);
    expect(TestSocket.last.sent).toEqual([{ type: "hello", lang: "fr", since: 7, text: true }]);
  });
});

describe("choosing", () => {
  test("a choice is pending until the server's position is there", () => {
    const socket = seated({ position: position({ version: 4 }) });
    live.choose(2);
    expect(acts(socket)).toEqual([{ type: "act", id: expect.stringMatching(/^[0-9a-f]{24}$/), version: 4, action: 2 }]);
    expect(live.pending).toEqual(acts(socket)[0]);
    socket.say({ type: "done", id: live.pending?.id ?? "", version: 5 });
    expect(live.pending).not.toBeNull();
    socket.say(changed({ position: position({ version: 5, options: [] }) }));
    expect(live.pending).toBeNull();
    expect(live.isMyTurn).toBe(false);
  });

  test("a position that comes before the acknowledgement does", () => {
    const socket = seated();
    live.choose(1);
    socket.say(changed({ position: position({ version: 1 }) }));
    expect(live.pending).not.toBeNull();
    socket.say({ type: "done", id: live.pending?.id ?? "", version: 1 });
    expect(live.pending).toBeNull();
  });

  test("one choice at a time, and only what is an option", () => {
    const socket = seated();
    live.choose(99);
    live.choose(1);
    live.choose(2);
    expect(acts(socket).map((act) => act.action)).toEqual([1]);
  });

  test("a refusal says why and gives the choice back", () => {
    const socket = seated();
    live.choose(1);
    socket.say({ type: "refused", id: live.pending?.id ?? "", code: "illegal", reason: "Not now (XY-12).", version: 0 });
    expect(live.pending).toBeNull();
    expect(live.reason?.reason).toBe("Not now (XY-12).");
    live.choose(2);
    expect(live.reason).toBeNull();
  });

  test("a stale choice is dropped and the position that follows holds", () => {
    const socket = seated({ lines: [line(0, "a")] });
    socket.say(changed({ position: position({ version: 1, options: [option(7)] }), lines: [line(1, "b")] }));
    live.choose(7);
    socket.say(
      { type: "refused", id: live.pending?.id ?? "", code: "stale", reason: "The match has moved on.", version: 2 },
      snapshot({ position: position({ version: 2, options: [] }), lines: [line(1, "b"), line(2, "c")], whole: false }),
    );
    expect(live.pending).toBeNull();
    expect(live.position?.version).toBe(2);
    expect(live.lines.map(({ text }) => text)).toEqual(["a", "b", "c"]);
    expect(acts(socket)).toHaveLength(1);
  });

  test("a choice that the server had no time for is said again under the same id", () => {
    const socket = seated();
    live.choose(1);
    socket.say({ type: "problem", code: "too-fast", reason: "That was too fast." });
    expect(acts(socket)).toHaveLength(1);
    vi.advanceTimersByTime(BREATH);
    expect(acts(socket)[1]).toEqual(acts(socket)[0]);
    expect(live.reason).toBeNull();
  });

  test("an answer to something else changes nothing", () => {
    const socket = seated();
    live.choose(1);
    socket.say({ type: "refused", id: "other", code: "illegal", reason: "No.", version: 0 });
    socket.say({ type: "done", id: "other", version: 0 });
    expect(live.pending).not.toBeNull();
    expect(live.reason).toBeNull();
  });
});

describe("a connection that breaks", () => {
  test("comes back with growing pauses, and says what it has seen", () => {
    seated({ position: position({ version: 9 }) });
    TestSocket.last.cut();
    expect(live.connection).toBe("lost");
    for (let pause = FIRST_PAUSE; pause <= LONGEST_PAUSE * 2; pause *= 2) {
      const before = TestSocket.made.length;
      vi.advanceTimersByTime(Math.min(pause, LONGEST_PAUSE) - 1);
      expect(TestSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(TestSocket.made).toHaveLength(before + 1);
      TestSocket.last.cut();
    }
    vi.advanceTimersByTime(LONGEST_PAUSE);
    TestSocket.last.accept();
    expect(TestSocket.last.sent).toEqual([{ type: "hello", lang: "en", since: 9, text: true }]);
  });

  test("pauses are short again after the server was heard", () => {
    TestSocket.last.cut();
    vi.advanceTimersByTime(FIRST_PAUSE);
    TestSocket.last.cut();
    vi.advanceTimersByTime(FIRST_PAUSE * 2);
    seated();
    TestSocket.last.cut();
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(TestSocket.made).toHaveLength(4);
  });

  test("an unanswered choice is sent again under the same id, after the snapshot", () => {
    const first = seated({ position: position({ version: 4 }) });
    live.choose(2);
    const second = cutAndReturn({ position: position({ version: 4 }), lines: [], whole: false });
    expect(second.sent.map(({ type }) => type)).toEqual(["hello", "act"]);
    expect(acts(second)).toEqual(acts(first));
  });

  test("a choice that had been done is settled by the repeated answer", () => {
    const first = seated({ position: position({ version: 4 }) });
    live.choose(2);
    const id = live.pending?.id ?? "";
    const second = cutAndReturn({ position: position({ version: 12, options: [] }) });
    second.say({ type: "done", id, version: 5 });
    expect(live.pending).toBeNull();
    expect(acts(first)).toHaveLength(1);
  });

  test("an acknowledged choice is not sent again", () => {
    const first = seated({ position: position({ version: 4 }) });
    live.choose(2);
    first.say({ type: "done", id: live.pending?.id ?? "", version: 5 });
    const second = cutAndReturn({ position: position({ version: 5 }) });
    expect(acts(second)).toEqual([]);
    expect(live.pending).toBeNull();
  });

  test("what was missed is added, or replaces everything", () => {
    seated({ lines: [line(0, "a"), line(1, "b")] });
    cutAndReturn({ lines: [line(2, "c")], whole: false });
    expect(live.lines.map(({ text }) => text)).toEqual(["a", "b", "c"]);
    cutAndReturn({ lines: [line(0, "x")], whole: true });
    expect(live.lines.map(({ text }) => text)).toEqual(["x"]);
  });

  test("silence is answered by a question, and silence after that by a new connection", () => {
    const socket = seated();
    vi.advanceTimersByTime(PING_EVERY);
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    socket.say({ type: "pong" });
    vi.advanceTimersByTime(PATIENCE);
    expect(live.connection).toBe("open");
    vi.advanceTimersByTime(PING_EVERY + PATIENCE);
    expect(live.connection).toBe("lost");
    expect(socket.isClosed).toBe(true);
  });

  test("a call that is never taken is given up", () => {
    vi.advanceTimersByTime(PATIENCE * 2);
    expect(live.connection).toBe("lost");
  });

  test("whoever is hurried does not wait", () => {
    TestSocket.last.cut();
    live.hurry();
    expect(TestSocket.made).toHaveLength(2);
    live.hurry();
    expect(TestSocket.made).toHaveLength(2);
  });

  test("a table that is left before anybody answers is hung up on once somebody does", () => {
    const socket = TestSocket.last;
    live.close();
    expect(socket.isClosed).toBe(false);
    socket.accept();
    expect(socket.isClosed).toBe(true);
    expect(socket.sent).toEqual([]);
  });

  test("a table that was left stays left", () => {
    const socket = seated();
    live.close();
    socket.cut();
    vi.advanceTimersByTime(LONGEST_PAUSE * 4);
    expect(TestSocket.made).toHaveLength(1);
  });
});

describe("taking back", () => {
  test("is asked for only where it is allowed", () => {
    const socket = seated({ position: position({ version: 3, can_undo: false }) });
    live.undo();
    socket.say(changed({ position: position({ version: 4, can_undo: true }) }));
    live.undo();
    expect(socket.sent.slice(1)).toEqual([{ type: "undo", id: expect.any(String), version: 4 }]);
  });

  test("what was taken back is no longer in the log", () => {
    const socket = seated({ lines: [line(1, "a"), line(2, "b"), line(2, "c")] });
    socket.say(changed({ position: position({ version: 3 }), undone: 2 }));
    expect(live.lines.map(({ text }) => text)).toEqual(["a"]);
  });
});

describe("who looks on", () => {
  let seen: string[];

  beforeEach(() => {
    seen = [];
    live.audience = {
      cut: (now) => seen.push(`cut to ${now.version}`),
      follow: (now, _lines, news) => seen.push(`${news.map(({ text }) => text).join(", ")} to ${now.version}`),
    };
  });

  test("follows what happens, line by line", () => {
    seated().say(changed({ position: position({ version: 8 }), lines: [line(8, "shoots"), line(8, "scores")] }));
    expect(seen.at(-1)).toBe("shoots, scores to 8");
  });

  test("is shown only where it leads when something is taken back", () => {
    seated().say(changed({ position: position({ version: 9 }), lines: [], undone: 7 }));
    expect(seen.at(-1)).toBe("cut to 9");
  });

  test("is shown only where it stands after coming or coming back", () => {
    seated({ position: position({ version: 7 }) });
    expect(seen).toEqual(["cut to 7"]);
  });
});

describe("the curtain", () => {
  const hidden = { table: table({ hidden: true }), mine: [0, 1] };

  test("is down before anybody's hand is shown, and again when the other is to act", () => {
    const socket = seated({ ...hidden, position: position({ viewer: 0 }) });
    expect(live.curtain).toBe(0);
    live.lift();
    expect(live.curtain).toBeNull();
    socket.say(changed({ position: position({ version: 1, viewer: 0 }) }));
    expect(live.curtain).toBeNull();
    socket.say(changed({ position: position({ version: 2, viewer: 1 }) }));
    expect(live.curtain).toBe(1);
  });

  test("is not needed where nothing is hidden, or one person plays, or the match is over", () => {
    const socket = seated({ ...hidden, table: table({ hidden: false }) });
    expect(live.curtain).toBeNull();
    socket.say(snapshot({ ...hidden, mine: [0] }));
    expect(live.curtain).toBeNull();
    const end = { winner: 0, points: [1, 0], reason: "", seed: "", places: [1, 2] };
    socket.say(snapshot({ ...hidden, position: position({ end }) }));
    expect(live.curtain).toBeNull();
  });
});

describe("company", () => {
  test("remarks are kept in their order", () => {
    const socket = seated();
    socket.say({ type: "remark", who: "Ann", text: "hi" }, { type: "remark", who: "Bob", text: "<b>ho</b>" });
    expect(live.said.map(({ text }) => text)).toEqual(["hi", "<b>ho</b>"]);
    live.chat("  well  ");
    live.chat("   ");
    expect(socket.sent.slice(1)).toEqual([{ type: "chat", text: "well" }]);
  });

  test("whoever comes or goes is seen, and an absence is acted on once", () => {
    const socket = seated();
    socket.say({ type: "people", table: table({ spectators: 3 }) });
    expect(live.table?.spectators).toBe(3);
    live.absent("claim");
    live.absent("bot");
    expect(socket.sent.slice(1)).toEqual([{ type: "absent", id: expect.any(String), choice: "claim", bot: null }]);
  });

  test("somebody without a seat watches", () => {
    seated({ mine: [], position: position({ options: [] }) });
    expect(live.isWatching).toBe(true);
    expect(live.isMyTurn).toBe(false);
  });

  test("a rematch is offered", () => {
    seated().say({ type: "again", table: "t2", invite: "abc" });
    expect(live.again?.table).toBe("t2");
  });
});
