import { Worker } from "node:worker_threads";
import { type Ask, OPENED, type Reply } from "./protocol.ts";

/** The embedded database stopped answering, or its thread ended; what was under way is lost. */
export class DatabaseStopped extends Error {
  override readonly name = "DatabaseStopped";
}

/** A statement that the database refused. */
export class StatementRefused extends Error {
  override readonly name = "StatementRefused";
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

export type Limits = { openInMilliseconds: number; queryInMilliseconds: number; closeInMilliseconds: number };
export type Rows = { rows: readonly Record<string, unknown>[]; affectedRows: number | null };
type AskWithoutId = Ask extends infer One ? (One extends Ask ? Omit<One, "id"> : never) : never;
type Waiting = { settle(reply: Reply): void; fail(error: Error): void; timer: NodeJS.Timeout | null };

/**
 * One thread with the embedded database, from opening to its end. A full disk or a runaway statement hangs that thread
 * for good, so every question has a time limit: past it the thread is ended and the session is over.
 */
export class Session {
  readonly #worker: Worker;
  readonly #limits: Limits;
  readonly #waiting = new Map<number, Waiting>();
  readonly opened: Promise<void>;
  #lastId = OPENED;
  #over = false;

  constructor({ workerFile, folder, limits }: { workerFile: string; folder: string; limits: Limits }) {
    this.#limits = limits;
    this.#worker = new Worker(workerFile, { workerData: { folder }, execArgv: [], name: "embedded-database" });
    this.#worker.on("message", (reply: Reply) => this.#take(reply));
    this.#worker.on("error", (cause) => this.#end(new DatabaseStopped("The database thread failed.", { cause })));
    this.#worker.on("exit", () => this.#end(new DatabaseStopped("The database thread ended.")));
    this.opened = this.#expect(OPENED, limits.openInMilliseconds).then(() => {});
    // The caller that opens the session waits for this; a failure must not count as unhandled before.
    this.opened.catch(() => {});
  }

  get isOver(): boolean {
    return this.#over;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    await this.opened;
    const reply = await this.#ask({ kind: "query", sql, parameters }, this.#limits.queryInMilliseconds);
    return reply.kind === "rows" ? reply : { rows: [], affectedRows: null };
  }

  /** Resolves when the thread answers; a busy one does when it is done, and is not ended for it. */
  async ping(): Promise<void> {
    await this.#ask({ kind: "ping" }, null);
  }

  async close(): Promise<void> {
    if (!this.#over) {
      await this.#ask({ kind: "close" }, this.#limits.closeInMilliseconds).catch(() => {});
      this.#end(new DatabaseStopped("The database was closed."));
    }
    await this.#worker.terminate();
  }

  #ask(ask: AskWithoutId, limitInMilliseconds: number | null): Promise<Reply> {
    if (this.#over) return Promise.reject(new DatabaseStopped("The database thread is not running."));
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = this.#expect(id, limitInMilliseconds);
    this.#worker.postMessage({ ...ask, id });
    return answer;
  }

  #expect(id: number, limitInMilliseconds: number | null): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const timer = limitInMilliseconds === null ? null : setTimeout(() => this.#hang(), limitInMilliseconds);
    this.#waiting.set(id, { settle: resolve, fail: reject, timer });
    return promise;
  }

  #take(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.id);
    if (waiting.timer !== null) clearTimeout(waiting.timer);
    if (reply.kind === "refused") waiting.fail(new StatementRefused(reply.message, reply.code));
    else waiting.settle(reply);
  }

  #hang(): void {
    this.#end(new DatabaseStopped("The database did not answer in time."));
    void this.#worker.terminate();
  }

  #end(error: DatabaseStopped): void {
    this.#over = true;
    for (const waiting of this.#waiting.values()) {
      if (waiting.timer !== null) clearTimeout(waiting.timer);
      waiting.fail(error);
    }
    this.#waiting.clear();
  }
}
