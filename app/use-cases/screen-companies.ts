import { comparablePrice, statusOf } from "@valora/valuation";
import type {
  ScreenedCompany,
  ScreenerAnswer,
  ScreenerColumn,
  ScreenerExport,
  ScreenerQuery,
  ScreenerRow,
  ScreenProgress,
} from "../contracts/screener.ts";

/** All valued companies as they are known now. */
export type Screen = { dataAsOf: string; progress: ScreenProgress; companies: readonly ScreenedCompany[] };

/** The companies that pass the filters, in the order asked for, one page of them. A page beyond the last is the last. */
export function screenCompanies(
  { dataAsOf, progress, companies }: Screen,
  query: Omit<ScreenerQuery, "columns">,
): ScreenerAnswer {
  const matching = matchingRows(companies, query);
  const pages = Math.max(1, Math.ceil(matching.length / query.limit));
  const page = Math.min(query.page, pages);
  const from = (page - 1) * query.limit;
  return {
    schemaVersion: 1,
    dataAsOf,
    progress,
    matching: matching.length,
    page,
    pages,
    companies: matching.slice(from, from + query.limit),
  };
}

function matchingRows(companies: readonly ScreenedCompany[], query: Omit<ScreenerQuery, "columns">): ScreenerRow[] {
  const rows = companies.map((company) => screenerRow(company, query.view)).filter((row) => passes(row, query));
  return rows.sort(comparing(query));
}

/** A company with what it is worth by one view, against its price where both are in one currency. */
export function screenerRow(company: ScreenedCompany, view: ScreenerQuery["view"]): ScreenerRow {
  const value = view === "mean" ? company.mean : (company.values[view]?.value ?? null);
  const price = comparablePrice({ quote: company.price, currency: company.currency });
  const isPriced = value !== null && price !== null && price > 0;
  return {
    ...company,
    value,
    difference: isPriced ? value / price - 1 : null,
    status: isPriced ? statusOf(value, price) : null,
  };
}

/** What is unknown passes no filter that asks for it. */
function passes(row: ScreenerRow, query: Omit<ScreenerQuery, "columns">): boolean {
  const { sector, country, companyType, status, signal } = query;
  const isSame = (asked: string | undefined, is: string | null) => asked === undefined || asked === is;
  return (
    isSame(sector, row.sector) &&
    isSame(country, row.country) &&
    isSame(companyType, row.companyType) &&
    isSame(status, row.status) &&
    isSame(signal, row.signal.kind) &&
    isBetween(row.difference, query.minDifference, query.maxDifference) &&
    isBetween(row.marketCap, query.minMarketCap, query.maxMarketCap) &&
    isBetween(row.quality?.score ?? null, query.minQuality) &&
    isBetween(row.votes, query.minVotes) &&
    isNamed(row, query.text)
  );
}

function isBetween(value: number | null, minimum?: number, maximum?: number): boolean {
  if (minimum === undefined && maximum === undefined) return true;
  if (value === null) return false;
  return (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum);
}

function isNamed({ ticker, name, industry }: ScreenedCompany, text: string): boolean {
  if (text === "") return true;
  const said = plain(`${ticker} ${name} ${industry ?? ""}`);
  return plain(text)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** By the column, unknown ones last in either order; equals by symbol. */
function comparing({ sort, order }: Pick<ScreenerQuery, "sort" | "order">): (a: ScreenerRow, b: ScreenerRow) => number {
  const direction = order === "ascending" ? 1 : -1;
  return (a, b) => {
    const [one, other] = [screenedValue(a, sort), screenedValue(b, sort)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || bySymbol(a, b);
    return (one < other ? -direction : one > other ? direction : 0) || bySymbol(a, b);
  };
}

const bySymbol = (a: ScreenerRow, b: ScreenerRow) => (a.ticker < b.ticker ? -1 : 1);

/** What stands in a column, as a number or a code. */
function screenedValue(row: ScreenerRow, column: ScreenerColumn): string | number | null {
  if (column === "price") return row.price?.value ?? null;
  if (column === "signal") return row.signal.kind;
  if (column === "quality") return row.quality?.score ?? null;
  return row[column];
}

/** Every company that passes, as a table to take away: the chosen columns, and what their figures are of. */
export function screenExport(screen: Screen, query: ScreenerQuery): ScreenerExport {
  const columns = (["ticker", "name", ...query.columns] as const).filter(
    (column, index, all) => all.indexOf(column) === index,
  );
  return {
    dataAsOf: screen.dataAsOf,
    view: query.view,
    columns,
    rows: matchingRows(screen.companies, query).map((row) => ({
      currency: row.currency,
      priceCurrency: row.price?.currency ?? null,
      priceAsOf: row.price?.asOf ?? null,
      qualityKnown: row.quality?.known ?? null,
      cells: columns.map((column) => screenedValue(row, column)),
    })),
  };
}
