import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { type Ask, OPENED, type Reply } from "./protocol.ts";

// This thread holds PostgreSQL compiled to WebAssembly, which blocks whatever thread it runs on while it works.
const port = parentPort;
if (port === null) throw new Error("This file runs as a worker thread.");

// It gives each file that it makes the rights 0666, whatever the process says: in this thread none are for others.
const { chmodSync, fchmodSync } = fs;
const ownersAlone = (mode: fs.Mode) => Number(mode) & 0o700;
fs.chmodSync = (path, mode) => chmodSync(path, ownersAlone(mode));
fs.fchmodSync = (file, mode) => fchmodSync(file, ownersAlone(mode));
syncBuiltinESMExports();

const reply = (message: Reply) => port.postMessage(message);
const refusal = (id: number, error: unknown): Reply => ({
  id,
  kind: "refused",
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null,
});

const database = await PGlite.create(String(workerData.folder), {
  postgresqlconf: ["shared_buffers = 16MB", "max_wal_size = 64MB"],
}).catch((error: unknown) => {
  reply(refusal(OPENED, error));
  return null;
});

if (database !== null) {
  port.on("message", (ask: Ask) => {
    answer(database, ask).then(reply, (error: unknown) => reply(refusal(ask.id, error)));
  });
  reply({ id: OPENED, kind: "done" });
}

async function answer(lite: PGlite, ask: Ask): Promise<Reply> {
  if (ask.kind === "query") {
    const { rows, affectedRows } = await lite.query<Record<string, unknown>>(ask.sql, [...ask.parameters]);
    return { id: ask.id, kind: "rows", rows, affectedRows: affectedRows ?? null };
  }
  if (ask.kind === "close") {
    await lite.close();
    // The reply leaves first: the port is closed after it.
    setImmediate(() => port?.close());
  }
  return { id: ask.id, kind: "done" };
}
