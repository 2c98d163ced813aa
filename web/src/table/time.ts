/** Seconds as people read them. */
export function clock(seconds: number): string {
  const left = Math.max(0, seconds);
  const whole = Math.ceil(left);
  const minutes = Math.floor(whole / 60);
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}
