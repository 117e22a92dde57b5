import type { IsoDate } from "@valora/valuation";
import { parse } from "csv-parse/sync";
import type { Ticker } from "../provider.ts";
import { spelledWithExchange } from "../symbols/exchange-spelling.ts";
import { identifierIn } from "../symbols/identifier.ts";
import { canonicalTicker } from "../symbols/ticker.ts";
import { dayOrderOf, decimalMarkOf, writtenDay, writtenMoney, writtenPrice } from "./written-values.ts";

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
 * A row as it can be read. `ticker`, `isin`, `day` and `close` are null where the text is none; `unit` is null without a currency.
 * `isSplit`: it has more cells than the first row, as where the comma of 8,45 has parted them.
 */
export type PriceRow = {
  line: number;
  isSplit: boolean;
  /** The symbol as the file writes it, or else the ISIN. */
  written: string;
  ticker: Ticker | null;
  isin: string | null;
  day: IsoDate | null;
  close: number | null;
  unit: string | null;
};

/** Names of the columns, in lower case and without accents. */
const columnNames = {
  ticker:
    "ticker,symbol,code,ticker symbol,stock symbol,simbolo,codigo,valor,nemotecnico,codice,titolo,simbolo di borsa,codice alfanumerico".split(
      ",",
    ),
  isin: "isin,isin code,codigo isin,codice isin,cod. isin".split(","),
  date: "date,day,as of,asof,price date,trade date,trading day,closing date,fecha,dia,fecha de cierre,fecha cierre,fecha de cotizacion,fecha del precio,sesion,data,giorno,data di chiusura,data chiusura,data prezzo,data del prezzo,seduta".split(
    ",",
  ),
  close:
    "close,closing price,close price,closing,close/last,last close,price,last,last price,px_last,cierre,precio de cierre,precio cierre,ultimo cierre,precio,ultimo,ultimo precio,cotizacion,chiusura,prezzo di chiusura,prezzo chiusura,ultima chiusura,prezzo,ultimo prezzo,prezzo di riferimento,quotazione".split(
      ",",
    ),
  currency: "currency,ccy,cur,unit,divisa,moneda,valuta,moneta".split(","),
} as const;

/** "usd" is USD, and "€" the euro; letters of both cases, as in GBp, mean what they say. */
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
  const moneyIn = (record: readonly string[]) => writtenMoney(cell(record, columns.close));
  const mark = decimalMarkOf(records.map(({ record }) => moneyIn(record).amount));
  const order = dayOrderOf(records.map(({ record }) => cell(record, columns.date)));
  return records.map(({ record, info }) => {
    const [symbol, number] = [cell(record, columns.ticker), cell(record, columns.isin)];
    const { amount, unit } = moneyIn(record);
    const named = cell(record, columns.currency) || unit || columns.unit;
    return {
      line: info.lines,
      isSplit: record.slice(header.record.length).some((text) => text !== ""),
      written: symbol || number,
      ticker: canonicalTicker(symbol) ?? spelledWithExchange(symbol),
      isin: isinIn(number) ?? isinIn(symbol),
      day: writtenDay(cell(record, columns.date), order),
      close: writtenPrice(amount, mark),
      unit: named === null || named === "" ? null : currencyOf(named),
    };
  });
}

function isinIn(text: string): string | null {
  const identifier = identifierIn(text);
  return identifier?.kind === "isin" && identifier.isValid ? identifier.value : null;
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
  const units = header.slice(0, MOST_CELLS).map((name) => unitBehind.exec(name.trim()));
  const names = header.slice(0, MOST_CELLS).map((name, at) => plainName(name.slice(0, units[at]?.index)));
  const positionOf = (column: keyof typeof columnNames): number => {
    const known = columnNames[column].find((name) => names.includes(name));
    if (known === undefined) return -1;
    if (names.indexOf(known) !== names.lastIndexOf(known)) throw new PriceFileUnreadable("columnTwice");
    return names.indexOf(known);
  };
  const [ticker, isin, date, close] = [
    positionOf("ticker"),
    positionOf("isin"),
    positionOf("date"),
    positionOf("close"),
  ];
  if (ticker < 0 && isin < 0) throw new PriceFileUnreadable("noTicker");
  if (date < 0) throw new PriceFileUnreadable("noDate");
  if (close < 0) throw new PriceFileUnreadable("noClose");
  return { ticker, isin, date, close, currency: positionOf("currency"), unit: units[close]?.[1] ?? null };
}

/** The currency behind the name of a column: "Cierre (EUR)", "Close [$]". */
const unitBehind = /[([](\p{Sc}|[A-Za-z]{3})[)\]]$/u;

const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_]+/g, " ")
    .trim()
    .toLowerCase();
