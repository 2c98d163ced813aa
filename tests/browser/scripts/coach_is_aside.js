// Whether the card of the coach leaves the question free, and of every lit thing at least one of its pictures.
() => {
  const card = document.querySelector(".coach").getBoundingClientRect();
  const isFree = (element) => {
    const { x, y, right, bottom } = element.getBoundingClientRect();
    return x >= card.right - 1 || right <= card.x + 1 || y >= card.bottom - 1 || bottom <= card.y + 1;
  };
  const lit = [...document.querySelectorAll("main [data-lit]")];
  const isSeen = ({ dataset }) => lit.some((other) => other.dataset.thing === dataset.thing && isFree(other));
  return [...document.querySelectorAll(".prompt")].every(isFree) && lit.every(isSeen);
}
