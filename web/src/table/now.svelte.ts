/** This machine's clock, for what counts down; it ticks only while somebody looks. */
import { createSubscriber } from "svelte/reactivity";

const TICK = 250;

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Milliseconds, as `performance.now()` counts them. */
export function now(): number {
  ticking();
  return performance.now();
}
