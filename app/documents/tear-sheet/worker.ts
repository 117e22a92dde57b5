import { answerOrders } from "../answer-orders.ts";
import { writeTearSheet } from "./tear-sheet.ts";
import type { Order } from "./write-in-thread.ts";

answerOrders<Order>(({ sheet, language }) => writeTearSheet(sheet, language));
