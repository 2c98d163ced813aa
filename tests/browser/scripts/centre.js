// Where a thing can be hit: the centre of one of its elements at which it lies on top, or nothing.
(thing) => {
  for (const element of document.querySelectorAll(`[data-thing="${thing}"]`)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    if (document.elementFromPoint(across, down)?.closest("[data-thing]")?.dataset.thing === thing) return [across, down];
  }
  return null;
}
