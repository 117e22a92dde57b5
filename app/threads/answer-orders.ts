import { parentPort } from "node:worker_threads";
import type { Ask, Reply } from "./thread.ts";

/** The other end of a `Thread`: answers its orders, and reports what was thrown instead of ending. */
export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  const port = parentPort;
  if (port === null) throw new Error("This file runs as a worker thread.");
  const reply = (message: Reply<Answer>) => port.postMessage(message);
  port.on("message", ({ id, order }: Ask<Order>) => {
    work(order).then(
      (answer) => reply({ id, kind: "done", answer }),
      (error: unknown) => reply({ id, kind: "refused", ...told(error) }),
    );
  });
}

function told(error: unknown): { message: string; detail: string; code: string | null } {
  if (!(error instanceof Error)) return { message: String(error), detail: String(error), code: null };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  return { message: error.message, detail: error.stack ?? error.message, code };
}
