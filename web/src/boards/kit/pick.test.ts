import { beforeEach, describe, expect, test } from "vitest";
import type { Option } from "../../wire.ts";
import { Picker } from "./pick.svelte.ts";

let numbers = 0;
let sent: string[] = [];

/** An option as text: "play: 2P A1" takes these up, "move: ray > TP" puts one on the other; "!" is final, "?" has odds. */
function option(text: string): Option {
  const [, label = "", verb = "", source = "", target = "", end = ""] = /^((\w+):? ?([^>!?]*)(?:> ?([^!?]*))?)([!?]*)$/.exec(text) ?? [];
  const things = (list: string) => list.trim().split(" ").filter(Boolean);
  const odds = end.includes("?") ? { odds: { prospects: [{ what: "good", chance: 0.5 }] } } : {};
  return { action: ++numbers, move: text, label: label.trim(), verb, source: things(source), target: things(target), final: end.includes("!"), ...odds };
}

function picking(...texts: string[]): Picker {
  const picker = new Picker((chosen) => sent.push(String(chosen.label)));
  picker.reset(texts.map(option));
  return picker;
}

const lit = (picker: Picker): string => [...picker.lit].join(" ");

beforeEach(() => {
  sent = [];
});

describe("one thing", () => {
  test("every card that may be played is lit, and one touch plays what can be taken back", () => {
    const picker = picking("discard: 2P", "discard: BL", "stop");
    expect(lit(picker)).toBe("2P BL");
    expect(picker.touch("BL")).toBe(true);
    expect(sent).toEqual(["discard: BL"]);
  });

  test("what is final is offered first and sent when it is confirmed", () => {
    const picker = picking("answer: BL!", "take!");
    picker.touch("BL");
    expect(sent).toEqual([]);
    expect(picker.offered?.label).toBe("answer: BL");
    picker.confirm();
    expect(sent).toEqual(["answer: BL"]);
  });

  test("what has odds is offered first", () => {
    const picker = picking("shoot: rim?", "pass: vic?");
    picker.touch("rim");
    expect(sent).toEqual([]);
    expect(picker.looked?.odds).toBeDefined();
  });

  test("what only marks something is one touch, unless it is final", () => {
    const picker = picking("reroll: R2?", "reroll: R3?!", "throw?!");
    picker.marking = ["reroll"];
    picker.touch("R2");
    picker.touch("R3");
    expect(sent).toEqual(["reroll: R2"]);
  });

  test("what others hear of at once is looked at first, although it can be taken back", () => {
    const picker = picking("call: KICK", "call: RUN");
    picker.asking = ["call"];
    picker.touch("KICK");
    expect(sent).toEqual([]);
    expect(picker.looked?.label).toBe("call: KICK");
    picker.touch("KICK");
    picker.touch("RUN");
    picker.confirm();
    expect(sent).toEqual(["call: RUN"]);
  });

  test("the only option is one touch, whatever it is", () => {
    picking("answer: BL!").touch("BL");
    expect(sent).toEqual(["answer: BL"]);
  });

  test("a goal that is touched again is taken up itself, if it can be", () => {
    const picker = picking("pass: ray > vic?", "move: ray > TP", "move: vic > TP");
    picker.touch("ray");
    picker.touch("vic");
    expect(picker.offered?.verb).toBe("pass");
    picker.touch("vic");
    expect([picker.picked, lit(picker)]).toEqual([["vic"], "TP"]);
  });

  test("touched again it is put back", () => {
    const picker = picking("answer: BL!", "answer: MI!");
    picker.touch("BL");
    picker.touch("BL");
    expect(picker.offered).toBe(null);
    expect(lit(picker)).toBe("BL MI");
  });

  test("touching another one changes one's mind", () => {
    const picker = picking("answer: BL!", "answer: MI!");
    picker.touch("BL");
    picker.touch("MI");
    expect(picker.offered?.label).toBe("answer: MI");
  });

  test("touching what is not lit clears, and says that nothing came of it", () => {
    const picker = picking("answer: BL!", "answer: MI!");
    picker.touch("BL");
    expect(picker.touch("DK")).toBe(false);
    expect(picker.picked).toEqual([]);
  });
});

describe("several things", () => {
  test("a play alone is offered while what may be added stays lit", () => {
    const picker = picking("play: 2P?", "play: 2P A1?", "play: JK 2P!", "play: DK?");
    expect(lit(picker)).toBe("2P A1 JK DK");
    picker.touch("2P");
    expect(picker.offered?.label).toBe("play: 2P");
    expect(lit(picker)).toBe("A1 JK");
    expect(picker.isOpenEnded).toBe(true);
    picker.touch("A1");
    expect(picker.offered?.label).toBe("play: 2P A1");
    expect(picker.isOpenEnded).toBe(false);
    expect(lit(picker)).toBe("");
    picker.confirm();
    expect(sent).toEqual(["play: 2P A1"]);
  });

  test("an athlete is taken up before a tile is touched", () => {
    const picker = picking("move: one > e3", "move: one > e4", "move: two > e3");
    expect(lit(picker)).toBe("one two");
    picker.touch("one");
    expect(lit(picker)).toBe("e3 e4");
    picker.touch("e4");
    expect(sent).toEqual(["move: one > e4"]);
  });

  test("the athlete that every option takes up need not be touched", () => {
    const picker = picking("move: ray > TP", "move: ray > WL", "pass: ray > vic?", "hustle: ray", "done");
    expect(lit(picker)).toBe("TP WL vic");
    expect(picker.buttons.map(({ label }) => label)).toEqual(["hustle: ray", "done"]);
    picker.touch("WL");
    expect(sent).toEqual(["move: ray > WL"]);
  });

  test("a card that is in every play is still touched", () => {
    expect(lit(picking("play: 2P?", "play: 2P A1?"))).toBe("2P A1");
  });

  test("options that point at the same things are told apart by their words", () => {
    const picker = picking("step: one > e4", "move: one > e4", "move: one > e5");
    picker.touch("e4");
    expect(picker.choices.map(({ label }) => label)).toEqual(["step: one > e4", "move: one > e4"]);
    expect(picker.offered).toBe(null);
    expect(sent).toEqual([]);
    picker.confirm(picker.choices[0]);
    expect(sent).toEqual(["step: one > e4"]);
  });

  test("a verb leaves only its own options", () => {
    const picker = picking("move: ray > TP", "screen: ray > TP-WL");
    picker.verb = "screen";
    expect(lit(picker)).toBe("TP-WL");
  });

  test("Escape takes back touch by touch", () => {
    const picker = picking("play: 2P?", "play: 2P A1?", "take!");
    picker.touch("2P");
    picker.touch("A1");
    expect(picker.back()).toBe(true);
    expect(picker.picked).toEqual(["2P"]);
    expect(picker.back()).toBe(true);
    expect(picker.back()).toBe(false);
  });
});

describe("buttons", () => {
  test("what is final is pressed twice, and the things stay lit meanwhile", () => {
    const picker = picking("answer: BL!", "take!");
    picker.press(picker.buttons[0] as Option);
    expect(picker.offered?.label).toBe("take");
    expect(lit(picker)).toBe("BL");
    picker.confirm();
    expect(sent).toEqual(["take"]);
  });

  test("a thing touched after a button is what counts", () => {
    const picker = picking("answer: BL!", "take!");
    picker.press(picker.buttons[0] as Option);
    picker.touch("BL");
    expect(picker.offered?.label).toBe("answer: BL");
  });

  test("what can be taken back is pressed once", () => {
    const picker = picking("discard: 2P", "stop");
    picker.press(picker.buttons[0] as Option);
    expect(sent).toEqual(["stop"]);
  });
});

describe("looking", () => {
  test("what lies under the pointer shows its odds and what it is about", () => {
    const picker = picking("pass: ray > vic?", "move: ray > TP");
    picker.pointed = "vic";
    expect(picker.looked?.label).toBe("pass: ray > vic");
    expect([...picker.chips.keys()]).toEqual(["vic"]);
  });

  test("more than six chances are shown one at a time", () => {
    const picker = picking(...["a", "b", "c", "d", "e", "f", "g"].map((place) => `shoot: ${place}?`));
    expect(picker.chips.size).toBe(0);
    picker.pointed = "c";
    expect([...picker.chips.keys()]).toEqual(["c"]);
  });
});

interface Recorded {
  readonly options: readonly Option[];
}
const RECORDED = import.meta.glob<readonly Recorded[]>("./fixtures/*.json", { import: "default", eager: true });

describe.each(Object.entries(RECORDED))("every option of %s", (_path, decisions) => {
  test("is reached by touching its things, its button, or a choice by words", () => {
    for (const { options } of decisions) {
      for (const wanted of options) {
        sent = [];
        const picker = new Picker((chosen) => sent.push(String(chosen.action)));
        picker.reset(options);
        reach(picker, wanted);
        expect(sent, `${wanted.move} among ${options.length}`).toEqual([String(wanted.action)]);
      }
    }
  });
});

/** Touch whatever of an option is lit until it is sent, offered, or among the choices. */
function reach(picker: Picker, wanted: Option): void {
  if (picker.buttons.includes(wanted)) picker.press(wanted);
  for (;;) {
    const next = [...(wanted.source ?? []), ...(wanted.target ?? [])].find((thing) => picker.lit.has(thing) && !picker.picked.includes(thing));
    if (sent.length > 0 || next === undefined || picker.armed) break;
    picker.touch(next);
  }
  if (sent.length === 0) picker.confirm(picker.choices.find((option) => option === wanted) ?? (picker.offered === wanted ? wanted : null));
}
