import type { CurrencyCode, Dated } from "@valora/valuation";
import * as z from "zod";
import { ProviderFailure } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";
import { ecb, usTreasury } from "./index.ts";
import { type RiskFreeRateSource, ratesOf } from "./risk-free-rate.ts";
import { keptAnswers } from "../live/response-cache.ts";
import { httpOf, type LiveOptions } from "../live/live-providers.ts";
import { type Watch, watch } from "../live/provider-health.ts";
import { hurry } from "../live/with-timeout.ts";

type RateOptions = LiveOptions & { ecbAddress: string | null; usTreasuryAddress: string | null };

/** Published once a working day. */
const freshForInMilliseconds = 6 * 3_600_000;
const deadlineInMilliseconds = 3_000;
/** There is always an included rate: a publisher that failed the last time is not waited for. */
const doubtfulPatienceInMilliseconds = 10;
const lowestRate = -0.05;
const highestRate = 0.5;

const keptRate = z.object({ value: z.number(), asOf: z.iso.date(), source: z.string() });
const isRate = (value: unknown): value is Dated => keptRate.safeParse(value).success;

/**
 * Ten-year rates in dollars and euro as their publishers last gave them, kept and shared like every answer of a source. The
 * Treasury's is a yield of the state; the central bank's is of states rated AAA, and so free of default as it is.
 */
export function liveRiskFreeRate({ ecbAddress, usTreasuryAddress, ...options }: RateOptions): RiskFreeRateSource {
  const { state, now } = options;
  const keep = keptAnswers({ state, now });
  const http = (id: string, perMinute: number) => httpOf(id, perMinute, { deadlineInMilliseconds, ...options });
  const treasury = usTreasury({
    now,
    http: http("us-treasury", usTreasury().requestsPerMinute),
    ...(usTreasuryAddress === null ? {} : { address: usTreasuryAddress }),
  });
  const bank = ecb({
    http: http("ecb", ecb().requestsPerMinute),
    ...(ecbAddress === null ? {} : { address: ecbAddress }),
  });
  const watched = (id: string): Watch =>
    watch({ id, requestsPerMinute: 60 }, { now, state, deadlineInMilliseconds, onUnreadable: () => {} });
  const publishers: Readonly<Partial<Record<CurrencyCode, Publisher>>> = {
    USD: { ...treasury, watched: watched(treasury.id), title: "US Treasury, 10-year par yield" },
    EUR: {
      ...bank,
      watched: watched(bank.id),
      title: "European Central Bank, 10-year spot rate of government bonds rated AAA",
    },
  };

  return async (currency) => {
    const publisher = publishers[currency];
    if (!publisher) return null;
    const { id, watched: answering, title } = publisher;
    const isDoubtful = answering.isDoubtful();
    const asked = keep.answerTo({
      key: `1 ${id} riskFreeRate ${currency}`,
      freshForInMilliseconds,
      ask: async (signal) => ({ ...plausible(id, await publisher.riskFreeRate(signal), now()), source: title }),
      during: answering.during,
      refusal: answering.refusal,
      isDoubtful,
      isReadable: isRate,
      awaited: (answer) => (isDoubtful ? hurry(doubtfulPatienceInMilliseconds)(id, answer) : answer),
    });
    return ratesOf(id, asked, now());
  };
}

type Publisher = {
  id: string;
  watched: Watch;
  /** How readers know the series. */
  title: string;
  riskFreeRate(signal: AbortSignal): Promise<Dated>;
};

function plausible(id: string, rate: Dated, now: number): Dated {
  const tomorrow = daysAfter(new Date(now).toISOString().slice(0, 10), 1);
  if (rate.value > lowestRate && rate.value < highestRate && rate.asOf <= tomorrow) return rate;
  throw new ProviderFailure(id, "unreadable", { detail: "wrongValue" });
}
