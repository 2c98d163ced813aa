// Types a word into the search of a rule book, letter by letter, and returns how long each took until all of it was laid out.
async (word) => {
  const field = document.querySelector("input[type=search]");
  const taken = [];
  for (const letter of word) {
    await new Promise((rested) => setTimeout(rested, 200));
    const begun = performance.now();
    field.value += letter;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
    await Promise.resolve();
    document.body.getBoundingClientRect();
    taken.push(performance.now() - begun);
  }
  return taken;
}
