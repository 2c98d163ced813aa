/** Whoever sits before this page: the name stays in this browser, and is told to nobody but the tables one sits at. */
import { recall, remember } from "./memory.ts";

class Person {
  #name = $state(recall("name") ?? "");

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    remember("name", name);
  }
}

export const person = new Person();
