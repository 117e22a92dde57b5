import { answerOrders } from "../../../threads/answer-orders.ts";
import type { MadeDataSet } from "../use-cases/data-set.ts";
import { madeDataSet } from "./made-data-set.ts";
import type { Order } from "./make-in-thread.ts";

answerOrders<Order, MadeDataSet>(
  async ({ folder }) => madeDataSet(folder),
  ({ files }) => files.map(({ bytes }) => bytes.buffer),
);
