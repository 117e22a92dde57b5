import type { OpenedCompanies } from "../../usage/use-cases/plan-limits.ts";
import type { ScreenedCompany } from "../contracts/screened-company.ts";
import type { OwnCompanies } from "./noted-price.ts";
import { readScreenerQuery } from "./read-screener-query.ts";
import { type Screen, screenCompanies } from "./screen-companies.ts";

export const company = (ticker: string, changes: Partial<ScreenedCompany> = {}): ScreenedCompany => ({
  ticker,
  name: `${ticker} Société`,
  exchange: "NYSE",
  country: "US",
  sector: "energy",
  industry: null,
  companyType: "mature",
  currency: "USD",
  price: { value: 100, currency: "USD", asOf: "2026-08-20", source: "finnhub" },
  marketCap: 5e9,
  fiscalYearEnd: "2025-12-31",
  accountsSource: "bundled",
  mean: 120,
  lowest: 90,
  highest: 150,
  votes: 4,
  signal: { kind: "buy", reason: "undervaluedMajority" },
  priceAge: null,
  silence: null,
  values: { dividendDiscount: { value: 80, votes: true, notVoting: null } },
  notApplicable: {},
  relative: null,
  quality: { score: 7, known: 9 },
  priceToEarnings: 12,
  priceToBook: 2,
  returnOnEquity: 0.1,
  dividendYield: null,
  ...changes,
});

export const screenOf = (...companies: ScreenedCompany[]): Screen => ({
  dataAsOf: "2026-08-20",
  progress: { valued: companies.length, total: companies.length, isCurrent: true, valuedAt: null },
  companies,
});
export const ask = (screen: Screen, search: string, opened: OpenedCompanies = "all", own: OwnCompanies = new Map()) =>
  screenCompanies(screen, readScreenerQuery(new URLSearchParams(search)), { opened, own });
export const tickers = (screen: Screen, search: string) => ask(screen, search).companies.map(({ ticker }) => ticker);
