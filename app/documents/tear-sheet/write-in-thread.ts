import { join } from "node:path";
import { appFolder } from "../../config/app-folder.server.ts";
import type { TearSheet } from "../../core/analysis/contracts/tear-sheet.ts";
import type { Language } from "../../messages/languages.ts";
import { threadQueue } from "../../threads/thread-queue.ts";

export type Order = { sheet: TearSheet; language: Language };

/** Writes a sheet, away from the requests. */
export const writeInThread = threadQueue<Order, Uint8Array<ArrayBuffer>>({
  file: join(appFolder, "documents", "tear-sheet", "worker.ts"),
  name: "tear-sheet",
  memoryInMegabytes: 256,
});
