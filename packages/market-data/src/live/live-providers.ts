import type { Known } from "../create-market-data.ts";
import type { HttpOptions } from "../http/http-client.ts";
import type { Ticker } from "../provider.ts";
import { alphaVantage } from "../providers/alpha-vantage/index.ts";
import { eodhd } from "../providers/eodhd/index.ts";
import { type EuropeanIdentity, filingsXbrlOrg } from "../providers/filings-xbrl-org/index.ts";
import { finnhub } from "../providers/finnhub/index.ts";
import { fmp } from "../providers/fmp/index.ts";
import { secEdgar } from "../providers/sec-edgar/index.ts";
import { tiingo } from "../providers/tiingo/index.ts";
import { twelveData } from "../providers/twelve-data/index.ts";
import { yahoo } from "../providers/yahoo/index.ts";
import { ecb } from "../rates/index.ts";
import type { ExchangeRateSource } from "../answers/normalise.ts";
import { identifiersOf } from "../symbols/identifiers.ts";
import { type Meter, meteredFetch } from "./metered-fetch.ts";
import type { Source } from "./provider.ts";
import type { SourceId } from "./provider-ids.ts";
import { watch } from "./provider-health.ts";
import { hurry } from "./with-timeout.ts";

/** One source as the operator has configured it. `credential` is a key, or the contact that the SEC asks for. */
export type ConfiguredSource = { id: SourceId; credential: string | null; address: string | null };
export type LiveOptions = Pick<Meter, "state" | "now" | "fetch"> & { deadlineInMilliseconds?: number };

type Build = (configured: {
  credential: string;
  address?: string;
  http: HttpOptions;
  known: Known;
  now: () => number;
}) => Source;

const builders: Readonly<Record<SourceId, { requestsPerMinute: number; build: Build }>> = {
  "sec-edgar": {
    requestsPerMinute: 600,
    build: ({ credential, address, http, now }) =>
      secEdgar({
        userAgent: credential,
        http,
        now,
        ...(address === undefined ? {} : { dataAddress: address, filesAddress: address }),
      }),
  },
  "filings-xbrl-org": {
    requestsPerMinute: 60,
    build: ({ known, credential: _, ...options }) =>
      filingsXbrlOrg({ ...options, identityOf: (ticker) => europeanIdentity(known, ticker) }),
  },
  fmp: { requestsPerMinute: 300, build: ({ credential, ...options }) => fmp({ apiKey: credential, ...options }) },
  eodhd: { requestsPerMinute: 600, build: ({ credential, ...options }) => eodhd({ apiKey: credential, ...options }) },
  yahoo: {
    requestsPerMinute: 60,
    build: ({ known, credential: _, ...options }) =>
      yahoo({ ...options, identityOf: (ticker) => known.companyOf(ticker) }),
  },
  "alpha-vantage": {
    requestsPerMinute: 5,
    build: ({ credential, known, ...options }) =>
      alphaVantage({
        apiKey: credential,
        sectorOf: (ticker) => known.companyOf(ticker)?.sector ?? null,
        ...options,
      }),
  },
  finnhub: {
    requestsPerMinute: 60,
    build: ({ credential, ...options }) => finnhub({ apiKey: credential, ...options }),
  },
  "twelve-data": {
    requestsPerMinute: 8,
    build: ({ credential, ...options }) => twelveData({ apiKey: credential, ...options }),
  },
  tiingo: { requestsPerMinute: 50, build: ({ credential, ...options }) => tiingo({ apiKey: credential, ...options }) },
};

/** The configured sources, in their order, each at the pace it allows to all processes together. */
export function liveSources(configured: readonly ConfiguredSource[], options: LiveOptions) {
  return (known: Known): readonly Source[] =>
    configured.map(({ id, credential, address }) => {
      const { requestsPerMinute, build } = builders[id];
      return build({
        credential: credential ?? "",
        known,
        now: options.now,
        http: httpOf(id, requestsPerMinute, options),
        ...(address === null ? {} : { address }),
      });
    });
}

export function httpOf(source: string, requestsPerMinute: number, options: LiveOptions): HttpOptions {
  const { deadlineInMilliseconds, ...meter } = options;
  return {
    fetch: meteredFetch({ source, requestsPerMinute, ...meter }),
    ...(deadlineInMilliseconds === undefined ? {} : { deadlineInMilliseconds }),
  };
}

/** Reports name their filer by LEI and say nothing of sector or exchange: both are known of the bundled companies. */
function europeanIdentity({ companyOf }: Known, ticker: Ticker): EuropeanIdentity | null {
  const lei = identifiersOf(ticker)?.lei ?? null;
  const company = companyOf(ticker);
  if (lei === null || company === null) return null;
  const { name, exchange, country, sector, industry, sharesOutstanding } = company;
  return { lei, name, exchange, country, sector, industry, sharesOutstanding };
}

const rateKeptForMilliseconds = 12 * 3_600_000;
const rateDeadlineInMilliseconds = 3_000;
/** A company whose price stays apart is told of at once, rather than wait again for a bank that failed the last time. */
const doubtfulPatienceInMilliseconds = 10;

/** Reference rates of the European Central Bank, kept for half a day; null when it does not answer. */
export function liveExchangeRate({
  address,
  ...options
}: LiveOptions & { address: string | null }): ExchangeRateSource {
  const { requestsPerMinute, id } = ecb();
  const bank = ecb({
    http: httpOf(id, requestsPerMinute, { deadlineInMilliseconds: rateDeadlineInMilliseconds, ...options }),
    ...(address === null ? {} : { address }),
  });
  const { state, now } = options;
  const watched = watch(
    { id, requestsPerMinute },
    { now, state, deadlineInMilliseconds: rateDeadlineInMilliseconds, onUnreadable: () => {} },
  );
  const rates = new Map<string, { at: number; rate: ReturnType<ExchangeRateSource> }>();
  return (pair) => {
    const key = `${pair.from} ${pair.to} ${pair.day}`;
    const kept = rates.get(key);
    if (kept && now() - kept.at < rateKeptForMilliseconds) return kept.rate;
    if (watched.refusal()) return Promise.resolve(null);
    const isDoubtful = watched.isDoubtful();
    const rate = watched
      .during((signal) => bank.exchangeRate(pair, signal))
      .catch(() => {
        rates.delete(key);
        return null;
      });
    rates.set(key, { at: now(), rate });
    return isDoubtful ? hurry(doubtfulPatienceInMilliseconds)(id, rate).catch(() => null) : rate;
  };
}
