import { basename } from "node:path";
import { consistentAnswer } from "./answers/consistent-answer.ts";
import { heldData } from "./answers/held-data.ts";
import { type ExchangeRateProvider, normaliser } from "./answers/normalise.ts";
import { providerRegistry } from "./answers/provider-registry.ts";
import { bundleIn, hereOf } from "./bundle.ts";
import { priceMovesAmong } from "./integrity/price-moves.ts";
import type { SharedState } from "./live/shared-state.ts";
import type { MarketData } from "./market-data.ts";
import { dayOfPrices } from "./prices/prices-file.ts";
import type { Provider, ProviderFailure } from "./provider.ts";
import type { Known } from "./providers/descriptor.ts";
import {
  newerRate,
  type RiskFreeRateOfDay,
  type RiskFreeRateProvider,
  withRiskFreeRate,
} from "./rates/risk-free-rate.ts";
import { referenceFor } from "./reference/reference.ts";

export type MarketDataOptions = {
  /** Folder of the bundled files; found automatically when not given. */
  dataDirectory?: string;
  /** Prices that are read over the bundled ones: a file that `writePrices` made. */
  pricesFile?: string | null;
  /** Providers to ask before the bundled data, in this order; or a function that builds them from local knowledge. */
  providers?: readonly Provider[] | ((known: Known) => readonly Provider[]);
  /** State shared by all processes of an installation; in memory when not given. */
  state?: SharedState;
  deadlineInMilliseconds?: number;
  /** A clock in milliseconds. */
  now?: () => number;
  onUnreadable?: (failure: ProviderFailure) => void;
  onReach?: (id: string, isReached: boolean, reason?: string) => void;
  /** Readers' statements about the issuer of a symbol. */
  issuerOf?: Known["issuerOf"];
  /** Exchange rates for statements and prices in two currencies; without it such a price is not converted. */
  exchangeRate?: ExchangeRateProvider;
  /** Live risk-free rates; without it the bundled ones count. */
  riskFreeRate?: RiskFreeRateProvider;
  /** The same of an earlier day; without it none is known. */
  riskFreeRateOfDay?: RiskFreeRateOfDay;
};

const popular = ["MSFT", "KO", "JNJ", "SAN.MC", "ITX.MC", "AAPL", "ENEL.MI", "RACE.MI"] as const;

/** Builds the market data. Reads files on first use; throws at once when the data folder is missing. */
export function createMarketData(options: MarketDataOptions = {}): MarketData {
  const { providers = [], deadlineInMilliseconds = 8_000, now = Date.now, onUnreadable = () => {} } = options;
  const { exchangeRate = async () => null } = options;
  const bundle = bundleIn(options.dataDirectory, options.pricesFile);
  const { files, local, prices, listings, headlinesOf } = bundle;
  const live =
    typeof providers === "function"
      ? providers({
          companyOf: local.companyOf,
          listingOf: (ticker) => listings().listingOf(ticker),
          issuerOf: options.issuerOf ?? (() => null),
        })
      : providers;
  const registry = providerRegistry({
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
  const normalise = normaliser({
    bundledCompany: local.companyOf,
    priceMoves: priceMovesAmong(local.companiesIn),
    kindOf: (ticker) => listings().listingOf(ticker)?.kind ?? null,
    exchangeRate,
    now,
  });

  const rateIn = newerRate({
    riskFreeRate: options.riskFreeRate,
    bundledAsOf: (currency) => files.reference().governmentYield[currency]?.asOf ?? "",
  });
  let day: string | undefined;

  return {
    fundamentalsOf: withRiskFreeRate({ ask: consistentAnswer({ registry, normalise }), rateIn }),
    ...{ riskFreeRateIn: rateIn, riskFreeRateOn: options.riskFreeRateOfDay ?? (async () => null) },
    exchangeRateOn: exchangeRate,
    asksForExchangeRates: options.exchangeRate !== undefined,
    obtain: registry.obtain,
    historyOf: registry.historyOf,
    providers: registry.providers,
    referenceFor: (fundamentals, riskFreeRate) => referenceFor(files.reference(), fundamentals, riskFreeRate),
    peerCandidates: ({ ticker, currency }) =>
      local.companiesIn(currency).filter((company) => company.ticker !== ticker),
    issuerOfAccounts: local.trueIssuerOf,
    ...lookupsIn(listings),
    figuresAtHand: (ticker) => local.companyOf(ticker) ?? headlinesOf(ticker),
    headlinesOf: (ticker) => (local.has(ticker) ? null : headlinesOf(ticker)),
    heldDataOf: async (ticker) => heldData(hereOf(bundle, ticker), await registry.heldOf(ticker), ticker),
    bundledTickers: local.tickers,
    tickersWithHistory: local.tickersWithHistory,
    get credits() {
      return files.credits();
    },
    get asOf() {
      day ??= dayOfPrices(prices, { tickers: local.tickers, asOf: files.companies().asOf });
      return day;
    },
    get dataFingerprint() {
      return files.fingerprint();
    },
    popular,
    ...(options.pricesFile && { refreshedPrices: basename(options.pricesFile) }),
  };
}

/** Shares by symbol and name, from the listings that are read when one is first asked for. */
function lookupsIn(
  listings: ReturnType<typeof bundleIn>["listings"],
): Pick<
  MarketData,
  | "listingOf"
  | "search"
  | "companyNamed"
  | "nearestTo"
  | "siblingsOf"
  | "indicesOf"
  | "formerListing"
  | "formerListingsOf"
> {
  return {
    listingOf: (ticker) => listings().listingOf(ticker),
    search: (query, { limit = 8 } = {}) => listings().search(query, limit),
    companyNamed: (name) => listings().companyNamed(name),
    nearestTo: (ticker, limit = 3) => listings().nearestTo(ticker, limit),
    siblingsOf: (ticker) => listings().siblingsOf(ticker),
    indicesOf: (ticker) => listings().indicesOf(ticker),
    formerListing: (text) => listings().formerListing(text),
    formerListingsOf: (ticker) => listings().formerListingsOf(ticker),
  };
}
