import type { Fundamentals } from "@valora/valuation";
import { bundledFiles } from "./providers/bundled/bundled-files.ts";
import { type Directory, directory } from "./listings/directory.ts";
import type { Listing } from "./listings/instrument.ts";
import { priceMovesAmong } from "./integrity/index.ts";
import type { SharedState } from "./live/shared-state.ts";
import type { Source } from "./live/provider.ts";
import type { MarketData } from "./market-data.ts";
import type { ProviderFailure, Ticker } from "./provider.ts";
import { bundled } from "./providers/bundled/index.ts";
import { referenceFor } from "./reference/reference.ts";
import { registry } from "./answers/provider-registry.ts";
import { type RiskFreeRateSource, withRiskFreeRate } from "./rates/risk-free-rate.ts";
import { type ExchangeRateSource, settler } from "./answers/normalise.ts";
import { trusted } from "./answers/consistent-answer.ts";

export type MarketDataOptions = {
  /** Where the bundled files lie; found by itself when not given. */
  dataDirectory?: string;
  /** Sources to ask before the bundled data, in this order; or how to build them from what is known without asking. */
  providers?: readonly Source[] | ((known: Known) => readonly Source[]);
  /** What all processes of an installation share; this process alone when not given. */
  state?: SharedState;
  deadlineInMilliseconds?: number;
  /** A clock in milliseconds. */
  now?: () => number;
  onUnreadable?: (failure: ProviderFailure) => void;
  onReach?: (id: string, isReached: boolean) => void;
  /** Rates of exchange for companies whose statements and price are in two currencies; without it such a price stays apart. */
  exchangeRate?: ExchangeRateSource;
  /** Default-free rates of these days; without it the included ones count. */
  riskFreeRate?: RiskFreeRateSource;
};

/** What is known of a symbol on this machine. */
export type Known = {
  companyOf: (ticker: Ticker) => Fundamentals | null;
  listingOf: (ticker: Ticker) => Listing | null;
};

const popular = ["AAPL", "MSFT", "KO", "JNJ", "SAN.MC", "ITX.MC", "ENEL.MI", "RACE.MI"] as const;

/** All market data behind one door. Nothing is read before it is asked for; a missing data folder throws at once. */
export function createMarketData(options: MarketDataOptions = {}): MarketData {
  const { providers = [], deadlineInMilliseconds = 8_000, now = Date.now, onUnreadable = () => {} } = options;
  const { exchangeRate = async () => null } = options;
  const files = bundledFiles(options.dataDirectory);
  const local = bundled(files);
  let listed: Directory | undefined;
  const listings = () => {
    listed ??= directory(files.directory(), local.has);
    return listed;
  };
  const live =
    typeof providers === "function"
      ? providers({ companyOf: local.companyOf, listingOf: (ticker) => listings().listingOf(ticker) })
      : providers;
  const asked = registry({
    providers: [...live, local],
    now,
    deadlineInMilliseconds,
    onUnreadable,
    onReach: options.onReach,
    isAtHand: local.has,
    trueIssuerOf: local.trueIssuerOf,
    companyAtHand: local.companyOf,
    ...(options.state === undefined ? {} : { state: options.state }),
  });
  const settled = settler({
    bundledCompany: local.companyOf,
    priceMoves: priceMovesAmong(local.companiesIn),
    kindOf: (ticker) => listings().listingOf(ticker)?.kind ?? null,
    exchangeRate,
    now,
  });

  return {
    fundamentalsOf: withRiskFreeRate({
      ask: trusted({ asked, settled }),
      riskFreeRate: options.riskFreeRate,
      includedAsOf: () => files.reference().governmentYield.USD.asOf,
    }),
    historyOf: asked.historyOf,
    sources: asked.sources,
    referenceFor: (fundamentals, riskFreeRate) => referenceFor(files.reference(), fundamentals, riskFreeRate),
    peerCandidates: ({ ticker, currency }) =>
      local.companiesIn(currency).filter((company) => company.ticker !== ticker),
    issuerOfAccounts: local.trueIssuerOf,
    listingOf: (ticker) => listings().listingOf(ticker),
    search: (query, { limit = 8 } = {}) => listings().search(query, limit),
    companyNamed: (name) => listings().companyNamed(name),
    nearestTo: (ticker, limit = 3) => listings().nearestTo(ticker, limit),
    siblingsOf: (ticker) => listings().siblingsOf(ticker),
    bundledTickers: local.tickers,
    tickersWithHistory: local.tickersWithHistory,
    get credits() {
      return files.credits();
    },
    get asOf() {
      return files.companies().asOf;
    },
    popular,
  };
}
