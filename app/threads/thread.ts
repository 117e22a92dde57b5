import { Worker } from "node:worker_threads";
import { Failure } from "../failure.ts";

export type Reply<Answer> = { kind: "done"; answer: Answer } | { kind: "failed"; detail: string };

const LONGEST_IN_MILLISECONDS = 20_000;
const IDLE_IN_MILLISECONDS = 60_000;
const MOST_WAITING = 10;

type Place = {
  /** What runs there: it answers each order with one `Reply`, by `answerOrders`. */
  file: string;
  name: string;
  memoryInMegabytes: number;
};

/**
 * Does long work in a thread of its own, one order at a time: requests are answered meanwhile. The thread keeps what it has
 * loaded for the next order and ends after a minute without one; an order that comes while ten wait is refused with
 * `overloaded`.
 */
export function threadFor<Order, Answer>({ file, name, memoryInMegabytes }: Place) {
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
  const begun = (): Worker => {
    const worker = new Worker(file, {
      execArgv: [],
      name,
      resourceLimits: { maxOldGenerationSizeMb: memoryInMegabytes },
    });
    const forget = () => {
      if (thread === worker) thread = null;
    };
    // Between two orders there is no other listener: an error without one ends the whole process.
    worker.on("error", forget).on("exit", forget);
    return worker;
  };
  const workNow = (order: Order): Promise<Answer> => {
    clearTimeout(resting);
    thread ??= begun();
    return answerOf<Answer>({ worker: thread, name }, order, () => {
      thread = null;
    });
  };

  return (order: Order): Promise<Answer> => {
    if (waiting >= MOST_WAITING) return Promise.reject(new Failure("overloaded"));
    waiting += 1;
    const worked = last
      .then(() => workNow(order))
      .finally(() => {
        waiting -= 1;
        if (waiting === 0) rest();
      });
    last = worked.catch(() => {});
    return worked;
  };
}

function answerOf<Answer>(
  { worker, name }: { worker: Worker; name: string },
  order: unknown,
  forget: () => void,
): Promise<Answer> {
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
    const over = () => lose(new Error(`The thread ${name} ended.`));
    const take = (reply: Reply<Answer>) => {
      end();
      if (reply.kind === "done") done(reply.answer);
      else failed(new Error(`The thread ${name} failed: ${reply.detail}`));
    };
    const patience = setTimeout(() => lose(new Failure("overloaded")), LONGEST_IN_MILLISECONDS);
    worker.on("message", take).on("error", lose).on("exit", over);
    worker.postMessage(order);
  });
}
