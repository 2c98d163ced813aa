// What is wrong with how an option can be reached on the board; nothing, if it can.
(option) => {
  if (document.querySelector(`[data-button="${option.action}"]`)) return "";
  const things = [...(option.source ?? []), ...(option.target ?? [])];
  if (things.length === 0) return "it has neither things nor a button";
  const missing = things.filter((thing) => !document.querySelector(`[data-thing="${thing}"]`));
  if (missing.length > 0 && !document.querySelector("[data-tab]")) return `not drawn: ${missing}`;
  const lit = things.filter((thing) => document.querySelector(`[data-thing="${thing}"][data-lit]`));
  if (lit.length === 0) return document.querySelector("[data-tab]") ? "" : "nothing of it is lit";
  const isHit = (thing) => [...document.querySelectorAll(`[data-thing="${thing}"]`)].some((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-thing]")?.dataset.thing === thing;
  });
  const hidden = lit.filter((thing) => !isHit(thing));
  return hidden.length > 0 ? `lit but not hit at its centre: ${hidden}` : "";
}
