import type { Fundamentals, IsoDate } from "@valora/valuation";
import { inWholeUnits } from "../integrity/minor-units.ts";
import type { Ticker } from "../provider.ts";
import { tickersBy } from "../symbols/identifiers.ts";
import { type PriceRow, priceRows } from "./price-rows.ts";
import { type PricesBySymbol, type RefreshedPrice, withRefreshedPrice } from "./prices-file.ts";
import { refusalBeside } from "./refusal.ts";

/**
 * Why a row is left out. `cells`: it has more cells than columns have names; `isin`: its symbol and its ISIN are two companies'; `duplicate`: an earlier row says the same; `contradiction`: two rows of one day name two prices;
 * `earlier`: the file has a later day of the symbol; `notNewer`: what is there is as new; `jump`: the price is far from the
 * one before, as after a split or in hundredths.
 */
type RowFault =
  | ("cells" | "symbol" | "isin" | "date" | "future" | "price" | "currency")
  | ("duplicate" | "contradiction" | "notNewer" | "jump" | "earlier");

type LeftOut = { line: number; written: string; fault: RowFault; params: Readonly<Record<string, string | number>> };
export type Refreshed = {
  /** All refreshed prices, the former ones among them. */
  prices: PricesBySymbol;
  /** How many of them are of this file. */
  taken: number;
  rows: number;
  leftOut: readonly LeftOut[];
};

type Question = {
  bytes: Uint8Array;
  file: string;
  today: IsoDate;
  /** The company of the included data, without any refreshed price. */
  companyOf(ticker: Ticker): Fundamentals | null;
  before: PricesBySymbol;
  /** Symbols whose price may jump, as a person has said. */
  confirmed: ReadonlySet<Ticker>;
};

type Good = { row: PriceRow; ticker: Ticker; company: Fundamentals; price: RefreshedPrice };

/** The prices of a file over those that are there. Throws `PriceFileUnreadable`, and then nothing is to be written. */
export function refreshPrices(question: Question): Refreshed {
  const leftOut: LeftOut[] = [];
  const leave: Leave = ({ line, written }, fault, params = {}) => void leftOut.push({ line, written, fault, params });
  const rows = priceRows(question.bytes);
  const readable = rows.flatMap((row) => readableRow(row, question, leave));
  const newest = [...Map.groupBy(readable, ({ ticker }) => ticker).values()].flatMap((same) => oneOf(same, leave));
  const taken = newest.filter((good) => isTaken(good, question, leave));
  return {
    prices: { ...question.before, ...Object.fromEntries(taken.map(({ ticker, price }) => [ticker, price])) },
    taken: taken.length,
    rows: rows.length,
    leftOut: leftOut.toSorted((a, b) => a.line - b.line),
  };
}

type Leave = (row: PriceRow, fault: RowFault, params?: LeftOut["params"]) => void;

/** A row of which every cell can be used, or nothing. */
function readableRow(row: PriceRow, { file, today, companyOf }: Question, leave: Leave): Good[] {
  const { day, close, unit } = row;
  const left = (...why: [RowFault, LeftOut["params"]?]): Good[] => {
    leave(row, ...why);
    return [];
  };
  if (row.isSplit) return left("cells");
  const company = row.ticker === null ? null : companyOf(row.ticker);
  const numbered = row.isin === null ? [] : tickersBy(row.isin).flatMap((ticker) => companyOf(ticker) ?? []);
  const meant = company ?? numbered[0];
  if (!meant) return left("symbol");
  if (numbered.length > 0 && numbered.every(({ ticker }) => ticker !== meant.ticker)) return left("isin");
  if (day === null) return left("date");
  if (close === null) return left("price");
  if (day > today) return left("future", { date: day });
  const { value, currency } = inListingCurrency(close, unit, meant);
  if (value === null) return left("currency", { currency: unit ?? "", expected: currency });
  const price = { value, currency, asOf: day, file: shownName(file), readOn: today };
  return [{ row, ticker: meant.ticker, company: meant, price }];
}

/** A close in whole units of the currency of its listing; null where the file names another one. A dollar sign is that of many states. */
function inListingCurrency(close: number, unit: string | null, company: Fundamentals) {
  const expected = company.quote?.currency ?? company.currency;
  const named = unit === null || (unit === "$" && expected === "USD") ? expected : unit;
  const { price: value, currency } = inWholeUnits(close, named);
  return { value: currency === expected ? value : null, currency: expected };
}

/** Of the rows of a symbol that of the latest day, where the file says one thing about it. */
function oneOf(rows: readonly Good[], leave: Leave): Good[] {
  const latest = rows.reduce((day, { price }) => (price.asOf > day ? price.asOf : day), "");
  const ofLatest = rows.filter(({ price }) => price.asOf === latest);
  for (const { row, price } of rows) if (price.asOf !== latest) leave(row, "earlier");
  if (new Set(ofLatest.map(({ price }) => price.value)).size > 1) {
    for (const { row, price } of ofLatest) leave(row, "contradiction", { date: price.asOf });
    return [];
  }
  for (const { row } of ofLatest.slice(1)) leave(row, "duplicate", { line: ofLatest[0]?.row.line ?? 0 });
  return ofLatest.slice(0, 1);
}

/** Whether a price is newer than what is there, and near enough to it. */
function isTaken({ row, ticker, company, price }: Good, { before, confirmed }: Question, leave: Leave): boolean {
  const held = withRefreshedPrice(company, Object.hasOwn(before, ticker) ? before[ticker] : undefined);
  const refused = refusalBeside(held, price);
  if (refused === null || (refused.fault === "jump" && confirmed.has(ticker))) return true;
  leave(row, refused.fault, refused.params);
  return false;
}

const LONGEST_NAME = 80;
/** The name of a file as a source may show it: one line, not too long. */
const shownName = (name: string): string => {
  const shown = name
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
  return shown === "" ? "CSV" : shown;
};
