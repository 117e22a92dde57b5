import { gzipSync } from "node:zlib";
import { tableOf } from "../../../documents/written-cell.ts";
import type { ExportedRow, ExportedTable } from "../use-cases/data-set-tables.ts";

/** Rows that become text at once: their cells go before those of the next ones are made. */
const ROWS_AT_ONCE = 1_000;

/** A table as comma-separated values (RFC 4180, UTF-8, decimal points, empty for unknown), compressed by gzip. */
export function writeCsv({ columns, rows }: ExportedTable): Uint8Array<ArrayBuffer> {
  const pieces = [Buffer.from(tableOf([columns.map(({ name }) => name)]))];
  let waiting: ExportedRow[] = [];
  for (const row of rows()) {
    waiting.push(row);
    if (waiting.length < ROWS_AT_ONCE) continue;
    pieces.push(Buffer.from(tableOf(waiting)));
    waiting = [];
  }
  if (waiting.length > 0) pieces.push(Buffer.from(tableOf(waiting)));
  return Uint8Array.from(gzipSync(Buffer.concat(pieces)));
}
