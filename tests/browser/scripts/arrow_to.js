// The key that leads from where the focus is towards a thing; Enter when it is there.
([thing, step]) => {
  const here = document.activeElement;
  if (here?.dataset?.thing === thing) return "Enter";
  if (!here?.dataset?.thing) return "ArrowRight";
  const middle = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
  const [x, y] = middle(here), [tx, ty] = middle(document.querySelector(`[data-thing="${thing}"][data-lit]`));
  const [across, down] = [tx > x ? "ArrowRight" : "ArrowLeft", ty > y ? "ArrowDown" : "ArrowUp"];
  const isAcross = Math.abs(tx - x) > Math.abs(ty - y);
  // Every third step goes the other way about, lest one turns in circles.
  return isAcross === (step % 3 !== 2) ? across : down;
}
