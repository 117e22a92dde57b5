import fs, { rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { answerOrders } from "../../threads/answer-orders.ts";
import { copyTemplate } from "./copied-template.ts";
import type { Answer, Order } from "./protocol.ts";

// PostgreSQL's parser is one function that takes V8's optimising compiler 600 MB and half a second of a core, which statements
// of this size never earn back. The flags hold for WebAssembly alone, in the whole process.
for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);

// This thread holds PostgreSQL compiled to WebAssembly, which blocks whatever thread it runs on while it works.
// It gives each file that it makes the rights 0666, whatever the process says: in this thread none are for others.
const { chmodSync, fchmodSync } = fs;
const ownersAlone = (mode: fs.Mode) => Number(mode) & 0o700;
fs.chmodSync = (path, mode) => chmodSync(path, ownersAlone(mode));
fs.fchmodSync = (file, mode) => fchmodSync(file, ownersAlone(mode));
syncBuiltinESMExports();

const nothing: Answer = { rows: [], affectedRows: null };
let opening: Promise<PGlite> | null = null;

const settings = { postgresqlconf: ["shared_buffers = 16MB", "max_wal_size = 64MB"] };

const make = (folder: string) => PGlite.create(folder, settings);

/** A template that cannot be copied or opened is as good as none: the database is made. */
async function opened(folder: string, template: string | null): Promise<PGlite> {
  const copying = template === null ? Promise.reject() : copyTemplate(template, folder);
  const isCopied = await copying.then(
    () => true,
    () => false,
  );
  return make(folder).catch((error: unknown) => {
    if (!isCopied) throw error;
    rmSync(folder, { recursive: true, force: true });
    return make(folder);
  });
}

answerOrders<Order, Answer>(async (order) => {
  if (order.kind === "open") opening = opened(order.folder, order.template);
  const database = await opening;
  if (database === null) throw new Error("The database is not open.");
  if (order.kind === "query") {
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(order.sql, [...order.parameters]);
    return { rows, affectedRows: affectedRows ?? null };
  }
  if (order.kind === "close") await database.close();
  return nothing;
});
