// Presses the right arrow again and again, as a key that is held down does, and returns how long each frame took.
([steps, repeat]) =>
  new Promise((done) => {
    const at = () => Number(document.querySelector("[data-version]").dataset.version);
    const [frames, first] = [[], at()];
    let [pressed, last, still] = [0, performance.now(), 0];
    const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true, repeat: pressed++ > 0 }));
    const isThere = () => at() - first >= steps || pressed >= 4 * steps;
    const clock = setInterval(() => (isThere() ? clearInterval(clock) : press()), repeat);
    const frame = (now) => {
      frames.push(now - last);
      last = now;
      still = !isThere() ? 0 : still + 1;
      if (still < 30) requestAnimationFrame(frame);
      else {
        document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "ArrowRight", bubbles: true }));
        done({ moves: at() - first, frames });
      }
    };
    requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); });
  })
