import { answerOrders } from "../../../../threads/answer-orders.ts";
import { readWorkbook } from "./read-workbook.ts";
import type { SheetTable } from "./sheet-table.ts";

answerOrders<Uint8Array, SheetTable>(async ({ buffer, byteOffset, byteLength }) =>
  readWorkbook(Buffer.from(buffer, byteOffset, byteLength)),
);
