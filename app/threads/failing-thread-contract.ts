import { answerOrders } from "./answer-orders.ts";

// A thread for the test of threads: it does what it is told, also after its answer.
answerOrders(async (order: string) => {
  if (order === "fails") throw new Error("as told");
  setTimeout(() => {
    if (order === "fails afterwards") throw new Error("as told, between two orders");
    if (order === "ends afterwards") process.exit(3);
  }, 50);
  return order;
});
