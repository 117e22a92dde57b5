import type { CompanyFile, Peer } from "../report/report.ts";
import type { Fundamentals } from "./fundamentals.ts";
import type { IndustryAverages, MarketReference } from "./market-reference.ts";
import { type AnnualStatement, type FigureName, figureNames } from "./statement.ts";

/** An invented company for tests and for the example of the README: round figures, worked out by hand. */

type Figures = Partial<Record<FigureName, number | null>>;

const source = "sample";

/** One statement: unknown figures are null. */
export function sampleStatement(fiscalYear: number, figures: Figures): AnnualStatement {
  const unknown = Object.fromEntries(figureNames.map((name) => [name, null]));
  return {
    fiscalYear,
    fiscalYearEnd: `${fiscalYear}-12-31`,
    filedAt: `${fiscalYear + 1}-02-15`,
    form: "10-K",
    accession: `0000000000-${fiscalYear}-000001`,
    // Every name of `figureNames` is in `unknown`.
    figures: { ...(unknown as Record<FigureName, null>), ...figures },
    origins: {},
  };
}

/** Figures of a steady year: margin 15 %, tax 25 %, invested capital 500, ROE 22.5 % on the opening book of 400. */
const steadyYear: Figures = {
  revenue: 1000,
  ebit: 150,
  depreciationAndAmortization: 50,
  interestExpense: 10,
  pretaxIncome: 120,
  incomeTaxExpense: 30,
  netIncome: 90,
  epsDiluted: 0.9,
  dilutedShares: 100,
  dividendsPerShare: 0.45,
  dividendsPaid: 45,
  shareRepurchases: 45,
  operatingCashFlow: 140,
  capitalExpenditure: 60,
  totalAssets: 900,
  totalLiabilities: 500,
  totalEquity: 400,
  totalDebt: 200,
  cashAndEquivalents: 100,
  marketableSecurities: 0,
  minorityInterests: 0,
  preferredEquity: 0,
  goodwill: 50,
  intangibles: 30,
  currentAssets: 300,
  acquisitions: 0,
};

const market: IndustryAverages = {
  name: "Total Market",
  asOf: "2026-01-05",
  source,
  firms: 6000,
  leveredBeta: 1,
  debtSpread: 0.013,
  equityWeight: 0.8,
  debtWeight: 0.2,
  expectedGrowth: 0.08,
  revenueGrowth: 0.05,
  roe: 0.15,
  roic: 0.1,
  operatingMargin: 0.12,
  netMargin: 0.08,
  salesToCapital: 1.5,
  priceToEarnings: 20,
  priceToBook: 3,
  evToEbitda: 12,
  evToEbit: 16,
  evToSales: 2,
};

export const sampleReference: MarketReference = {
  currency: "USD",
  country: "US",
  riskFreeRate: { value: 0.04, asOf: "2026-06-30", source },
  riskFreeRateOrigin: { kind: "published" },
  matureEquityRiskPremium: { value: 0.05, asOf: "2026-01-05", source },
  premiumPair: { currency: "USD", riskFreeRate: { value: 0.04, asOf: "2026-01-05", source } },
  impliedPremium: {
    value: 0.035,
    asOf: "2026-08-20",
    source,
    currency: "USD",
    riskFreeRate: { value: 0.04, asOf: "2026-06-30", source },
    companies: 480,
    withoutLargest: 0.0345,
    byMethod: { discountedCashFlow: 0.033, dividendDiscount: 0.038, residualIncome: 0.032 },
  },
  averageBeta: { value: 1, asOf: "2026-01-05", source },
  countryRiskPremium: { value: 0, asOf: "2026-01-05", source },
  marginalTaxRate: { value: 0.25, asOf: "2026-01-05", source },
  nominalGrowth: { value: 0.03, asOf: "2026-01-05", source },
  ratings: {
    large: [
      { coverageAtLeast: 8.5, rating: "AAA", spread: 0.0045 },
      { coverageAtLeast: 3, rating: "A-", spread: 0.0095 },
      { coverageAtLeast: -100000, rating: "D", spread: 0.19 },
    ],
    small: [
      { coverageAtLeast: 12.5, rating: "AAA", spread: 0.0045 },
      { coverageAtLeast: 4.5, rating: "A-", spread: 0.0095 },
      { coverageAtLeast: -100000, rating: "D", spread: 0.19 },
    ],
    utility: [
      { coverageAtLeast: 5, rating: "AAA", spread: 0.0045 },
      { coverageAtLeast: 2, rating: "A-", spread: 0.0095 },
      { coverageAtLeast: -100000, rating: "D", spread: 0.19 },
    ],
    asOf: "2026-01-05",
    source,
  },
  largeCompanyThreshold: 5_000,
  industry: { ...market, name: "Machinery", firms: 100, priceToEarnings: 15, equityWeight: 0.8, debtWeight: 0.2 },
  market,
};

/** A risk-free rate and a premium as one pair of one date. */
export function ratePair(riskFreeRate: number, premium: number): Partial<MarketReference> {
  const rate = { value: riskFreeRate, asOf: "2026-06-30", source };
  return {
    riskFreeRate: rate,
    matureEquityRiskPremium: { value: premium, asOf: "2026-06-30", source },
    premiumPair: { currency: "USD", riskFreeRate: rate },
  };
}

/** A peer whose multiples are its market value ÷ 100 (EBITDA, EBIT and net income are all 100; debt equals cash). */
export function samplePeer(ticker: string, marketCap: number, changes: Partial<Peer> = {}): Peer {
  return {
    ticker,
    name: ticker,
    fiscalYearEnd: "2025-12-31",
    accounts: "fiscalYear",
    provider: source,
    accession: null,
    currency: "USD",
    marketCap,
    priceAsOf: "2026-08-20",
    match: "subIndustry",
    revenue: 1000,
    ebitda: 100,
    ebit: 100,
    netIncome: 100,
    equity: 500,
    tangibleEquity: 400,
    debt: 50,
    debtPartlyKnown: false,
    cash: 50,
    fundsFromOperations: 100,
    midCycle: null,
    ...changes,
  };
}

export type SampleChanges = {
  /** Figures that differ in every year. */
  figures?: Figures;
  /** Figures that differ in the latest year, and in all but the latest three. */
  latest?: Figures;
  earlier?: Figures;
  years?: number;
  fundamentals?: Partial<Fundamentals>;
  reference?: Partial<MarketReference>;
  industry?: Partial<IndustryAverages>;
  peers?: readonly Peer[];
};

/** Six steady years to 2025, 100 shares at 10, no peers; whatever the test changes. */
export function sampleFile(changes: SampleChanges = {}): CompanyFile {
  const { years = 6, figures = {}, latest = {}, earlier = {} } = changes;
  const statements = Array.from({ length: years }, (_, index) => {
    const isLatest = index === years - 1;
    const differing = { ...(index < years - 3 ? earlier : {}), ...(isLatest ? latest : {}) };
    return sampleStatement(2026 - years + index, { ...steadyYear, ...figures, ...differing });
  });
  const fundamentals: Fundamentals = {
    ticker: "SAMPLE",
    name: "Sample Machines",
    exchange: "NYSE",
    country: "US",
    currency: "USD",
    sector: "industrials",
    industry: "Industrial Machinery & Supplies & Components",
    provider: source,
    statements,
    sharesOutstanding: { value: 100, asOf: "2026-07-31", source },
    shareBasis: "settled",
    quote: { value: 10, currency: "USD", asOf: "2026-08-20", source },
    beta: { value: 1.4, months: 60, index: "S&P 500", asOf: "2026-08-20", source },
    monthlyCloses: null,
    ...changes.fundamentals,
  };
  const industry = { ...(sampleReference.industry ?? market), ...changes.industry };
  return {
    fundamentals,
    reference: { ...sampleReference, industry, ...changes.reference },
    peers: changes.peers ?? [],
  };
}
