import { type Transferable, Worker } from "node:worker_threads";

export type Ask<Order> = { id: number; order: Order };
/** What was thrown in place of an answer, as far as a message holds it. */
export type Refused = { message: string; detail: string; code: string | null; thrown: string | null };
export type Reply<Answer> = { id: number; kind: "done"; answer: Answer } | ({ id: number; kind: "refused" } & Refused);

type Place = {
  /** The thread's script: it answers each order by `answerOrders`. */
  file: string;
  name: string;
  memoryInMegabytes?: number;
  /** The bound of what it has just made; by the flags of the process where it is not said. */
  youngInMegabytes?: number;
  /** Whether the process lives on while the thread waits for orders. */
  holdsProcess?: boolean;
  /** Settings beside those of the process. */
  settings?: Readonly<Record<string, string>>;
};
type Limits = { limitInMilliseconds: number | null; transfer?: readonly Transferable[] };
type Waiting<Answer> = { settle(answer: Answer): void; fail(error: Error): void; timer: NodeJS.Timeout | undefined };

const messages = {
  failed: "failed",
  ended: "ended",
  hung: "did not answer in time",
  closed: "was closed",
  over: "is not running",
} as const;

/** A thread is over: what it was asked has no answer. */
export class ThreadStopped extends Error {
  override readonly name = "ThreadStopped";
  readonly reason: keyof typeof messages;

  constructor(thread: string, reason: keyof typeof messages, options?: ErrorOptions) {
    super(`The thread ${thread} ${messages[reason]}.`, options);
    this.reason = reason;
  }
}

/** A thread has thrown instead of an answer, and goes on. */
export class OrderRefused extends Error {
  override readonly name = "OrderRefused";
  readonly code: string | null;
  /** The name of its class in the thread; null: it was no error. */
  readonly thrown: string | null;
  /** Where in the thread it was thrown. */
  readonly detail: string;

  constructor({ message, detail, code, thrown }: Refused) {
    super(message);
    this.code = code;
    this.thrown = thrown;
    this.detail = detail;
  }
}

/** One worker thread. An order past its time limit ends the thread: a thread that hangs reads no message. */
export class Thread<Order, Answer> {
  readonly #worker: Worker;
  readonly #name: string;
  readonly #holdsProcess: boolean;
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #lastId = 0;
  #isOver = false;

  constructor({ file, name, memoryInMegabytes, youngInMegabytes, holdsProcess = false, settings }: Place) {
    this.#name = name;
    this.#holdsProcess = holdsProcess;
    const resourceLimits = {
      ...(memoryInMegabytes !== undefined && { maxOldGenerationSizeMb: memoryInMegabytes }),
      ...(youngInMegabytes !== undefined && { maxYoungGenerationSizeMb: youngInMegabytes }),
    };
    // It runs from source like the rest, where packages are their sources too: none of them need be built.
    const env = settings && { env: { ...process.env, ...settings } };
    this.#worker = new Worker(file, { execArgv: ["--conditions=source"], name, resourceLimits, ...env });
    this.#worker.on("message", (reply: Reply<Answer>) => this.#take(reply));
    // An error that has no listener ends the whole process, also between two orders.
    this.#worker.on("error", (cause) => this.#stop(new ThreadStopped(name, "failed", { cause })));
    this.#worker.on("exit", () => this.#stop(new ThreadStopped(name, "ended")));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async ask(order: Order, { limitInMilliseconds, transfer = [] }: Limits): Promise<Answer> {
    if (this.#isOver) throw new ThreadStopped(this.#name, "over");
    this.#lastId += 1;
    const id = this.#lastId;
    this.#worker.postMessage({ id, order } satisfies Ask<Order>, transfer);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const timer =
      limitInMilliseconds === null ? undefined : setTimeout(() => this.#hangUnlessAnswered(id), limitInMilliseconds);
    this.#waiting.set(id, { settle: resolve, fail: reject, timer });
    this.#worker.ref();
    return promise;
  }

  /** Ends the thread at once; orders without an answer fail. */
  async end(): Promise<void> {
    this.#stop(new ThreadStopped(this.#name, "closed"));
    await this.#worker.terminate();
  }

  #take(reply: Reply<Answer>): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.id);
    clearTimeout(waiting.timer);
    if (this.#waiting.size === 0 && !this.#holdsProcess) this.#worker.unref();
    if (reply.kind === "done") waiting.settle(reply.answer);
    else waiting.fail(new OrderRefused(reply));
  }

  /** After a stall of this process the time is over before an answer that has come is read: it is read first. */
  #hangUnlessAnswered(id: number): void {
    setImmediate(() => {
      if (this.#waiting.has(id)) this.#hang();
    });
  }

  #hang(): void {
    this.#stop(new ThreadStopped(this.#name, "hung"));
    void this.#worker.terminate();
  }

  #stop(error: ThreadStopped): void {
    this.#isOver = true;
    for (const { fail, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      fail(error);
    }
    this.#waiting.clear();
  }
}
