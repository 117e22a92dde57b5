import { type CompanyAnswer, createMarketData, type MarketData, type PriceHistory } from "@valora/market-data";
import type { AnnualStatement, Fundamentals } from "@valora/valuation";
import { beforeAll, expect } from "vitest";
import type { Context } from "../../../shared/use-cases/context.ts";

export const viewer = { language: "es" };
export const today = "2026-09-01";
export let included: MarketData;
let plain: Fundamentals;
export let recorded: unknown[];

/** Three years, the first of which an amendment and then the next report change, and closes of some days. */
const firstReport = { filedAt: "2023-02-20", accession: "a-2022" };
const amendment = { filedAt: "2023-06-15", accession: "a-2022-A" };
const nextReport = { filedAt: "2024-02-20", accession: "a-2023" };
const lastReport = { filedAt: "2025-02-20", accession: "a-2024" };
type Report = typeof firstReport;

function yearOf(fiscalYear: number, report: Report, figures: Partial<AnnualStatement["figures"]>): AnnualStatement {
  const base = plain.statements.at(-1) ?? expect.unreachable();
  return {
    ...base,
    ...report,
    fiscalYear,
    fiscalYearEnd: `${fiscalYear}-12-31`,
    form: "10-K",
    filings: {},
    versions: {},
    figures: { ...base.figures, ...figures },
  };
}

export const told = { ebit: 12_000_000_000, amended: 11_500_000_000, restated: 11_000_000_000 };
export const year2022 = (ebit: number) => yearOf(2022, firstReport, { ebit, revenue: 43_000_000_000 });
export const year2023 = () => yearOf(2023, nextReport, { ebit: 12_500_000_000, revenue: 45_000_000_000 });
export const year2024 = () => yearOf(2024, lastReport, { ebit: 13_000_000_000, revenue: 47_000_000_000 });

/** As a source that dates its words tells it today. */
export const asToldToday = (): Fundamentals => ({
  ...withoutDays(),
  statements: [
    {
      ...year2022(told.restated),
      filings: { ebit: nextReport },
      versions: {
        ebit: [
          { ...firstReport, value: told.ebit },
          { ...amendment, value: told.amended },
          { ...nextReport, value: told.restated },
        ],
      },
    },
    year2023(),
    year2024(),
  ],
  quote: { value: 90, currency: "USD", asOf: "2026-08-28", source: "sample" },
  sharesOutstanding: { value: 1, asOf: "2026-08-01", source: "of today, and of no earlier day" },
});

export const withoutDays = (): Fundamentals => {
  const { interim: _i, segments: _s, separations: _p, ...others } = plain;
  return { ...others, provider: "sample", beta: null, monthlyCloses: null, shareBasis: "settled" };
};

export const closes = [
  ["2023-02-17", 59],
  ["2023-02-20", 60],
  ["2023-06-14", 61],
  ["2023-06-15", 62],
  ["2024-02-16", 58],
  ["2024-02-20", 57],
  ["2025-02-19", 70],
  ["2025-02-20", 71],
  ["2026-08-28", 90],
] as const;
export const history = (changes: Partial<PriceHistory> = {}): PriceHistory => ({
  ticker: "KO",
  currency: "USD",
  source: "sample",
  adjustedFor: "splits",
  bars: closes.map(([date, close]) => ({ date, open: null, high: null, low: null, close, volume: null })),
  dividends: null,
  splits: null,
  ...changes,
});

export function contextOf(fundamentals: Fundamentals, prices: PriceHistory | null = history()): Context {
  recorded = [];
  const answer: Omit<CompanyAnswer, "fundamentals"> = {
    provider: "sample",
    skipped: [],
    stale: [{ provider: "sample", covers: "price", asOf: "2026-08-28" }],
    decision: { accounts: { reason: "only", considered: [] }, price: { reason: "only", considered: [] } },
    findings: [],
    riskFreeRate: null,
  };
  const changes: Partial<MarketData> = {
    fundamentalsOf: async () => ({ ...answer, fundamentals }),
    historyOf: async () => ({ history: prices, providers: [], skipped: [], staleSince: null }),
  };
  return {
    now: () => new Date(`${today}T10:00:00Z`),
    pause: async () => {},
    // The prototype's methods stay reachable whatever the data is made of.
    marketData: Object.assign(Object.create(included), changes) as MarketData,
    predict: () => null,
    analyses: { record: (each) => recorded.push(each) },
    predictions: { record: (each) => recorded.push(each) },
  };
}

export const askedOn = (asOf: string, changes = {}) => ({
  ticker: "KO",
  scenario: "neutral" as const,
  asOf,
  ...changes,
});

/** Loads the included company before the tests of a file. */
export function openIncludedCompany(): void {
  beforeAll(async () => {
    included = await createMarketData();
    plain = (await included.fundamentalsOf("KO")).fundamentals;
  });
}
