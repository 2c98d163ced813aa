// Write down how long every click takes to the first frame that shows what came of it, and whether the server had to answer.
() => {
  const PATIENCE = 2000;
  const version = () => document.querySelector("[data-version]")?.getAttribute("data-version");
  const shown = () => {
    const marks = [...document.querySelectorAll("[data-picked]")].map((thing) => thing.getAttribute("data-thing"));
    const deeds = [...document.querySelectorAll(".deeds button")].map((button) => `${button.id}:${button.textContent}`);
    return [version(), ...marks, ...deeds].join("|");
  };
  window.__redraws = [];
  addEventListener("pointerup", (event) => {
    const [pressed, before, old] = [event.timeStamp, shown(), version()];
    const look = () => {
      const waited = performance.now() - pressed;
      if (shown() !== before) window.__redraws.push([waited, version() !== old]);
      else if (waited < PATIENCE) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true });
}
