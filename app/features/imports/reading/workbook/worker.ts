import { answerOrders } from "../../../../threads/answer-orders.ts";
import { readWorkbook, type SheetTable } from "./read-workbook.ts";

answerOrders<Uint8Array, SheetTable>(async ({ buffer, byteOffset, byteLength }) =>
  readWorkbook(Buffer.from(buffer, byteOffset, byteLength)),
);
