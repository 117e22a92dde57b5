import { parentPort } from "node:worker_threads";
import type { Reply } from "./thread.ts";

/** The other end of `threadFor`: does what is ordered, and tells what went wrong instead of ending. */
export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  const reply = (message: Reply<Answer>) => parentPort?.postMessage(message);
  parentPort?.on("message", (order: Order) => {
    work(order).then(
      (answer) => reply({ kind: "done", answer }),
      (error: unknown) =>
        reply({ kind: "failed", detail: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
