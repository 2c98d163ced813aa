/** Each key, and the message that says what it does. */
export type KeyWords = readonly (readonly [string, string])[];

/** The list of keys, which `?` opens everywhere: those of the page one is at, and those of every page. */
class Help {
  isOpen = $state(false);
  own: KeyWords = $state.raw([]);

  show(): void {
    this.isOpen = true;
  }

  hide(): void {
    this.isOpen = false;
  }

  /** Say what keys do on a page, for as long as it is there. */
  tell(keys: KeyWords): () => void {
    this.own = keys;
    return () => {
      if (this.own === keys) this.own = [];
    };
  }
}

export const help = new Help();
