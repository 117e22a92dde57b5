import type { MarketData } from "@valora/market-data";
import {
  type BaseRates,
  baseRatesOf,
  type CompanyFile,
  eachIssuerOnce,
  type Fundamentals,
  figureThatGrows,
  leadingFlowMethod,
  type ValuationReport,
} from "@valora/valuation";
import { yearsOfGrowthTold } from "@valora/valuation/what-can-be-said";

type Peers = Pick<MarketData, "peerCandidates">;
type Figure = BaseRates["figure"];

const known = new WeakMap<Peers, Map<Figure, BaseRates | null>>();

/** Base rates of what grows in the forecast of the leading method, and of revenue where there is none; null without any. */
export function baseRatesAsked(marketData: Peers, { fundamentals }: CompanyFile, report: ValuationReport) {
  const leading = leadingFlowMethod(report);
  const figure = leading === null ? "revenue" : figureThatGrows[leading];
  return figure === null && report.summary.signal.kind !== "none"
    ? null
    : baseRatesFor(marketData, fundamentals, figure ?? "revenue");
}

/** Ten-year growth of the included US companies, each issuer once; computed once for each figure. */
function baseRatesFor(marketData: Peers, fundamentals: Fundamentals, figure: Figure): BaseRates | null {
  const ofData = known.get(marketData) ?? new Map<Figure, BaseRates | null>();
  known.set(marketData, ofData);
  const before = ofData.get(figure);
  if (before !== undefined) return before;
  // All companies: only the currency picks them.
  const companies = marketData.peerCandidates({ ...fundamentals, ticker: "", currency: "USD" });
  const rates = baseRatesOf(
    eachIssuerOnce(companies, (company) => company),
    { years: yearsOfGrowthTold, figure },
  );
  ofData.set(figure, rates);
  return rates;
}
