// What can be touched and is less high than a fingertip.
(touch) => [...document.querySelectorAll("button, a, select, input:not([type=radio], [type=checkbox]), summary")]
  .filter((element) => element.checkVisibility())
  .filter((element) => element.getBoundingClientRect().height < touch - 0.5)
  .map((element) => element.outerHTML.slice(0, 80))
