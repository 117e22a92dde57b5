import { join, resolve } from "node:path";
import { newestPricesFile } from "@valora/market-data";

/** The setting that leaves refreshed prices out. */
export const noPrices = "none";

/** The folder that keeps refreshed prices. */
export const pricesFolderIn = (dataFolder: string): string => join(dataFolder, "prices");

/** The file of refreshed prices by its setting; without one the newest of the data folder, or null where there is none. */
export function pricesFileOf({ PRICES_FILE: path, DATA_DIR }: { PRICES_FILE?: string | undefined; DATA_DIR: string }) {
  if (path === noPrices) return null;
  return path === undefined ? newestPricesFile(pricesFolderIn(resolve(DATA_DIR))) : resolve(path);
}
