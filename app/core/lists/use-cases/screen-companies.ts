import type { OpenedCompanies } from "../../usage/use-cases/plan-limits.ts";
import type {
  ListedCompany,
  ScreenedCompany,
  ScreenerAnswer,
  ScreenerExport,
  ScreenProgress,
} from "../contracts/screened-company.ts";
import type { ScreenerColumn, ScreenerQuery } from "../contracts/screener.ts";
import type { OwnCompanies } from "./noted-price.ts";
import { noRatios, type RatiosOf } from "./own-ratio-columns.ts";
import { atOwnPrice, screenerRow, seenBy, withoutValues } from "./screener-row.ts";

/** A list's view for one reader: the opened companies, those with an own price, at that price, and ratios of their own. */
export type ScreenReader = { opened: OpenedCompanies; own?: OwnCompanies; ratiosOf?: RatiosOf };

const noneOwn: OwnCompanies = new Map();

/** All valued companies as they are known now. */
export type Screen = { dataAsOf: string; progress: ScreenProgress; companies: readonly ScreenedCompany[] };

/**
 * The companies that pass the filters, in the order asked for, one page of them. A page beyond the last is the last. Values
 * of companies that the reader has not opened are withheld before anything is filtered or sorted, so that no order says them.
 */
export function screenCompanies(
  { dataAsOf, progress, companies }: Screen,
  query: Omit<ScreenerQuery, "columns">,
  { opened, own = noneOwn, ratiosOf = noRatios }: ScreenReader,
): ScreenerAnswer {
  const matching = matchingRows(companies, query, { opened, own, ratiosOf });
  const pages = Math.max(1, Math.ceil(matching.length / query.limit));
  const page = Math.min(query.page, pages);
  const from = (page - 1) * query.limit;
  return {
    schemaVersion: 1,
    view: query.valuation,
    dataAsOf,
    progress,
    matching: matching.length,
    withheld: matching.filter(({ isWithheld }) => isWithheld).length,
    page,
    pages,
    ratios: query.ratios.map(({ place, expression, unit }) => ({ place, expression, unit })),
    companies: matching.slice(from, from + query.limit),
  };
}

function matchingRows(
  companies: readonly ScreenedCompany[],
  query: Omit<ScreenerQuery, "columns">,
  { opened, own, ratiosOf }: Required<ScreenReader>,
): ListedCompany[] {
  const rows = companies.map((company): ListedCompany => {
    const ownCompany = own.get(company.ticker);
    const seen = seenBy(query.valuation, company);
    const isWithheld = opened !== "all" && !opened.has(company.ticker);
    const ratios = ratiosOf(seen, isWithheld);
    if (isWithheld) return { ...withoutValues(company, ownCompany), ratios };
    const row = screenerRow(seen, query.view);
    return { ...row, ...atOwnPrice(row, ownCompany, query.view), ratios, isWithheld };
  });
  return rows.filter((row) => passes(row, query)).sort(comparing(query));
}

/** An unknown figure fails every filter on it. */
function passes(row: ListedCompany, query: Omit<ScreenerQuery, "columns">): boolean {
  const { sector, countries, companyType, status, signal } = query;
  const isSame = (asked: string | undefined, is: string | null) => asked === undefined || asked === is;
  return (
    isSame(sector, row.sector) &&
    (countries === undefined || countries.includes(row.country)) &&
    isSame(companyType, row.companyType) &&
    isSame(status, row.status) &&
    isSame(signal, row.signal?.kind ?? null) &&
    isBetween(row.difference, query.minDifference, query.maxDifference) &&
    isBetween(row.marketCap, query.minMarketCap, query.maxMarketCap) &&
    isBetween(row.quality?.score ?? null, query.minQuality) &&
    isBetween(row.dividendYield, query.minDividendYield) &&
    isBetween(row.returnOnEquity, query.minReturnOnEquity) &&
    isBetween(row.priceToEarnings, undefined, query.maxPriceToEarnings) &&
    isBetween(row.votes, query.minVotes) &&
    isBetween(row.priceAge?.days ?? null, undefined, query.maxPriceAge) &&
    query.ratios.every(({ minimum, maximum }, index) =>
      isBetween(row.ratios[index]?.value ?? null, minimum, maximum),
    ) &&
    isNamed(row, query.text)
  );
}

function isBetween(value: number | null, minimum?: number, maximum?: number): boolean {
  if (minimum === undefined && maximum === undefined) return true;
  if (value === null) return false;
  return (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum);
}

function isNamed(
  { ticker, name, industry }: Pick<ScreenedCompany, "ticker" | "name" | "industry">,
  text: string,
): boolean {
  if (text === "") return true;
  const said = plain(`${ticker} ${name} ${industry ?? ""}`);
  return plain(text)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** By the column, unknown ones last in either order; equals by symbol. */
function comparing({
  sort,
  order,
  ratios,
}: Pick<ScreenerQuery, "sort" | "order" | "ratios">): (a: ListedCompany, b: ListedCompany) => number {
  const direction = order === "ascending" ? 1 : -1;
  const ratio = ratios.findIndex(({ place }) => place === sort);
  const sortedBy = (row: ListedCompany) =>
    sort === "ratio" || sort === "ratio2" || sort === "ratio3"
      ? (row.ratios[ratio]?.value ?? null)
      : screenedValue(row, sort);
  return (a, b) => {
    const [one, other] = [sortedBy(a), sortedBy(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || bySymbol(a, b);
    return (one < other ? -direction : one > other ? direction : 0) || bySymbol(a, b);
  };
}

const bySymbol = (a: ListedCompany, b: ListedCompany) => (a.ticker < b.ticker ? -1 : 1);

/** The value of a column, as a number or a code. */
function screenedValue(row: ListedCompany, column: ScreenerColumn): string | number | null {
  if (column === "priceAge") return row.priceAge?.days ?? null;
  if (column === "price") return row.price?.value ?? null;
  if (column === "ownPrice") return row.ownPrice?.value ?? null;
  if (column === "signal") return row.signal?.kind ?? null;
  if (column === "quality") return row.quality?.score ?? null;
  return row[column];
}

/** Every company that passes, as a table to take away: the chosen columns, and what their figures are of. */
export function screenExport(
  screen: Screen,
  query: ScreenerQuery,
  { opened, own = noneOwn, ratiosOf = noRatios }: ScreenReader,
): ScreenerExport {
  const columns = (["ticker", "name", ...query.columns] as const).filter(
    (column, index, all) => all.indexOf(column) === index,
  );
  return {
    dataAsOf: screen.dataAsOf,
    view: query.view,
    valuation: query.valuation,
    columns,
    ratios: query.ratios,
    rows: matchingRows(screen.companies, query, { opened, own, ratiosOf }).map((row) => ({
      currency: row.currency,
      priceCurrency: row.price?.currency ?? null,
      priceAsOf: row.price?.asOf ?? null,
      priceSource: row.price?.source ?? null,
      accountsSource: row.accountsSource,
      accountsAsOf: row.fiscalYearEnd,
      qualityKnown: row.quality?.known ?? null,
      isWithheld: row.isWithheld,
      notApplicable: row.notApplicable,
      notVoting: row.notVoting,
      cells: columns.map((column) => screenedValue(row, column)),
      ratios: row.ratios,
    })),
  };
}
