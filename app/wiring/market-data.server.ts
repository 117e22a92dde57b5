import {
  createMarketData,
  identifiersOf,
  layeredSharedState,
  type MarketData,
  type MarketDataOptions,
  memoryState,
  type ProviderFailure,
  type SharedState,
} from "@valora/market-data";
import type { Config } from "../config/config.server.ts";
import { quickLookOf } from "../core/analysis/use-cases/look-quickly.ts";
import type { Database } from "../database/open-database.ts";
import type { DependencyStates } from "../dependencies/dependency-states.ts";
import { type RequestedFilings, requestedProviders } from "./features/filings.server.ts";
import type { Log } from "./log.server.ts";

/** Listings and their data providers. */
export const directoryOf = (marketData: MarketData) => ({
  listingOf: marketData.listingOf.bind(marketData),
  nearestTo: marketData.nearestTo.bind(marketData),
  siblingsOf: marketData.siblingsOf.bind(marketData),
  indicesOf: marketData.indicesOf.bind(marketData),
  formerListing: marketData.formerListing.bind(marketData),
  formerListingsOf: marketData.formerListingsOf.bind(marketData),
  figuresAtHand: marketData.figuresAtHand.bind(marketData),
  quickLookOf: (ticker: string) => quickLookOf({ marketData }, ticker),
  identifiersOf,
  providers: marketData.providers.bind(marketData),
  bundledTickers: marketData.bundledTickers.bind(marketData),
  /** Well-known examples, all with data. */
  popular: marketData.popular,
  credits: marketData.credits,
  asksForExchangeRates: marketData.asksForExchangeRates,
  /** The date of the bundled prices. */
  dataAsOf: marketData.asOf,
});

/** Receives reports of providers that do not answer. */
type Told = { log: Pick<Log, "warn">; states?: DependencyStates | undefined };
type ProviderConfig = Pick<Config, "providers" | "dataBundle">;

/** The market data with the prices of a file over the bundled ones; null: none. Everything else is the same for all of them. */
export type MarketDataAt = (pricesFile: string | null) => MarketData;

/** The providers of an installation, which share what they know through its database. */
export const marketDataOf = (
  config: ProviderConfig,
  database: Database,
  { requested, ...told }: Told & { requested?: RequestedFilings },
): Promise<MarketDataAt> =>
  marketDataWith(
    config,
    async () => {
      const { providerStateStore } = await import("../database/provider-state-store.ts");
      const state = layeredSharedState(providerStateStore(database.kysely));
      database.notices.hear("answer", (about) => state.told(about === null ? null : answerIn(about)));
      return state;
    },
    told,
    requested,
  );

/** The moment of an answer and its key, as the database tells them. */
function answerIn(about: string): { key: string; keptAt: number } {
  const [moment = "", ...key] = about.split(" ");
  return { key: key.join(" "), keptAt: Number(moment) };
}

const unheard: Told = { log: { warn: () => {} } };

/** The same providers by the same settings for one question, without a database: nothing is kept. */
export const marketDataOnce = async (
  { pricesFile, ...config }: ProviderConfig & Pick<Config, "pricesFile">,
  told: Told = unheard,
): Promise<MarketData> => (await marketDataWith(config, async () => memoryState(), told))(pricesFile);

/** The bundled data and the live providers that are configured; their code is loaded only then. */
async function marketDataWith(
  { providers, dataBundle }: ProviderConfig,
  stateOf: () => Promise<SharedState>,
  told: Told,
  requested?: RequestedFilings,
): Promise<MarketDataAt> {
  const { configured, ecbAddress, usTreasuryAddress } = providers;
  const files = { dataDirectory: dataBundle ?? undefined };
  if (configured.length === 0 && !requested) return (pricesFile) => createMarketData({ ...files, pricesFile });
  if (configured.length === 0 && requested) {
    const state = await stateOf();
    const atRequest = requestedProviders(requested, { state, now: Date.now });
    const { issuerOf } = requested.known;
    const heard = heardOf(idsOf(requested), told);
    return (pricesFile) => createMarketData({ ...files, pricesFile, state, providers: atRequest, issuerOf, ...heard });
  }
  const [{ liveExchangeRate, liveRiskFreeRate, liveRiskFreeRateOn, liveProviders }, state] = await Promise.all([
    import("@valora/market-data/live"),
    stateOf(),
  ]);
  const world = { state, now: Date.now };
  const live = await liveProviders(configured, world);
  const atRequest = requested ? requestedProviders(requested, world) : () => [];
  const shared: MarketDataOptions = {
    ...files,
    state,
    providers: (known) => [...live(known), ...atRequest(known)],
    ...(requested && { issuerOf: requested.known.issuerOf }),
    exchangeRate: liveExchangeRate({ address: ecbAddress, ...world }),
    riskFreeRate: liveRiskFreeRate({ ecbAddress, usTreasuryAddress, ...world }),
    riskFreeRateOfDay: liveRiskFreeRateOn({ ecbAddress, usTreasuryAddress, ...world }),
    ...heardOf([...configured.map(({ id }) => id), ...idsOf(requested)], told),
  };
  return (pricesFile) => createMarketData({ ...shared, pricesFile });
}

const idsOf = (requested: RequestedFilings | undefined): string[] => requested?.providers.map(({ id }) => id) ?? [];

/** Tells of each provider that cannot be reached or read, once until it answers again. */
function heardOf(ids: readonly string[], { log, states }: Told) {
  const misunderstood = new Set<string>();
  return {
    onReach(id: string, isReached: boolean, reason?: string): void {
      if (!ids.includes(id)) return;
      const source = { name: "sources", part: id } as const;
      if (isReached) {
        misunderstood.delete(id);
        states?.up(source);
      } else states?.down(source, reason ?? "it cannot be reached");
    },
    onUnreadable({ provider, detail }: Pick<ProviderFailure, "provider" | "detail">): void {
      if (misunderstood.has(provider)) return;
      misunderstood.add(provider);
      log.warn({ provider, detail }, "answer of a provider not understood");
    },
  };
}
