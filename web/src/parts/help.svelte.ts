/** The list of keys, which `?` opens everywhere. */
class Help {
  isOpen = $state(false);

  show(): void {
    this.isOpen = true;
  }

  hide(): void {
    this.isOpen = false;
  }
}

export const help = new Help();
