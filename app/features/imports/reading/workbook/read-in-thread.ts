import { join } from "node:path";
import { appFolder } from "../../../../config/app-folder.server.ts";
import { Failure, failureCodes } from "../../../../failure.ts";
import { OrderRefused, ThreadStopped } from "../../../../threads/thread.ts";
import { threadQueue } from "../../../../threads/thread-queue.ts";
import type { SheetTable } from "./sheet-table.ts";

const read = threadQueue<Uint8Array<ArrayBuffer>, SheetTable>({
  file: join(appFolder, "features", "imports", "reading", "workbook", "worker.ts"),
  name: "workbook",
  memoryInMegabytes: 256,
  longestInMilliseconds: 10_000,
  mostWaiting: 20,
  // What one file leaves in memory, no other file meets.
  idleInMilliseconds: 0,
});

/**
 * Reads a workbook in a thread with a memory of its own, one at a time: whatever the file holds, this process goes on
 * answering. The bytes are handed over, the caller's are empty afterwards.
 */
export const readWorkbookInThread = (bytes: Uint8Array<ArrayBuffer>): Promise<SheetTable> =>
  read(bytes, [bytes.buffer]).catch((error: unknown) => {
    throw failureOf(error);
  });

function failureOf(error: unknown): unknown {
  const reasons = error instanceof Error ? [error, error.cause] : [];
  const refused = reasons.find((each) => each instanceof OrderRefused);
  if (refused !== undefined)
    return new Failure(failureCodes.find((each) => each === refused.code) ?? "fileInvalid", {}, { cause: refused });
  const stopped = reasons.find((each) => each instanceof ThreadStopped);
  if (stopped === undefined) return error;
  // Its memory or its time is over: the limits doing their work.
  return new Failure(stopped.reason === "ended" ? "fileInvalid" : "fileTooLarge", {}, { cause: stopped });
}
