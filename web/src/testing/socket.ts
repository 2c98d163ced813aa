/** The other end of a socket, held by a test. */
import type { FromPage, FromServer } from "../wire.ts";

export class TestSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: TestSocket[] = [];

  static get last(): TestSocket {
    const socket = TestSocket.made.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  readonly sent: FromPage[] = [];
  readyState: number = TestSocket.CONNECTING;
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    TestSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }

  /** The server takes the call. */
  accept(): void {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
  }

  say(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
