import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { appFolder } from "../../app-folder.server.ts";
import type { TearSheet } from "../../contracts/tear-sheet.ts";
import { Failure } from "../../failure.ts";
import type { Language } from "../../messages/languages.ts";

export type Order = { sheet: TearSheet; language: Language };
export type Reply = { kind: "written"; bytes: Uint8Array<ArrayBuffer> } | { kind: "failed"; detail: string };

const workerFile = join(appFolder, "documents", "tear-sheet", "worker.ts");
const LONGEST_IN_MILLISECONDS = 20_000;
const IDLE_IN_MILLISECONDS = 60_000;
const MOST_WAITING = 10;

let thread: Worker | null = null;
let resting: NodeJS.Timeout | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a sheet in a thread of its own, one at a time: requests are answered meanwhile. The thread keeps its fonts for the
 * next sheet and ends after a minute without one; who comes when ten wait is refused with `overloaded`.
 */
export function writeInThread(order: Order): Promise<Uint8Array<ArrayBuffer>> {
  if (waiting >= MOST_WAITING) return Promise.reject(new Failure("overloaded"));
  waiting += 1;
  const written = last
    .then(() => writeNow(order))
    .finally(() => {
      waiting -= 1;
      if (waiting === 0) rest();
    });
  last = written.catch(() => {});
  return written;
}

function writeNow(order: Order): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(resting);
  thread ??= new Worker(workerFile, {
    execArgv: [],
    name: "tear-sheet",
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const worker = thread;
  worker.ref();
  return new Promise((done, failed) => {
    const end = () => {
      clearTimeout(patience);
      worker.off("message", take).off("error", lose).off("exit", over);
      worker.unref();
    };
    const lose = (error: Error) => {
      end();
      thread = null;
      void worker.terminate();
      failed(error);
    };
    const over = () => lose(new Error("The thread that writes sheets ended."));
    const take = (reply: Reply) => {
      end();
      if (reply.kind === "written") done(reply.bytes);
      else failed(new Error(`The sheet was not written: ${reply.detail}`));
    };
    const patience = setTimeout(() => lose(new Failure("overloaded")), LONGEST_IN_MILLISECONDS);
    worker.on("message", take).on("error", lose).on("exit", over);
    worker.postMessage(order);
  });
}

function rest(): void {
  resting = setTimeout(() => {
    void thread?.terminate();
    thread = null;
  }, IDLE_IN_MILLISECONDS);
  resting.unref();
}
