import type { identifiersOf, MarketData } from "@valora/market-data";
import type { Fundamentals } from "@valora/valuation";
import type { DataSetColumn, DataSetTable } from "../contracts/data-set.ts";
import { accountsColumns, accountsOf } from "./accounts-rows.ts";
import { isFreeIsin, licensedPrice, publicationsOf } from "./passed-on.ts";

export type ExportedCell = string | number | null;
export type ExportedRow = readonly ExportedCell[];

/** A table whose rows are made as they are read, so that all of them are held once, by who writes them. */
export type ExportedTable = {
  name: DataSetTable;
  columns: readonly DataSetColumn[];
  rows(): Iterable<ExportedRow>;
};

export type DataSetTables = {
  tables: readonly ExportedTable[];
  /** What the included data hold and the tables do not, because it may not be passed on. */
  leftOut: { figures: number; prices: number };
};

type Parts = { marketData: Pick<MarketData, "bundledTickers" | "figuresAtHand">; identifiers: typeof identifiersOf };

const text = (name: string, meaning: string, isNullable = false): DataSetColumn => ({
  ...{ name, type: "text", isNullable, meaning },
});
const day = (name: string, meaning: string, isNullable = false): DataSetColumn => ({
  ...{ name, type: "day", isNullable, meaning },
});
const count = (name: string, meaning: string): DataSetColumn => ({
  ...{ name, type: "integer", isNullable: false, meaning },
});

const companiesColumns = [
  text("ticker", "Symbol: classes with a point (BRK.B), European shares with their exchange (SAN.MC)"),
  text("company", "Name"),
  text("isin", "ISIN of European shares; an American one holds the CUSIP, which is licensed", true),
  text("lei", "Legal Entity Identifier", true),
  text("cik", "Number at the SEC, ten digits", true),
  text("exchange", "Where the share is listed"),
  text("country", "ISO 3166-1, two letters"),
  text("currency", "Currency of the accounts, ISO 4217"),
  day("firstPeriodEnd", "Last day of the first fiscal year", true),
  day("lastPeriodEnd", "Last day of the latest fiscal year", true),
  text("shareBasis", "unsettled: the count of shares and the accounts do not speak of the same owners"),
  count("figures", "How many figures the table of accounts holds"),
  count("figuresLeftOut", "How many more are included whose source does not let them be passed on"),
  text("publications", "The publications behind the figures, by origin", true),
];

const pricesColumns = [
  text("ticker", "Symbol"),
  text("company", "Name"),
  { name: "close", type: "number", isNullable: false, meaning: "Last close, per share" },
  text("currency", "Currency of the price, ISO 4217"),
  day("day", "Day of the close"),
  text("source", "Source"),
] satisfies DataSetColumn[];

/** The tables of the included data, without what may not be passed on; companies by symbol. Prices are those of the files. */
export function dataSetTables({ marketData, identifiers }: Parts): DataSetTables {
  const tickers = marketData.bundledTickers().toSorted(byCode);
  const companies = function* () {
    for (const ticker of tickers) {
      const company = marketData.figuresAtHand(ticker);
      if (company !== null) yield company;
    }
  };
  const isinOf = (ticker: string) => {
    const isin = identifiers(ticker)?.isin;
    return isin === undefined || !isFreeIsin(isin) ? null : isin;
  };
  const leftOut = { figures: 0, prices: 0 };
  for (const company of companies()) {
    leftOut.figures += accountsOf(company).leftOut;
    if (company.quote !== null && !isLicensed(company.quote)) leftOut.prices += 1;
  }
  const accounts: ExportedTable = {
    name: "accounts",
    columns: accountsColumns,
    *rows() {
      for (const company of companies()) {
        const isin = isinOf(company.ticker);
        for (const row of accountsOf(company).rows) yield [company.ticker, isin, company.name, ...row];
      }
    },
  };
  const listed: ExportedTable = {
    name: "companies",
    columns: companiesColumns,
    *rows() {
      for (const company of companies())
        yield companyRow(company, { isin: isinOf(company.ticker), lei: identifiers(company.ticker)?.lei ?? null });
    },
  };
  const prices: ExportedTable = {
    name: "prices",
    columns: pricesColumns,
    *rows() {
      for (const { ticker, name, quote } of companies())
        if (quote !== null && isLicensed(quote))
          yield [ticker, name, quote.value, quote.currency, quote.asOf, quote.source];
    },
  };
  return { tables: [accounts, listed, prices], leftOut };
}

const isLicensed = ({ source }: { source: string }): boolean => source === licensedPrice;

/** The same order in every place and language. */
const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function companyRow(company: Fundamentals, { isin, lei }: { isin: string | null; lei: string | null }): ExportedRow {
  const { ticker, name, cik = null, exchange, country, currency, statements, shareBasis, credits } = company;
  const { rows, leftOut } = accountsOf(company);
  const years = [statements.at(0)?.fiscalYearEnd ?? null, statements.at(-1)?.fiscalYearEnd ?? null];
  const told = [shareBasis, rows.length, leftOut, publicationsOf(credits)];
  return [ticker, name, isin, lei, cik, exchange, country, currency, ...years, ...told];
}
