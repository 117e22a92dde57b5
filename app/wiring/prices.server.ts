import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { canonicalTicker, createMarketData, newestPricesFile, pricesIn, writePrices } from "@valora/market-data";
import type { PriceFileFault, Refreshed } from "@valora/market-data/prices";
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
