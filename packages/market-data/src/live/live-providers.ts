import type { Known } from "../create-market-data.ts";
import type { HttpOptions } from "../http/http-client.ts";
import type { Provider, Ticker } from "../provider.ts";
import { alphaVantage } from "../providers/alpha-vantage/index.ts";
import { eodhd } from "../providers/eodhd/index.ts";
import { type EuropeanIdentity, filingsXbrlOrg } from "../providers/filings-xbrl-org/index.ts";
import { finnhub } from "../providers/finnhub/index.ts";
import { fmp } from "../providers/fmp/index.ts";
import { secEdgar } from "../providers/sec-edgar/index.ts";
import { tiingo } from "../providers/tiingo/index.ts";
import { twelveData } from "../providers/twelve-data/index.ts";
import { yahoo } from "../providers/yahoo/index.ts";
import { identifiersOf } from "../symbols/identifiers.ts";
import { type LiveOptions, meteredHttp } from "./metered-fetch.ts";
import type { ProviderId } from "./provider-ids.ts";

/** One provider as the operator configured it. `credential` is a key, or the contact that the SEC asks for. */
export type ConfiguredProvider = { id: ProviderId; credential: string | null; address: string | null };

type Build = (configured: {
  credential: string;
  address?: string;
  http: HttpOptions;
  known: Known;
  now: () => number;
}) => Provider;

const builders: Readonly<Record<ProviderId, { requestsPerMinute: number; build: Build }>> = {
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

/** The configured providers, in their order, each with its rate limit for all processes together. */
export function liveProviders(configured: readonly ConfiguredProvider[], options: LiveOptions) {
  return (known: Known): readonly Provider[] =>
    configured.map(({ id, credential, address }) => {
      const { requestsPerMinute, build } = builders[id];
      return build({
        credential: credential ?? "",
        known,
        now: options.now,
        http: meteredHttp(id, requestsPerMinute, options),
        ...(address === null ? {} : { address }),
      });
    });
}

/** Reports name their filer by LEI and say nothing of sector or exchange: both are known of the bundled companies. */
function europeanIdentity({ companyOf }: Known, ticker: Ticker): EuropeanIdentity | null {
  const lei = identifiersOf(ticker)?.lei ?? null;
  const company = companyOf(ticker);
  if (lei === null || company === null) return null;
  const { name, exchange, country, sector, industry, sharesOutstanding } = company;
  return { lei, name, exchange, country, sector, industry, sharesOutstanding };
}
