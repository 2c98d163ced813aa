// How many scores, signs and words of the score bar lie over another or stick out of it.
() => {
  const bar = document.querySelector(".bar").getBoundingClientRect();
  const words = [...document.querySelectorAll(".bar .score, .bar .seat > svg, .bar .centre > *")].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
  const isOut = (a) => a.left < bar.left || a.right > bar.right || a.top < bar.top - 1 || a.bottom > bar.bottom + 1;
  return words.filter((one, place) => isOut(one) || words.slice(place + 1).some((other) => meet(one, other))).length;
}
