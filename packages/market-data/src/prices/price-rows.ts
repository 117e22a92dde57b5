import type { IsoDate } from "@valora/valuation";
import { parse } from "csv-parse/sync";
import type { Ticker } from "../provider.ts";
import { canonicalTicker } from "../symbols/ticker.ts";
import { decimalMarkOf, writtenDay, writtenPrice } from "./written-values.ts";

/** Why a file cannot be read at all. */
export type PriceFileFault =
  | "notText"
  | "empty"
  | "tooLarge"
  | "notCsv"
  | "noTicker"
  | "noDate"
  | "noClose"
  | "columnTwice";

/** Nothing of the file can be used. */
export class PriceFileUnreadable extends Error {
  override readonly name = "PriceFileUnreadable";
  readonly fault: PriceFileFault;

  constructor(fault: PriceFileFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/**
 * A row as it can be read. `ticker`, `day` and `close` are null where the text is none; `unit` is null without a currency.
 * `isSplit`: it has more cells than the first row, as where the comma of 8,45 has parted them.
 */
export type PriceRow = {
  line: number;
  isSplit: boolean;
  /** The symbol as the file writes it. */
  written: string;
  ticker: Ticker | null;
  day: IsoDate | null;
  close: number | null;
  unit: string | null;
};

/** Names of the columns, in lower case and without accents. */
const columnNames = {
  ticker: "ticker,symbol,code,simbolo,codigo,valor,codice,titolo".split(","),
  date: "date,day,as of,asof,fecha,dia,data,giorno".split(","),
  close:
    "close,closing price,price,last,cierre,precio de cierre,precio,ultimo,chiusura,prezzo di chiusura,prezzo,ultimo prezzo".split(
      ",",
    ),
  currency: "currency,ccy,unit,divisa,moneda,valuta,moneta".split(","),
} as const;

/** "usd" is USD, and "€" the euro; letters of both cases, as in GBp, mean what they say. A dollar sign is that of many states. */
const currencyOf = (unit: string): string =>
  euro.test(unit) ? "EUR" : lowerCase.test(unit) ? unit.toUpperCase() : unit;
const lowerCase = /^[a-z]{3}$/;
const euro = /^(?:€|euros?)$/i;

const LARGEST_IN_BYTES = 20_000_000;
const MOST_CELLS = 100;

/** The rows of a price file: comma, semicolon or tab, names of columns in Spanish, English or Italian. Throws `PriceFileUnreadable`. */
export function priceRows(bytes: Uint8Array): readonly PriceRow[] {
  const [header, ...records] = recordsOf(textOf(bytes));
  if (header === undefined) throw new PriceFileUnreadable("empty");
  const columns = columnsOf(header.record);
  if (records.length === 0) throw new PriceFileUnreadable("empty");
  const cell = (record: readonly string[], at: number) => record[at] ?? "";
  const mark = decimalMarkOf(records.map(({ record }) => cell(record, columns.close)));
  return records.map(({ record, info }) => {
    const written = cell(record, columns.ticker);
    const unit = columns.currency < 0 ? "" : cell(record, columns.currency);
    return {
      line: info.lines,
      isSplit: record.slice(header.record.length).some((text) => text !== ""),
      written,
      ticker: canonicalTicker(written),
      day: writtenDay(cell(record, columns.date)),
      close: writtenPrice(cell(record, columns.close), mark),
      unit: unit === "" ? null : currencyOf(unit),
    };
  });
}

/** Spreadsheets also write the letters of Windows-1252; a text in neither has bytes that no text has. */
function textOf(bytes: Uint8Array): string {
  if (bytes.byteLength > LARGEST_IN_BYTES) throw new PriceFileUnreadable("tooLarge");
  if (bytes.includes(0)) throw new PriceFileUnreadable("notText");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

type Parsed = { record: string[]; info: { lines: number } };

function recordsOf(text: string): readonly Parsed[] {
  const told = toldDelimiter.exec(text)?.[1];
  const delimiter = told ?? delimiterOf(text.split(/\r?\n/, 20).find((line) => line.trim() !== "") ?? "");
  const from_line = told === undefined ? 1 : 2;
  try {
    const options = {
      delimiter,
      from_line,
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    };
    const rows: unknown = parse(text, options);
    // With `info` each row comes with the line on which it ends; the types of the package know rows alone.
    return rows as Parsed[];
  } catch (cause) {
    throw new PriceFileUnreadable("notCsv", { cause });
  }
}

/** `sep=;` above the names of the columns, for spreadsheets. */
const toldDelimiter = /^\ufeff?sep=(.)\r?\n/i;

/** A tab or a semicolon in the names of the columns separates them, so that a comma may be the decimal mark. */
const delimiterOf = (header: string): string => (header.includes("\t") ? "\t" : header.includes(";") ? ";" : ",");

function columnsOf(header: readonly string[]) {
  const names = header.slice(0, MOST_CELLS).map(plainName);
  const positionOf = (column: keyof typeof columnNames): number => {
    const known = columnNames[column].find((name) => names.includes(name));
    if (known === undefined) return -1;
    if (names.indexOf(known) !== names.lastIndexOf(known)) throw new PriceFileUnreadable("columnTwice");
    return names.indexOf(known);
  };
  const [ticker, date, close] = [positionOf("ticker"), positionOf("date"), positionOf("close")];
  if (ticker < 0) throw new PriceFileUnreadable("noTicker");
  if (date < 0) throw new PriceFileUnreadable("noDate");
  if (close < 0) throw new PriceFileUnreadable("noClose");
  return { ticker, date, close, currency: positionOf("currency") };
}

const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_]+/g, " ")
    .trim()
    .toLowerCase();
