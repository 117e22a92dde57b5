import type { IsoDate, Money, Sector } from "@valora/valuation";
import { type FeatureSource, type FeatureVector, type FeatureYear, featureVector } from "../src/features.ts";
import { textHash } from "./random.ts";
import type { TableRow } from "./table.ts";

/** A company-year ready to learn from: features without a price, and the market value that they are to explain. */
export type Example = {
  ticker: string;
  date: IsoDate;
  /** The market year: statements dated from July of it to June of the next one. */
  year: number;
  sector: Sector | null;
  industry: string | null;
  features: FeatureVector;
  /** NaN where the table does not say; `cleanExamples` leaves such rows out. */
  marketValue: Money;
  /** The inputs of the features. */
  source: FeatureSource;
  row: TableRow;
};

const dayInMilliseconds = 86_400_000;
const daysPerYear = 365.25;

const daysOf = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`) / dayInMilliseconds;

/** Statements are compared within ±6 months of 31 December, when most of them are dated. */
export const marketYearOf = (date: IsoDate): number =>
  Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) <= 6 ? 1 : 0);

/** Which of `groups` groups a company belongs to, the same in every run with the same seed. */
export const groupOf = ({ ticker }: Pick<Example, "ticker">, seed: number, groups: number): number =>
  textHash(ticker, seed + 1) % groups;

/** The rows of a company that the features may see, up to `rows[0]`, newest first. */
export function featureSourceOf(rows: readonly TableRow[], sizeCurrency: string): FeatureSource {
  const latest = rows[0];
  const newest = daysOf(latest?.date ?? "1970-01-01");
  return {
    sector: latest?.sector ?? null,
    industry: latest?.industry ?? null,
    years: rows.map((row) => ({ yearsAgo: (newest - daysOf(row.date)) / daysPerYear, figures: featureFiguresOf(row) })),
    sizeCurrencyPerUnit: latest?.currency === sizeCurrency ? 1 : null,
  };
}

function featureFiguresOf({ figures }: TableRow): FeatureYear["figures"] {
  const { revenue, grossMargin } = figures;
  const positive = (value: number | null) => (value !== null && value > 0 ? value : null);
  return {
    revenue,
    grossProfit: figures.grossProfit ?? (grossMargin === null || revenue === null ? null : grossMargin * revenue),
    ebit: figures.ebit,
    netIncome: figures.netIncome,
    operatingCashFlow: figures.operatingCashFlow,
    capitalExpenditure: figures.capex,
    totalAssets: positive(figures.totalAssets),
    totalEquity: figures.totalEquity,
    totalDebt: figures.totalDebt,
    cashAndEquivalents: figures.cash,
    dividendsPaid: figures.dividends,
    dilutedShares: positive(figures.dilutedShares),
  };
}

/** Examples in order of ticker and date; of two rows of a company within one market year the later one stays. */
export function examplesOf(table: readonly TableRow[], sizeCurrency = "USD"): Example[] {
  const byTicker = Map.groupBy(table, (row) => row.ticker);
  return [...byTicker.keys()].sort().flatMap((ticker) => {
    const newestFirst = (byTicker.get(ticker) ?? []).toSorted((left, right) => (left.date < right.date ? 1 : -1));
    const examples = newestFirst.map((row, index): Example => {
      const source = featureSourceOf(newestFirst.slice(index), sizeCurrency);
      return {
        ticker,
        date: row.date,
        year: marketYearOf(row.date),
        sector: row.sector,
        industry: row.industry,
        features: featureVector(source),
        source,
        marketValue: row.figures.marketCap ?? Number.NaN,
        row,
      };
    });
    return examples.filter(({ year }, index) => examples[index - 1]?.year !== year).reverse();
  });
}
