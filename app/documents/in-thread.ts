import { Worker } from "node:worker_threads";
import { Failure } from "../failure.ts";

export type Reply = { kind: "written"; bytes: Uint8Array<ArrayBuffer> } | { kind: "failed"; detail: string };

const LONGEST_IN_MILLISECONDS = 20_000;
const IDLE_IN_MILLISECONDS = 60_000;
const MOST_WAITING = 10;

type Place = {
  /** What runs there: it answers each order with one `Reply`. */
  file: string;
  name: string;
  memoryInMegabytes: number;
};

/**
 * Writes documents in a thread of its own, one at a time: requests are answered meanwhile. The thread keeps its fonts for the
 * next document and ends after a minute without one; who comes when ten wait is refused with `overloaded`.
 */
export function threadFor<Order>({ file, name, memoryInMegabytes }: Place) {
  let thread: Worker | null = null;
  let resting: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const rest = () => {
    resting = setTimeout(() => {
      void thread?.terminate();
      thread = null;
    }, IDLE_IN_MILLISECONDS);
    resting.unref();
  };
  const writeNow = (order: Order): Promise<Uint8Array<ArrayBuffer>> => {
    clearTimeout(resting);
    thread ??= new Worker(file, { execArgv: [], name, resourceLimits: { maxOldGenerationSizeMb: memoryInMegabytes } });
    return answerOf(thread, order, () => {
      thread = null;
    });
  };

  return (order: Order): Promise<Uint8Array<ArrayBuffer>> => {
    if (waiting >= MOST_WAITING) return Promise.reject(new Failure("overloaded"));
    waiting += 1;
    const written = last
      .then(() => writeNow(order))
      .finally(() => {
        waiting -= 1;
        if (waiting === 0) rest();
      });
    last = written.catch(() => {});
    return written;
  };
}

function answerOf(worker: Worker, order: unknown, forget: () => void): Promise<Uint8Array<ArrayBuffer>> {
  worker.ref();
  return new Promise((done, failed) => {
    const end = () => {
      clearTimeout(patience);
      worker.off("message", take).off("error", lose).off("exit", over);
      worker.unref();
    };
    const lose = (error: Error) => {
      end();
      forget();
      void worker.terminate();
      failed(error);
    };
    const over = () => lose(new Error("The thread that writes documents ended."));
    const take = (reply: Reply) => {
      end();
      if (reply.kind === "written") done(reply.bytes);
      else failed(new Error(`The document was not written: ${reply.detail}`));
    };
    const patience = setTimeout(() => lose(new Failure("overloaded")), LONGEST_IN_MILLISECONDS);
    worker.on("message", take).on("error", lose).on("exit", over);
    worker.postMessage(order);
  });
}
