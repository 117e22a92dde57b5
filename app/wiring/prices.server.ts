import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import {
  canonicalTicker,
  createMarketData,
  memoryState,
  newestPricesFile,
  pricesIn,
  providerList,
  type SharedState,
  writePrices,
} from "@valora/market-data";
import type { PriceFileFault, PriceRun, Refreshed } from "@valora/market-data/prices";
import type { Config } from "../config/config.server.ts";
import { pricesFolderIn } from "../config/prices-file.server.ts";

/** A file and the symbols whose price may jump. */
type Given = { path: string; confirmed: readonly string[] };
type Answer = { kind: "read"; refreshed: Refreshed } | { kind: "unreadable"; fault: PriceFileFault | "noFile" };

/**
 * Reads a price file into the data folder. Nothing is written when the file cannot be read or none of its rows can be taken. A
 * running server takes the new file by itself.
 */
export async function pricesRefreshed(
  { dataFolder, dataBundle }: Pick<Config, "dataFolder" | "dataBundle">,
  { path, confirmed }: Given,
): Promise<Answer> {
  const { PriceFileUnreadable, refreshPrices } = await import("@valora/market-data/prices");
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return { kind: "unreadable", fault: "noFile" };
  const folder = pricesFolderIn(dataFolder);
  const included = createMarketData({ dataDirectory: dataBundle ?? undefined });
  const valued = new Set(included.bundledTickers());
  const now = new Date();
  try {
    const refreshed = refreshPrices({
      bytes,
      file: basename(path),
      today: now.toISOString().slice(0, 10),
      companyOf: (ticker) => (valued.has(ticker) ? included.figuresAtHand(ticker) : null),
      before: pricesIn(newestPricesFile(folder)),
      confirmed: new Set(confirmed.flatMap((written) => canonicalTicker(written) ?? [])),
    });
    if (refreshed.taken > 0) writePrices(folder, refreshed.prices, now);
    return { kind: "read", refreshed };
  } catch (error) {
    if (error instanceof PriceFileUnreadable) return { kind: "unreadable", fault: error.fault };
    throw error;
  }
}

type Asked = {
  provider: string;
  /** Symbols whose price may jump: only these are asked for. Empty: all companies are. */
  confirmed: readonly string[];
  /** Requests are counted here together with those of readers; for this run alone when not given. */
  state?: SharedState;
  signal: AbortSignal;
  /** Hears how many companies have been asked for. */
  say?(asked: number, all: number): void;
};
type AskedAnswer =
  | { kind: "notConfigured"; configured: readonly string[] }
  | ({ kind: "asked"; name: string; all: number; taken: number } & PriceRun);

/** The configured providers that give prices. */
export const priceProvidersIn = ({ providers }: Pick<Config, "providers">) =>
  providers.configured.flatMap((configured) => {
    const descriptor = providerList.find(({ id }) => id === configured.id);
    return descriptor?.supplies.includes("quote") ? [{ configured, descriptor }] : [];
  });

/**
 * Asks a configured provider for the latest closes and writes those that are taken into the data folder, also when the run has to
 * stop before its end; the next one then goes on.
 */
export async function pricesAsked(
  config: Pick<Config, "dataFolder" | "dataBundle" | "providers">,
  { provider: id, confirmed, state = memoryState(), signal, say }: Asked,
): Promise<AskedAnswer> {
  const able = priceProvidersIn(config);
  const chosen = able.find(({ configured }) => configured.id === id);
  if (chosen === undefined) return { kind: "notConfigured", configured: able.map(({ configured }) => configured.id) };
  const [{ askedCompanies, askProvider, withAsked }, { liveProviders }] = await Promise.all([
    import("@valora/market-data/prices"),
    import("@valora/market-data/live"),
  ]);
  const folder = pricesFolderIn(config.dataFolder);
  const { bundledTickers, figuresAtHand, listingOf } = createMarketData({
    dataDirectory: config.dataBundle ?? undefined,
  });
  const live = await liveProviders([chosen.configured], { state, now: Date.now });
  const [provider] = live({ companyOf: figuresAtHand, listingOf, issuerOf: () => null });
  if (provider === undefined) throw new RangeError(`${id} was not built`);
  const wanted = new Set(confirmed.flatMap((written) => canonicalTicker(written) ?? []));
  const tickers = bundledTickers().filter((ticker) => wanted.size === 0 || wanted.has(ticker));
  const kept = askedCompanies(folder, { provider: wanted.size === 0 ? id : `${id}-confirmed`, now: new Date() });
  let done = kept.known.size;
  const run = await askProvider({
    ...{ provider, tickers, signal, confirmed: wanted, known: kept.known },
    name: chosen.descriptor.name,
    companyOf: figuresAtHand,
    before: pricesIn(newestPricesFile(folder)),
    keep(asked) {
      kept.keep(asked);
      done += 1;
      say?.(done, tickers.length);
    },
    perMinute: chosen.descriptor.requestsPerMinute / PARTS_OF_THE_PACE,
    now: Date.now,
  });
  const prices = withAsked(pricesIn(newestPricesFile(folder)), run.asked);
  if (prices !== null) writePrices(folder, prices, new Date());
  if (run.stopped === null) kept.end();
  const taken = run.asked.filter((each) => "price" in each).length;
  return { kind: "asked", name: chosen.descriptor.name, all: tickers.length, taken, ...run };
}

/** Of what a provider allows, half is left to readers. */
const PARTS_OF_THE_PACE = 2;
