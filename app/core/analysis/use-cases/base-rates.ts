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

/** Base rates of growth for an answer without a signal; null with a signal. */
export const baseRatesAsked = (marketData: Peers, { fundamentals }: CompanyFile, report: ValuationReport) =>
  report.summary.signal.kind === "none" ? baseRatesFor(marketData, fundamentals) : null;

/** Ten-year growth of the included US companies, each issuer once; computed once. */
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
