import type { ExchangeRateProvider } from "../answers/normalise.ts";
import { type LiveOptions, meteredHttp } from "../live/metered-fetch.ts";
import { providerHealth } from "../live/provider-health.ts";
import { shortDeadline } from "../live/short-deadline.ts";
import { ecb } from "./ecb.ts";

const cachedForMilliseconds = 12 * 3_600_000;
const deadlineInMilliseconds = 3_000;
/** A reader may name any day: of older questions the longest unasked are forgotten. */
const mostCached = 1_000;
/** After a failure callers do not wait again: the price then stays in its own currency. */
const doubtfulPatienceInMilliseconds = 10;

/** Reference rates of the European Central Bank, cached for half a day; null when it does not answer. */
export function liveExchangeRate({
  address,
  ...options
}: LiveOptions & { address: string | null }): ExchangeRateProvider {
  const { requestsPerMinute, id } = ecb();
  const bank = ecb({
    http: meteredHttp(id, requestsPerMinute, { deadlineInMilliseconds, ...options }),
    ...(address === null ? {} : { address }),
  });
  const { state, now } = options;
  const health = providerHealth(
    { id, requestsPerMinute },
    { now, state, deadlineInMilliseconds, onUnreadable: () => {} },
  );
  const rates = new Map<string, { at: number; rate: ReturnType<ExchangeRateProvider> }>();
  return (pair) => {
    const key = `${pair.from} ${pair.to} ${pair.day}`;
    const cached = rates.get(key);
    if (cached && now() - cached.at < cachedForMilliseconds) return cached.rate;
    if (health.refusal()) return Promise.resolve(null);
    const isDoubtful = health.isDoubtful();
    rates.delete(key);
    const rate = health
      .call((signal) => bank.exchangeRate(pair, signal))
      .catch(() => {
        rates.delete(key);
        return null;
      });
    rates.set(key, { at: now(), rate });
    const [oldest] = rates.keys();
    if (rates.size > mostCached && oldest !== undefined) rates.delete(oldest);
    return isDoubtful ? shortDeadline(doubtfulPatienceInMilliseconds)(id, rate).catch(() => null) : rate;
  };
}
