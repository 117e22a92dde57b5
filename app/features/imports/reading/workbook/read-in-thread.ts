import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { appFolder } from "../../../../config/app-folder.server.ts";
import { Failure, type FailureCode } from "../../../../failure.ts";
import type { SheetTable } from "./read-workbook.ts";

export type WorkbookReply = { kind: "read"; table: SheetTable } | { kind: "refused"; code: FailureCode };

const workerFile = join(appFolder, "features", "imports", "reading", "workbook", "worker.ts");
const LONGEST_READ_IN_MILLISECONDS = 10_000;
const MOST_WAITING = 20;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a workbook in a thread with a memory of its own, one at a time: whatever the file holds, this process goes on
 * answering. The bytes are handed over, the caller's are empty afterwards.
 */
export function readWorkbookInThread(bytes: Uint8Array<ArrayBuffer>): Promise<SheetTable> {
  if (waiting >= MOST_WAITING) return Promise.reject(new Failure("overloaded"));
  waiting += 1;
  const read = last
    .then(() => readNow(bytes))
    .finally(() => {
      waiting -= 1;
    });
  last = read.catch(() => {});
  return read;
}

function readNow(bytes: Uint8Array<ArrayBuffer>): Promise<SheetTable> {
  return new Promise((done, failed) => {
    const worker = new Worker(workerFile, {
      workerData: { bytes },
      transferList: [bytes.buffer],
      execArgv: [],
      name: "workbook",
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const patience = setTimeout(() => end(() => failed(new Failure("fileTooLarge"))), LONGEST_READ_IN_MILLISECONDS);
    const end = (settle: () => void) => {
      clearTimeout(patience);
      settle();
      void worker.terminate();
    };
    worker.once("message", (reply: WorkbookReply) =>
      end(() => (reply.kind === "read" ? done(reply.table) : failed(new Failure(reply.code)))),
    );
    // The thread's memory is over: that is the limit doing its work.
    worker.once("error", (cause) => end(() => failed(new Failure("fileTooLarge", {}, { cause }))));
    worker.once("exit", () => end(() => failed(new Failure("fileInvalid"))));
  });
}
