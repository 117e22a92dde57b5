import type { MarketData } from "@valora/market-data";
import {
  type BaseRates,
  baseRatesOf,
  type CompanyFile,
  eachIssuerOnce,
  type Fundamentals,
  type ValuationReport,
} from "@valora/valuation";
import { yearsOfGrowthTold } from "@valora/valuation/what-can-be-said";

type Peers = Pick<MarketData, "peerCandidates">;

const known = new WeakMap<Peers, BaseRates | null>();

/** What growth companies have achieved, where an answer without a signal asks the price itself; null otherwise. */
export const baseRatesAsked = (marketData: Peers, { fundamentals }: CompanyFile, report: ValuationReport) =>
  report.summary.signal.kind === "none" ? baseRatesFor(marketData, fundamentals) : null;

/** What growth the included US companies have achieved over ten years, each issuer once; worked out once. */
function baseRatesFor(marketData: Peers, fundamentals: Fundamentals): BaseRates | null {
  const before = known.get(marketData);
  if (before !== undefined) return before;
  // All companies: only the currency picks them.
  const companies = marketData.peerCandidates({ ...fundamentals, ticker: "", currency: "USD" });
  const rates = baseRatesOf(
    eachIssuerOnce(companies, (company) => company),
    { years: yearsOfGrowthTold },
  );
  known.set(marketData, rates);
  return rates;
}
