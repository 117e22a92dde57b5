import type { DataHere } from "./answers/holding.ts";
import { type Directory, directory } from "./listings/directory.ts";
import { type PricesBySymbol, pricesIn } from "./prices/prices-file.ts";
import type { Ticker } from "./provider.ts";
import { bundledFiles, dataDirectory, stampOfFiles } from "./providers/bundled/bundled-files.ts";
import { headlinesIn } from "./providers/bundled/headlines.ts";
import { type BundledProvider, bundled } from "./providers/bundled/index.ts";

/** The bundled data as one process reads them: the files, their provider, and the directory of listings. */
export type Bundle = {
  files: ReturnType<typeof bundledFiles>;
  local: BundledProvider;
  /** Closes that are read over those of the files. */
  prices: PricesBySymbol;
  listings: () => Directory;
  /** A company of which a few figures are known; read when it is first asked for. */
  headlinesOf: ReturnType<typeof headlinesIn>;
};

/** Two at most: the included data set and one other; and of each the prices of now and of a moment ago. */
const KEPT = 2;
const opened = new Map<string, (pricesFile: string | null) => Bundle>();

/**
 * Opens the bundled files of a folder, and the refreshed prices that are read over them; files that have not changed are read,
 * checked and indexed once in a process, whatever prices are read over them.
 */
export function bundleIn(folder: string = dataDirectory(), pricesFile: string | null = null): Bundle {
  const key = `${folder}\n${stampOfFiles(folder)}`;
  return keptAmong(opened, key, () => bundlesOf(folder))(pricesFile);
}

/** What is kept under a key, or made now. The latest stands last; what has not been asked for longest goes. */
function keptAmong<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
  return value;
}

/** What the bundle holds of a company, its price as in the files and the refreshed one apart. */
export function hereOf({ local, prices, headlinesOf }: Bundle, ticker: Ticker): DataHere {
  const company = local.asInFiles(ticker);
  const refreshed = Object.hasOwn(prices, ticker) ? prices[ticker] : undefined;
  return { company, headlines: company === null ? headlinesOf(ticker) : null, refreshed };
}

function bundlesOf(folder: string): (pricesFile: string | null) => Bundle {
  const files = bundledFiles(folder);
  const local = bundled(files);
  let readable: ReturnType<typeof headlinesIn> | undefined;
  const headlinesOf = (ticker: string) => {
    readable ??= headlinesIn(files.headlines());
    return readable(ticker);
  };
  let listed: Directory | undefined;
  const listings = () => {
    listed ??= directory(files.directory(), local.has, (ticker) => headlinesOf(ticker) !== null);
    return listed;
  };
  const bundles = new Map<string, Bundle>();
  return (pricesFile) =>
    keptAmong(bundles, pricesFile ?? "", () => {
      const prices = pricesIn(pricesFile);
      return { files, local: local.withPrices(prices), prices, listings, headlinesOf };
    });
}
