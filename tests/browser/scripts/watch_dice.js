// How often the die of twenty faces that was set going most often was set going.
window.__throws = 0;
const { animate } = Element.prototype;
const throws = new WeakMap();
Element.prototype.animate = function (...how) {
  if (this.parentElement?.classList.contains("d20")) {
    throws.set(this, (throws.get(this) ?? 0) + 1);
    window.__throws = Math.max(window.__throws, throws.get(this));
  }
  return animate.apply(this, how);
};
