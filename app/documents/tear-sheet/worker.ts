import { answerOrders } from "../../threads/answer-orders.ts";
import { writeTearSheet } from "./tear-sheet.ts";
import type { Order } from "./write-in-thread.ts";

answerOrders<Order, Uint8Array<ArrayBuffer>>(({ sheet, language }) => writeTearSheet(sheet, language));
