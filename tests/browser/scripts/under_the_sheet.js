// How far the lit cards of the own hand reach under the sheet; nothing, if none is lit.
() => {
  const sheet = document.querySelector(".prompt").getBoundingClientRect().top;
  const held = [...document.querySelectorAll(".mine [data-thing][data-lit]")].map((card) => card.getBoundingClientRect().bottom);
  return held.length > 0 ? Math.max(...held) - sheet : null;
}
