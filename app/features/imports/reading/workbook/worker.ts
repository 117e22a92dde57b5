import { parentPort, workerData } from "node:worker_threads";
import { Failure } from "../../../../failure.ts";
import type { WorkbookReply } from "./read-in-thread.ts";
import { readWorkbook } from "./read-workbook.ts";

// The bytes arrive as a copy of this thread's own.
const { bytes } = workerData as { bytes: Uint8Array };
const reply = (message: WorkbookReply) => parentPort?.postMessage(message);
try {
  reply({ kind: "read", table: readWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) });
} catch (error) {
  reply({ kind: "refused", code: error instanceof Failure ? error.code : "fileInvalid" });
}
