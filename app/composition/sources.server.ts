import { createMarketData, identifiersOf, layeredState, type MarketData } from "@valora/market-data";
import type { Config } from "../config.server.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "./log.server.ts";

/** What is listed, and where the data come from. */
export const directoryOf = (marketData: MarketData) => ({
  listingOf: marketData.listingOf.bind(marketData),
  nearestTo: marketData.nearestTo.bind(marketData),
  siblingsOf: marketData.siblingsOf.bind(marketData),
  identifiersOf,
  sources: marketData.sources.bind(marketData),
  bundledTickers: marketData.bundledTickers.bind(marketData),
  /** Well-known examples, all with data. */
  popular: marketData.popular,
  credits: marketData.credits,
  /** The date of the bundled prices. */
  dataAsOf: marketData.asOf,
});

/** The bundled data and, where somebody has set up live sources, those; their code is loaded only then. */
export async function marketDataOf(
  { dataSources, dataBundle }: Config,
  database: Database,
  log: Log,
): Promise<MarketData> {
  const { sources, ecbAddress, usTreasuryAddress } = dataSources;
  const dataDirectory = dataBundle ?? undefined;
  if (sources.length === 0) return createMarketData({ dataDirectory });
  const [{ liveExchangeRate, liveRiskFreeRate, liveSources }, { sourceStore }] = await Promise.all([
    import("@valora/market-data/live"),
    import("../database/source-store.ts"),
  ]);
  const state = layeredState(sourceStore(database.kysely));
  const world = { state, now: Date.now };
  return createMarketData({
    dataDirectory,
    state,
    providers: liveSources(sources, world),
    exchangeRate: liveExchangeRate({ address: ecbAddress, ...world }),
    riskFreeRate: liveRiskFreeRate({ ecbAddress, usTreasuryAddress, ...world }),
    onUnreadable: ({ provider, detail }) => log.warn({ provider, detail }, "answer of a source not understood"),
  });
}
