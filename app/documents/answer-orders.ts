import { parentPort } from "node:worker_threads";
import type { Reply } from "./in-thread.ts";

const reply = (message: Reply) => parentPort?.postMessage(message);

/** The other end of `threadFor`: writes what is ordered, and tells what went wrong instead of ending. */
export function answerOrders<Order>(write: (order: Order) => Promise<Uint8Array<ArrayBuffer>>): void {
  parentPort?.on("message", (order: Order) => {
    write(order).then(
      (bytes) => reply({ kind: "written", bytes }),
      (error: unknown) =>
        reply({ kind: "failed", detail: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
