/** What the Ball had to show, as the log has told it. */
import type { Line, Said } from "../../wire.ts";

/** What the last throw needed; nothing, if nothing was told. */
export function needed(lines: readonly Line[]): number | null {
  for (const line of lines.toReversed()) {
    const need = needIn(line.text);
    if (need !== null) return need;
  }
  return null;
}

function needIn(said: Said): number | null {
  if (typeof said === "string") return null;
  const { need, ...others } = said.args ?? {};
  if (typeof need === "number") return need;
  const found = Object.values(others).flatMap((value) => (typeof value === "object" ? (needIn(value) ?? []) : []));
  return found[0] ?? null;
}
