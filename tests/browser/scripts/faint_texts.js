// Texts of less contrast with what lies behind them than WCAG AA asks for.
([readable, readableLarge]) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const light = (colour) => {
    const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = colour.slice(0, 3).map((c) => linear(c / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    if (!element) return [255, 255, 255, 1];
    const own = rgba(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, ground(element.parentElement));
  };
  const EXCUSED = ".unseen, :disabled, noscript, option, svg";
  const faint = [];
  for (const element of document.body.querySelectorAll("*")) {
    const text = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join("");
    if (!text || !element.checkVisibility() || element.closest(EXCUSED)) continue;
    const style = getComputedStyle(element), below = ground(element);
    const [a, b] = [light(over(rgba(style.color), below)), light(below)].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < (isLarge ? readableLarge : readable)) faint.push(`${text.slice(0, 30)}: ${contrast.toFixed(2)}`);
  }
  return faint;
}
