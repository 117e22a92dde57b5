import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { canonicalTicker } from "../../src/symbols/ticker.ts";
import { BuildTrouble } from "./build-trouble.ts";

/** A closing price as the file has it, in whole units of its currency. */
export type Price = { value: number; currency: string; asOf: string };

export type PriceFile = {
  prices: ReadonlyMap<string, Price>;
  rows: number;
  /** Rows that were left out, by reason, with the first line of each. */
  refused: Dropped<Refusal>;
  /** Rows that can be read and do not count, by reason: an earlier day of a symbol, or a row of a day that has another after it. */
  superseded: Dropped<"earlierDay" | "sameDay">;
};
export type Dropped<Reason extends string> = ReadonlyMap<Reason, { rows: number; firstLine: number }>;
/** `cells`: a row of more cells than columns have names, as where the comma of 8,45 has parted them. */
export type Refusal = "cells" | "symbol" | "date" | "price" | "currency";

/** The column's names that are understood, in order of preference; the file's first line says which ones it has. */
const columnNames = {
  ticker: ["ticker", "symbol", "code"],
  date: ["date", "asof", "day"],
  close: ["close", "price", "last", "closing price"],
  currency: ["currency", "ccy"],
} as const;
type Column = keyof typeof columnNames;

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const decimal = /^\d+(\.\d+)?([eE][+-]?\d+)?$/;
const currencyCode = /^[A-Z]{3}$/;

/**
 * The latest close of each symbol. Columns `ticker`, `date` (2026-08-20) and `close` (1234.5, no thousands separators) are
 * needed, `currency` is optional and is the dollar without it; any order, any others beside them, comma, semicolon or tab,
 * plain or gzip. The close must not be adjusted for dividends.
 */
export async function readPrices(path: string, mostRefused: number = defaultMostRefused): Promise<PriceFile> {
  const reader = priceReader(path, mostRefused);
  const text = createReadStream(path);
  const parser = parse({ bom: true, delimiter: [",", ";", "\t"], trim: true, relax_column_count: true, info: true });
  const rows = async (source: AsyncIterable<{ record: string[]; info: { lines: number } }>) => {
    for await (const { record, info } of source) reader.row(record, info.lines);
  };
  try {
    if (path.endsWith(".gz")) await pipeline(text, createGunzip(), parser, rows);
    else await pipeline(text, parser, rows);
  } catch (cause) {
    if (cause instanceof BuildTrouble) throw cause;
    throw new BuildTrouble(`${path} cannot be read as CSV: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  return reader.end();
}

/** The share of rows that may be left out as unreadable; one row always may. */
export const defaultMostRefused = 0.05;

/** Counts what is dropped, by reason, with the first line of each. */
function dropping<Reason extends string>() {
  const dropped = new Map<Reason, { rows: number; firstLine: number }>();
  const drop = (reason: Reason, line: number): void => {
    const known = dropped.get(reason);
    if (known) known.rows++;
    else dropped.set(reason, { rows: 1, firstLine: line });
  };
  return { dropped, drop };
}

function priceReader(path: string, mostRefused: number) {
  const prices = new Map<string, Price>();
  const lines = new Map<string, number>();
  const { dropped: refused, drop: refuse } = dropping<Refusal>();
  const { dropped: superseded, drop: supersede } = dropping<"earlierDay" | "sameDay">();
  let columns: Record<Column, number> | null = null;
  let width = 0;
  let count = 0;

  return {
    row(cells: readonly string[], line: number): void {
      if (!columns) {
        columns = columnsOf(path, cells);
        width = cells.length;
        return;
      }
      count++;
      const read = cells.slice(width).some((cell) => cell !== "") ? "cells" : priceOf(columns, cells);
      if (typeof read === "string") {
        refuse(read, line);
        return;
      }
      const [ticker, price] = read;
      const known = prices.get(ticker);
      const before = lines.get(ticker) ?? line;
      if (known && price.asOf < known.asOf) {
        supersede("earlierDay", line);
        return;
      }
      if (known) supersede(price.asOf === known.asOf ? "sameDay" : "earlierDay", before);
      prices.set(ticker, price);
      lines.set(ticker, line);
    },
    end(): PriceFile {
      if (!columns) throw new BuildTrouble(`${path} is empty: a price file begins with a line of column names.`);
      if (prices.size === 0) throw new BuildTrouble(`${path} has no price that can be used in ${count} rows.`);
      refuseTooMany(path, { rows: count, refused, mostRefused });
      return { prices, rows: count, refused, superseded };
    },
  };
}

/** A file of which much cannot be read is not the file that was meant: half the market without a price would pass for a result. */
function refuseTooMany(
  path: string,
  { rows, refused, mostRefused }: { rows: number; refused: Dropped<Refusal>; mostRefused: number },
): void {
  const left = [...refused.values()].reduce((sum, each) => sum + each.rows, 0);
  if (left <= Math.max(1, rows * mostRefused)) return;
  const reasons = [...refused].map(([reason, each]) => `${reason}: ${each.rows} (first in line ${each.firstLine})`);
  throw new BuildTrouble(
    `${path}: ${left} of ${rows} rows cannot be used, more than ${mostRefused * 100} %. ${reasons.join(", ")}. ` +
      "Mend the file, or allow more with --most-refused.",
  );
}

function priceOf(columns: Record<Column, number>, cells: readonly string[]): [string, Price] | Refusal {
  const ticker = canonicalTicker(cells[columns.ticker] ?? "");
  if (!ticker) return "symbol";
  const asOf = (cells[columns.date] ?? "").slice(0, 10);
  if (!isDay(asOf)) return "date";
  const written = cells[columns.close] ?? "";
  const value = Number(written);
  if (!decimal.test(written) || !(value > 0) || !Number.isFinite(value)) return "price";
  const currency = columns.currency < 0 ? "USD" : (cells[columns.currency] ?? "");
  // GBX, GBp and ZAc are hundredths: a price file says whole units
  if (!currencyCode.test(currency) || minorUnits.has(currency)) return "currency";
  return [ticker, { value, currency, asOf }];
}

/** 30 February is no day. */
const isDay = (text: string): boolean => isoDate.test(text) && new Date(text).toJSON()?.startsWith(text) === true;
const minorUnits: ReadonlySet<string> = new Set(["GBX", "ZAX", "ILA"]);

function columnsOf(path: string, header: readonly string[]): Record<Column, number> {
  const names = header.map((name) => name.toLowerCase());
  const positionOf = (column: Column) => {
    const known = columnNames[column].find((name) => names.includes(name));
    return known === undefined ? -1 : names.indexOf(known);
  };
  const columns = {
    ticker: positionOf("ticker"),
    date: positionOf("date"),
    close: positionOf("close"),
    currency: positionOf("currency"),
  };
  const missing = (["ticker", "date", "close"] as const).filter((column) => columns[column] < 0);
  if (missing.length > 0) {
    throw new BuildTrouble(
      `${path} lacks the column ${missing.join(", ")}. Its first line has: ${header.join(", ")}. ` +
        "A price file has ticker, date and close, and may have currency.",
    );
  }
  return columns;
}
