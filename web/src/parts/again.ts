/** Ask, and ask again after as many milliseconds as each answer says; what is returned ends it, in the middle of a question too. */
export function askAgain(ask: () => Promise<number | null>): () => void {
  let [isOver, next]: [boolean, ReturnType<typeof setTimeout> | undefined] = [false, undefined];
  const look = async (): Promise<void> => {
    const pause = await ask();
    if (!isOver && pause !== null) next = setTimeout(() => void look(), pause);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(next);
  };
}
