import { parentPort, type Transferable } from "node:worker_threads";
import type { Ask, Refused, Reply } from "./thread.ts";

/**
 * The other end of a `Thread`: answers its orders, and reports what was thrown instead of ending. `handedOver` names the memory of an
 * answer that is not read here afterwards: it changes hands instead of being copied.
 */
export function answerOrders<Order, Answer>(
  work: (order: Order) => Promise<Answer>,
  handedOver: (answer: Answer) => readonly Transferable[] = () => [],
): void {
  const port = parentPort;
  if (port === null) throw new Error("This file runs as a worker thread.");
  const reply = (message: Reply<Answer>, transfer: readonly Transferable[] = []) => port.postMessage(message, transfer);
  port.on("message", ({ id, order }: Ask<Order>) => {
    work(order).then(
      (answer) => reply({ id, kind: "done", answer }, handedOver(answer)),
      (error: unknown) => reply({ id, kind: "refused", ...told(error) }),
    );
  });
}

function told(error: unknown): Refused {
  if (!(error instanceof Error)) return { message: String(error), detail: String(error), code: null, thrown: null };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  return { message: error.message, detail: error.stack ?? error.message, code, thrown: error.name };
}
