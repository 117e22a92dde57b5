import type { Dated, IsoDate } from "@valora/valuation";
import * as z from "zod";
import { type LiveOptions, meteredHttp } from "../live/metered-fetch.ts";
import { type ProviderHealth, providerHealth } from "../live/provider-health.ts";
import { responseCache } from "../live/response-cache.ts";
import { shortDeadline } from "../live/short-deadline.ts";
import { ProviderFailure } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";
import { currencyList, type RatePublisherId } from "../reference/currencies.ts";
import { sentenceOf } from "../sources/index.ts";
import { ecb, usTreasury } from "./index.ts";
import { type RiskFreeRateOfDay, type RiskFreeRateProvider, ratesOf } from "./risk-free-rate.ts";

type RateOptions = LiveOptions & { ecbAddress: string | null; usTreasuryAddress: string | null };

/** Published once a working day. */
const freshForInMilliseconds = 6 * 3_600_000;
const defaultDeadlineInMilliseconds = 3_000;
/** The bundled rate is always available: after a failure callers do not wait for the publisher. */
const doubtfulPatienceInMilliseconds = 10;
const lowestRate = -0.05;
const highestRate = 0.5;

const keptRate = z.object({ value: z.number(), asOf: z.iso.date(), source: z.string() });
const isRate = (value: unknown): value is Dated => keptRate.safeParse(value).success;

/**
 * Ten-year rates in dollars and euro as their publishers last gave them, kept and shared like every answer of a provider. The
 * Treasury's is a yield of the state; the central bank's is of states rated AAA, and so free of default as it is.
 */
export function liveRiskFreeRate(options: RateOptions): RiskFreeRateProvider {
  const { state, now } = options;
  const cache = responseCache({ state, now });
  const publishers = publishersWith(options);

  return async (currency) => {
    const listed = currencyList.find(({ code }) => code === currency);
    if (!listed) return null;
    const publisher = publishers[listed.publisher];
    const { id, health: answering, title } = publisher;
    const isDoubtful = answering.isDoubtful();
    const asked = cache.answerTo({
      key: `1 ${id} riskFreeRate ${currency}`,
      freshForInMilliseconds,
      ask: async (signal) => ({ ...plausible(id, await publisher.riskFreeRate(signal), now()), source: title }),
      call: answering.call,
      refusal: answering.refusal,
      isDoubtful,
      isReadable: isRate,
      awaited: (answer) => (isDoubtful ? shortDeadline(doubtfulPatienceInMilliseconds)(id, answer) : answer),
    });
    return ratesOf(id, asked, now());
  };
}

function publishersWith({ ecbAddress, usTreasuryAddress, ...options }: RateOptions) {
  const { state, now, deadlineInMilliseconds = defaultDeadlineInMilliseconds } = options;
  const http = (id: string, perMinute: number) => meteredHttp(id, perMinute, { ...options, deadlineInMilliseconds });
  const treasury = usTreasury({
    now,
    http: http("us-treasury", usTreasury().requestsPerMinute),
    ...(usTreasuryAddress === null ? {} : { address: usTreasuryAddress }),
  });
  const bank = ecb({
    http: http("ecb", ecb().requestsPerMinute),
    ...(ecbAddress === null ? {} : { address: ecbAddress }),
  });
  const health = (id: string): ProviderHealth =>
    providerHealth({ id, requestsPerMinute: 60 }, { now, state, deadlineInMilliseconds, onUnreadable: () => {} });
  const publishers: Readonly<Record<RatePublisherId, Publisher>> = {
    "us-treasury": { ...treasury, health: health(treasury.id), title: sentenceOf("treasuryPar", {}) },
    ecb: { ...bank, health: health(bank.id), title: sentenceOf("centralBankSpot", {}) },
  };
  return publishers;
}

/** A reader may name any day: of older questions the longest unasked are forgotten. */
const mostKept = 1_000;

/** The same rates of a day, which do not change: asked for once, and again after a failure. */
export function liveRiskFreeRateOn(options: RateOptions): RiskFreeRateOfDay {
  const publishers = publishersWith(options);
  const kept = new Map<string, Promise<Dated | null>>();
  return (currency, day) => {
    const listed = currencyList.find(({ code }) => code === currency);
    if (!listed) return Promise.resolve(null);
    const { id, health, title, riskFreeRate } = publishers[listed.publisher];
    const key = `${currency} ${day}`;
    const known = kept.get(key);
    if (known) return known;
    if (health.refusal()) return Promise.resolve(null);
    const isDoubtful = health.isDoubtful();
    const rate = health
      .call(async (signal) => ({ ...plausible(id, await riskFreeRate(signal, day), options.now()), source: title }))
      .catch(() => {
        kept.delete(key);
        return null;
      });
    kept.set(key, rate);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return isDoubtful ? shortDeadline(doubtfulPatienceInMilliseconds)(id, rate).catch(() => null) : rate;
  };
}

type Publisher = {
  id: string;
  health: ProviderHealth;
  /** How readers know the series. */
  title: string;
  riskFreeRate(signal: AbortSignal, day?: IsoDate): Promise<Dated>;
};

function plausible(id: string, rate: Dated, now: number): Dated {
  const tomorrow = daysAfter(new Date(now).toISOString().slice(0, 10), 1);
  if (rate.value > lowestRate && rate.value < highestRate && rate.asOf <= tomorrow) return rate;
  throw new ProviderFailure(id, "unreadable", { detail: "wrongValue" });
}
