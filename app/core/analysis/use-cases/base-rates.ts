import type { MarketData } from "@valora/market-data";
import { type BaseRates, baseRateFigures, baseRatesOf, eachIssuerOnce, type Fundamentals } from "@valora/valuation";
import { yearsOfGrowthTold } from "@valora/valuation/what-can-be-said";

type Peers = Pick<MarketData, "peerCandidates">;

const known = new WeakMap<Peers, readonly BaseRates[]>();

/** Ten-year growth of the included US companies, each issuer once, of each figure that may be told; computed once. */
export function everyBaseRates(marketData: Peers, fundamentals: Fundamentals): readonly BaseRates[] {
  const before = known.get(marketData);
  if (before !== undefined) return before;
  // All companies: only the currency picks them.
  const companies = eachIssuerOnce(
    marketData.peerCandidates({ ...fundamentals, ticker: "", currency: "USD" }),
    (company) => company,
  );
  const rates = baseRateFigures.flatMap((figure) => baseRatesOf(companies, { years: yearsOfGrowthTold, figure }) ?? []);
  known.set(marketData, rates);
  return rates;
}
