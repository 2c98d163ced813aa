// List what is written smaller than 11 px on the screen, with its size.
() => {
  const SMALLEST = 10.95;
  const isSeen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getBoundingClientRect().width > 1;
  const scale = (element) => {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
  };
  const texts = [...document.querySelectorAll("main *")].filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  return texts.filter(isSeen).map((element) => [parseFloat(getComputedStyle(element).fontSize) * scale(element), element.textContent.trim().slice(0, 24)])
    .filter(([size]) => size < SMALLEST).map(([size, text]) => `${size.toFixed(1)} px: ${text}`);
}
