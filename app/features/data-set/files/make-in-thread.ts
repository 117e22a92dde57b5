import { join } from "node:path";
import { appFolder } from "../../../config/app-folder.server.ts";
import { threadQueue } from "../../../threads/thread-queue.ts";
import type { MadeDataSet } from "../use-cases/data-set.ts";

/** The folder of the data; null: the included ones. */
export type Order = { folder: string | null };

/** Makes the files in a thread that ends with them: what it held of the data goes with it, and the bytes change hands. */
export const makeInThread = threadQueue<Order, MadeDataSet>({
  file: join(appFolder, "features", "data-set", "files", "worker.ts"),
  name: "data-set",
  memoryInMegabytes: 192,
  youngInMegabytes: 24,
  longestInMilliseconds: 60_000,
  idleInMilliseconds: 0,
});
