// Choose options by their buttons, drawn by a small generator, as fast as the page follows.
async ({ most, wholeMatch }) => {
  let luck = 7, moves = 0;
  const next = (n) => (luck = (luck * 1103515245 + 12345) % 2147483648) % n;
  const change = () => new Promise((resolve) => {
    const watch = new MutationObserver(done), late = setTimeout(done, 5000);
    function done() { watch.disconnect(); clearTimeout(late); resolve(); }
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  for (let looks = 0; looks < 40 * most && moves < most; looks++) {
    const options = [...document.querySelectorAll("button.option")];
    if (document.querySelector("#end-title") || (!wholeMatch && options.length === 0)) break;
    const changed = change();
    const free = options.filter((option) => !option.disabled);
    if (free.length) { free[next(free.length)].click(); moves++; }
    await changed;
  }
  return moves;
}
