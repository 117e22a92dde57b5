import { join, resolve } from "node:path";
import { newestPricesFile, providerList } from "@valora/market-data";
import type { ProviderSettings } from "./providers.server.ts";

/** The setting that leaves refreshed prices out. */
export const noPrices = "none";

/** The folder that keeps refreshed prices. */
export const pricesFolderIn = (dataFolder: string): string => join(dataFolder, "prices");

/** The file of refreshed prices by its setting; without one the newest of the data folder, or null where there is none. */
export function pricesFileOf({ PRICES_FILE: path, DATA_DIR }: { PRICES_FILE?: string | undefined; DATA_DIR: string }) {
  if (path === noPrices) return null;
  return path === undefined ? newestPricesFile(pricesFolderIn(resolve(DATA_DIR))) : resolve(path);
}

/** Whether what is read of a data folder at a start can be read; one that is not there yet is made. */
export function canBeRead(dataFolder: string): boolean {
  try {
    newestPricesFile(pricesFolderIn(resolve(dataFolder)));
    return true;
  } catch {
    return false;
  }
}

/** A slower one has no room for all companies beside its readers: its free keys allow a few dozen requests a day. */
const LEAST_PER_MINUTE = 30;

/**
 * The provider that is asked each day: the one of the setting, or else the first that gives prices and has room for all companies.
 * None with `none`, and none where a setting names the file of prices.
 */
export function pricesProviderIn(
  {
    PRICES_PROVIDER: wanted,
    PRICES_FILE: file,
  }: { PRICES_PROVIDER?: string | undefined; PRICES_FILE?: string | undefined },
  { configured }: Pick<ProviderSettings, "configured">,
): { pricesProvider: string | null; problems: readonly string[] } {
  const able = configured.flatMap(({ id }) =>
    providerList.filter((each) => each.id === id && each.supplies.includes("quote")),
  );
  if (wanted === undefined || wanted === "") {
    const usual =
      file === undefined ? able.find(({ requestsPerMinute }) => requestsPerMinute >= LEAST_PER_MINUTE) : null;
    return { pricesProvider: usual?.id ?? null, problems: [] };
  }
  if (wanted === noPrices) return { pricesProvider: null, problems: [] };
  const ids = able.map(({ id }) => String(id));
  if (!ids.includes(wanted))
    return {
      pricesProvider: null,
      problems: [`PRICES_PROVIDER: one of the providers of prices that are set up (${ids.join(", ")}), or none`],
    };
  return file === undefined
    ? { pricesProvider: wanted, problems: [] }
    : { pricesProvider: null, problems: ["PRICES_PROVIDER: with PRICES_FILE no newer prices are read"] };
}
