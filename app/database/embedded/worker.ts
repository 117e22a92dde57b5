import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import { answerOrders } from "../../threads/answer-orders.ts";
import type { Answer, Order } from "./protocol.ts";

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

answerOrders<Order, Answer>(async (order) => {
  if (order.kind === "open") opening = PGlite.create(order.folder, settings);
  const database = await opening;
  if (database === null) throw new Error("The database is not open.");
  if (order.kind === "query") {
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(order.sql, [...order.parameters]);
    return { rows, affectedRows: affectedRows ?? null };
  }
  if (order.kind === "close") await database.close();
  return nothing;
});
