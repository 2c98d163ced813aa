// Lay something over the whole board.
() => {
  const cover = document.createElement("div");
  cover.style.cssText = "position: absolute; inset: 0; z-index: 99";
  document.querySelector("[data-version]").append(cover);
}
