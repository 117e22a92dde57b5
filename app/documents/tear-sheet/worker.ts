import { parentPort } from "node:worker_threads";
import { writeTearSheet } from "./tear-sheet.ts";
import type { Order, Reply } from "./write-in-thread.ts";

const reply = (message: Reply) => parentPort?.postMessage(message);

parentPort?.on("message", ({ sheet, language }: Order) => {
  writeTearSheet(sheet, language).then(
    (bytes) => reply({ kind: "written", bytes }),
    (error: unknown) =>
      reply({ kind: "failed", detail: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
