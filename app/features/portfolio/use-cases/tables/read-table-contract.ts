import { expect } from "vitest";
import type { Columns, ReadTable } from "../holding.ts";
import { readPositions } from "./read-table.ts";

/** Reads a table as it is pasted. */
export const readText = (text: string, numbers: "automatic" | "comma" | "point" = "automatic", columns: Columns = {}) =>
  readPositions({ kind: "text", text }, { numbers, columns });

/** What a table that was read holds, in short. */
export function found(read: ReadTable) {
  if (read.kind !== "read") return expect.unreachable(read.kind);
  return {
    broker: read.broker,
    held: read.holdings.map(({ symbol, isin, quantity, paid }) => [
      isin ?? symbol,
      quantity,
      paid?.amount,
      paid?.currency,
    ]),
    skipped: read.skipped.map(({ row, reason }) => [row, reason]),
  };
}
