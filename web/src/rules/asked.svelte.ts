/** The rule that somebody wants to read; "" is the whole book, null is nothing. */
class Asked {
  rule: string | null = $state(null);

  open(rule = ""): void {
    this.rule = rule;
  }

  close(): void {
    this.rule = null;
  }
}

export const asked = new Asked();

/** The paragraph that a refusal names, if it names one. */
export const ruleOf = (said: unknown): string => {
  const rule = (said as { args?: Readonly<Record<string, unknown>> } | null)?.args?.["rule"];
  return typeof rule === "string" ? rule : "";
};
