import type { Transferable } from "node:worker_threads";
import { Failure } from "../failure.ts";
import { OrderRefused, Thread, ThreadStopped } from "./thread.ts";

type Work = {
  /** The worker's script: it answers each order by `answerOrders`. */
  file: string;
  name: string;
  memoryInMegabytes: number;
  /** The bound of what it has just made: with a lower one its memory grows less and it takes longer. */
  youngInMegabytes?: number;
  longestInMilliseconds?: number;
  /** How many orders wait at most, the one under way among them. */
  mostWaiting?: number;
  /** How long a thread without orders is kept, with all that it has loaded; 0 gives every order a thread of its own. */
  idleInMilliseconds?: number;
};

/**
 * Does long work in a thread, one order at a time: requests are answered meanwhile. An order beyond those that may wait is
 * refused with `overloaded`, and so is one that takes too long (its cause says which).
 */
export function threadQueue<Order, Answer>({
  longestInMilliseconds = 20_000,
  mostWaiting = 10,
  idleInMilliseconds = 60_000,
  ...place
}: Work) {
  let thread: Thread<Order, Answer> | null = null;
  let resting: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const rest = () => {
    void thread?.end();
    thread = null;
  };
  const workNow = async (order: Order, transfer: readonly Transferable[]): Promise<Answer> => {
    clearTimeout(resting);
    if (thread === null || thread.isOver) thread = new Thread(place);
    try {
      return await thread.ask(order, { limitInMilliseconds: longestInMilliseconds, transfer });
    } catch (error) {
      throw failureOf(error, place.name);
    } finally {
      if (idleInMilliseconds === 0) rest();
    }
  };

  return (order: Order, transfer: readonly Transferable[] = []): Promise<Answer> => {
    if (waiting >= mostWaiting) return Promise.reject(new Failure("overloaded"));
    waiting += 1;
    const worked = last
      .then(() => workNow(order, transfer))
      .finally(() => {
        waiting -= 1;
        if (waiting === 0 && thread !== null) resting = setTimeout(rest, idleInMilliseconds).unref();
      });
    last = worked.catch(() => {});
    return worked;
  };
}

function failureOf(error: unknown, name: string): unknown {
  if (error instanceof ThreadStopped && error.reason === "hung") return new Failure("overloaded", {}, { cause: error });
  if (error instanceof OrderRefused) return new Error(`The thread ${name} failed: ${error.detail}`, { cause: error });
  return error;
}
