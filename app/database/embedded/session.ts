import { Thread } from "../../threads/thread.ts";
import type { Answer, Order } from "./protocol.ts";

export type Limits = { openInMilliseconds: number; queryInMilliseconds: number; closeInMilliseconds: number };

type Place = { workerFile: string; folder: string; template: string | null; limits: Limits };

/**
 * One thread with the embedded database, from opening to its end. A full disk or a runaway statement hangs that thread
 * for good, so every order has a time limit: past it the thread is ended and the session is over.
 */
export class Session {
  readonly #thread: Thread<Order, Answer>;
  readonly #limits: Limits;
  readonly opened: Promise<void>;

  /** A template is copied into a folder that has no database yet. */
  constructor({ workerFile, folder, template, limits }: Place) {
    this.#limits = limits;
    this.#thread = new Thread({ file: workerFile, name: "embedded-database", holdsProcess: true });
    this.opened = this.#ask({ kind: "open", folder, template }, limits.openInMilliseconds).then(() => {});
    // The caller that opens the session waits for this; a failure must not count as unhandled before.
    this.opened.catch(() => this.#thread.end());
  }

  get isOver(): boolean {
    return this.#thread.isOver;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    await this.opened;
    return this.#ask({ kind: "query", sql, parameters }, this.#limits.queryInMilliseconds);
  }

  /** Resolves when the thread answers; a busy one does when it is done, and is not ended for it. */
  async ping(): Promise<void> {
    await this.#ask({ kind: "ping" }, null);
  }

  async close(): Promise<void> {
    if (!this.isOver) await this.#ask({ kind: "close" }, this.#limits.closeInMilliseconds).catch(() => {});
    await this.#thread.end();
  }

  #ask(order: Order, limitInMilliseconds: number | null): Promise<Answer> {
    return this.#thread.ask(order, { limitInMilliseconds });
  }
}
