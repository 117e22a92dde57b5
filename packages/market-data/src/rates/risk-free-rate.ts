import type { CurrencyCode, Dated, IsoDate } from "@valora/valuation";
import { skipOf } from "../answers/skip.ts";
import type { Answered } from "../live/response-cache.ts";
import type { CompanyAnswer, MarketData, RateAnswer, Skip, StaleAnswer } from "../market-data.ts";
import { ProviderFailure } from "../provider.ts";
import { currencyCodes } from "../reference/currencies.ts";

/** The latest published rate, or null with the reason. */
export type LiveRate = { rate: Dated | null; skipped: readonly Skip[]; stale: readonly StaleAnswer[] };
/** The risk-free rate in a currency; null for a currency without a publisher. Never throws. */
export type RiskFreeRateProvider = (currency: CurrencyCode) => Promise<LiveRate | null>;

/** The risk-free rate in a currency of a day, or of the last working day before it; null where it cannot be had. Never throws. */
export type RiskFreeRateOfDay = (currency: CurrencyCode, day: IsoDate) => Promise<Dated | null>;

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

type Rates = {
  riskFreeRate: RiskFreeRateProvider | undefined;
  /** The day of the bundled rate of a currency. */
  bundledAsOf: (currency: CurrencyCode) => string;
};

/**
 * The live rate of a currency. Null where the bundled one counts: without a publisher, and, reported as old, when the publisher gives
 * none or an older one.
 */
export function newerRate({ riskFreeRate, bundledAsOf }: Rates): MarketData["riskFreeRateIn"] {
  return async (currency) => {
    const live = await riskFreeRate?.(currency);
    if (!live) return { riskFreeRate: null, skipped: [], stale: [] };
    const { rate, skipped, stale } = live;
    const asOf = bundledAsOf(currency);
    if (rate !== null && rate.asOf >= asOf) return { riskFreeRate: rate, skipped, stale };
    return { riskFreeRate: null, skipped, stale: [{ provider: "bundled", covers, asOf }] };
  };
}

type Parts = {
  ask: (...asked: Parameters<MarketData["fundamentalsOf"]>) => Promise<Omit<CompanyAnswer, "riskFreeRate">>;
  rateIn: MarketData["riskFreeRateIn"];
};

/** Adds the live risk-free rate to a company. A caller that chooses the bundled data gets the bundled rate. */
export function withRiskFreeRate({ ask, rateIn }: Parts): MarketData["fundamentalsOf"] {
  return async (ticker, options) => {
    const isBundled = options?.provider === "bundled";
    // Requested together with the company, so that one deadline counts. The currency is known only afterwards.
    const rates = new Map<string, Promise<RateAnswer>>(
      isBundled ? [] : currencyCodes.map((currency) => [currency, rateIn(currency)]),
    );
    const answer = await ask(ticker, options);
    const live = await rates.get(answer.fundamentals.currency);
    if (!live) return { ...answer, riskFreeRate: null };
    return {
      ...answer,
      riskFreeRate: live.riskFreeRate,
      skipped: [...answer.skipped, ...live.skipped],
      stale: [...answer.stale, ...live.stale],
    };
  };
}
