// Write down how long it takes from every press of a button or a finger to the first frame that shows what came of it.
() => {
  const PATIENCE = 2000;
  const shown = () => {
    const board = document.querySelector("[data-version]");
    const marks = [...document.querySelectorAll("[data-picked]")].map((thing) => thing.getAttribute("data-thing"));
    const deeds = [...document.querySelectorAll(".deeds button")].map((button) => button.textContent);
    return [board?.getAttribute("data-version"), ...marks, ...deeds].join("|");
  };
  window.__redraws = [];
  addEventListener("pointerup", (event) => {
    const [pressed, before] = [event.timeStamp, shown()];
    const look = () => {
      const waited = performance.now() - pressed;
      if (shown() !== before) window.__redraws.push(waited);
      else if (waited < PATIENCE) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true });
}
