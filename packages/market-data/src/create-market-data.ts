import { bundledFiles } from "./bundled-files.ts";
import { dailyBarsOf } from "./daily-bars.ts";
import { type Directory, directory } from "./directory.ts";
import type { MarketData } from "./market-data.ts";
import type { MarketDataProvider, ProviderFailure } from "./provider.ts";
import { bundled } from "./providers/bundled/index.ts";
import { referenceFor } from "./reference.ts";
import { registry } from "./registry.ts";
import { type ExchangeRateSource, settler } from "./settle.ts";

export type MarketDataOptions = {
  /** Where the bundled files lie; found by itself when not given. */
  dataDirectory?: string;
  /** Providers to ask before the bundled data, in this order. */
  providers?: readonly MarketDataProvider[];
  deadlineInMilliseconds?: number;
  /** A clock in milliseconds. */
  now?: () => number;
  onUnreadable?: (failure: ProviderFailure) => void;
  /** Rates of exchange for companies whose statements and price are in two currencies; without it such a price stays apart. */
  exchangeRate?: ExchangeRateSource;
};

const popular = ["AAPL", "MSFT", "KO", "JNJ", "SAN.MC", "ITX.MC", "ENEL.MI", "RACE.MI"] as const;

/** All market data behind one door. Nothing is read before it is asked for; a missing data folder throws at once. */
export function createMarketData(options: MarketDataOptions = {}): MarketData {
  const { providers = [], deadlineInMilliseconds = 8_000, now = Date.now, onUnreadable = () => {} } = options;
  const { exchangeRate = async () => null } = options;
  const files = bundledFiles(options.dataDirectory);
  const local = bundled(files.companies);
  const asked = registry({ providers: [...providers, local], now, deadlineInMilliseconds, onUnreadable });
  let listed: Directory | undefined;
  const listings = () => {
    listed ??= directory(files.directory(), local.has);
    return listed;
  };
  const settled = settler({
    bundledCompany: local.companyOf,
    kindOf: (ticker) => listings().listingOf(ticker)?.kind ?? null,
    exchangeRate,
    now,
  });

  return {
    fundamentalsOf: async (ticker, options) => settled(await asked.fundamentalsOf(ticker, options), options?.signal),
    sources: asked.sources,
    referenceFor: (fundamentals) => referenceFor(files.reference(), fundamentals),
    peerCandidates: ({ ticker, currency }) =>
      local.companiesIn(currency).filter((company) => company.ticker !== ticker),
    dailyBarsOf: (ticker) => dailyBarsOf(files.dailyBars(), ticker),
    listingOf: (ticker) => listings().listingOf(ticker),
    search: (query, { limit = 8 } = {}) => listings().search(query, limit),
    nearestTo: (ticker, limit = 3) => listings().nearestTo(ticker, limit),
    siblingsOf: (ticker) => listings().siblingsOf(ticker),
    bundledTickers: local.tickers,
    get credits() {
      return files.credits();
    },
    get asOf() {
      return files.companies().asOf;
    },
    popular,
  };
}
