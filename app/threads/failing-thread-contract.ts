import { setTimeout as pause } from "node:timers/promises";
import { threadId } from "node:worker_threads";
import { answerOrders } from "./answer-orders.ts";

/** Holds memory until there is none. */
function exhaust(): never {
  const kept: number[][] = [];
  for (;;) kept.push(new Array(100_000).fill(Math.random()));
}

// A thread for the test of threads: it does what it is told, also after its answer.
answerOrders(async (order: string | Uint8Array): Promise<string | number> => {
  if (typeof order !== "string") return order.length;
  if (order === "fails") throw Object.assign(new Error("as told"), { code: "TOLD" });
  if (order === "hangs") for (;;);
  if (order === "exhausts its memory") exhaust();
  if (order === "which thread") return threadId;
  if (order === "waits") await pause(200);
  setTimeout(() => {
    if (order === "fails afterwards") throw new Error("as told, between two orders");
    if (order === "ends afterwards") process.exit(3);
  }, 50);
  return order;
});
