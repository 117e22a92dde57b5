import type { CurrencyCode, Dated } from "@valora/valuation";
import { skipOf } from "../answers/skip.ts";
import type { Answered } from "../live/response-cache.ts";
import type { CompanyAnswer, MarketData, Skip, StaleAnswer } from "../market-data.ts";
import { ProviderFailure } from "../provider.ts";
import { currencyCodes } from "../reference/currencies.ts";

/** The latest published rate, or null with the reason. */
export type LiveRate = { rate: Dated | null; skipped: readonly Skip[]; stale: readonly StaleAnswer[] };
/** The risk-free rate in a currency; null for a currency without a publisher. Never throws. */
export type RiskFreeRateProvider = (currency: CurrencyCode) => Promise<LiveRate | null>;

const covers = "riskFreeRate";

/** The answer of a publisher as a rate, with its failure and staleness. */
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
  riskFreeRate: RiskFreeRateProvider | undefined;
  /** The day of the bundled rate of a currency. */
  bundledAsOf: (currency: CurrencyCode) => string;
};

/**
 * Adds the live risk-free rate to a company. The bundled rate counts, and is reported as old, when the publisher gives none or
 * an older one. A caller that chooses the bundled data gets the bundled rate.
 */
export function withRiskFreeRate({ ask, riskFreeRate, bundledAsOf }: Parts): MarketData["fundamentalsOf"] {
  return async (ticker, options) => {
    const rateOf = options?.provider === "bundled" ? undefined : riskFreeRate;
    // Requested together with the company, so that one deadline counts. The currency is known only afterwards.
    const rates = new Map(currencyCodes.map((currency) => [String(currency), rateOf?.(currency)]));
    const answer = await ask(ticker, options);
    const live = await rates.get(answer.fundamentals.currency);
    if (!live) return { ...answer, riskFreeRate: null };
    const { rate, skipped, stale } = live;
    const asOf = bundledAsOf(answer.fundamentals.currency);
    const isNewer = rate !== null && rate.asOf >= asOf;
    return {
      ...answer,
      riskFreeRate: isNewer ? rate : null,
      skipped: [...answer.skipped, ...skipped],
      stale: [...answer.stale, ...(isNewer ? stale : [{ provider: "bundled", covers, asOf } as const])],
    };
  };
}
