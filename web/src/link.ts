/** A socket that comes back: it reconnects with growing pauses and notices when nobody answers. */
import type { FromPage, FromServer } from "./wire.ts";

export const FIRST_PAUSE = 250;
export const LONGEST_PAUSE = 8_000;
export const PING_EVERY = 15_000;
export const PATIENCE = 10_000;

export interface Listener {
  opened(): void;
  heard(message: FromServer): void;
  lost(): void;
}

export class Link {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  readonly #address: string;
  readonly #listener: Listener;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
  }

  /** Connect now, in place of whatever connection there is. */
  connect(): void {
    this.#drop();
    this.#closed = false;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => socket === this.#socket && this.#listener.opened();
    socket.onmessage = (event) => this.#hear(socket, event.data);
    socket.onclose = () => this.#lose(socket);
    this.#listen(PATIENCE);
  }

  /** Connect at once if a pause is being waited out. */
  hurry(): void {
    if (!this.#socket && !this.#closed) this.connect();
  }

  /** Say something; what is said while nobody listens is lost. */
  send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Let go for good. */
  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #hear(socket: WebSocket, text: unknown): void {
    if (socket !== this.#socket) return;
    this.#pause = FIRST_PAUSE;
    this.#listen(PING_EVERY);
    this.#listener.heard(JSON.parse(String(text)) as FromServer);
  }

  /** After a silence ask whether anybody is there; after another one give the connection up. */
  #listen(silence: number): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      const socket = this.#socket;
      this.send({ type: "ping" });
      this.#ping = setTimeout(() => socket && this.#lose(socket), PATIENCE);
    }, silence);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#listener.lost();
  }

  /** A socket that is not open yet is let go once it is: closed before, it is a complaint in the console. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
