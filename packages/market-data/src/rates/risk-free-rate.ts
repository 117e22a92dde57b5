import type { CurrencyCode, Dated } from "@valora/valuation";
import type { Answered } from "../live/response-cache.ts";
import type { CompanyAnswer, MarketData, Skip, StaleAnswer } from "../market-data.ts";
import { ProviderFailure } from "../provider.ts";
import { valuedCurrencies } from "../reference/reference.ts";
import { skipOf } from "../answers/skip.ts";

/** A rate as its publisher last gave it, or null with why there is none. */
export type LiveRate = { rate: Dated | null; skipped: readonly Skip[]; stale: readonly StaleAnswer[] };
/** The default-free rate in a currency; null for a currency without a published rate. It does not throw. */
export type RiskFreeRateSource = (currency: CurrencyCode) => Promise<LiveRate | null>;

const covers = "riskFreeRate";

/** What a publisher answered, or why it did not. */
export async function ratesOf(provider: string, asked: Promise<Answered<Dated>>, now: number): Promise<LiveRate> {
  try {
    const { value, staleSince, failure } = await asked;
    const stale = staleSince === null ? [] : [{ provider, covers, asOf: new Date(staleSince).toISOString() } as const];
    return { rate: value, skipped: failure ? [skipOf(failure, covers, now)] : [], stale };
  } catch (thrown) {
    if (!(thrown instanceof ProviderFailure)) throw thrown;
    return { rate: null, skipped: [skipOf(thrown, covers, now)], stale: [] };
  }
}

type Parts = {
  ask: (...asked: Parameters<MarketData["fundamentalsOf"]>) => Promise<Omit<CompanyAnswer, "riskFreeRate">>;
  riskFreeRate: RiskFreeRateSource | undefined;
  /** The day of the included rates. */
  includedAsOf: () => string;
};

/**
 * Companies with the rate of these days. Where its publisher gives none, or an older one than is included, the included one
 * counts and the answer says so; a caller that asks for the included data alone gets the included rate.
 */
export function withRiskFreeRate({ ask, riskFreeRate, includedAsOf }: Parts): MarketData["fundamentalsOf"] {
  return async (ticker, options) => {
    const source = options?.source === "bundled" ? undefined : riskFreeRate;
    // asked with the company and not after it, so that one deadline counts: which of the few is needed shows then
    const rates = new Map(valuedCurrencies.map((currency) => [String(currency), source?.(currency)]));
    const answer = await ask(ticker, options);
    const live = await rates.get(answer.fundamentals.currency);
    if (!live) return { ...answer, riskFreeRate: null };
    const { rate, skipped, stale } = live;
    const asOf = includedAsOf();
    const isNewer = rate !== null && rate.asOf >= asOf;
    return {
      ...answer,
      riskFreeRate: isNewer ? rate : null,
      skipped: [...answer.skipped, ...skipped],
      stale: [...answer.stale, ...(isNewer ? stale : [{ provider: "bundled", covers, asOf } as const])],
    };
  };
}
