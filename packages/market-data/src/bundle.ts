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

/** Two at most: the included data set and one other. */
const KEPT = 2;
const opened = new Map<string, Bundle>();

/**
 * Opens the bundled files of a folder, and the refreshed prices that are read over them; files that have not changed are read,
 * checked and indexed once in a process.
 */
export function bundleIn(folder: string = dataDirectory(), pricesFile: string | null = null): Bundle {
  const key = `${folder}\n${pricesFile ?? ""}\n${stampOfFiles(folder)}`;
  const bundle = opened.get(key) ?? newBundle(folder, pricesFile);
  // The latest stands last; what has not been asked for longest goes.
  opened.delete(key);
  opened.set(key, bundle);
  for (const oldest of [...opened.keys()].slice(0, -KEPT)) opened.delete(oldest);
  return bundle;
}

/** What the bundle holds of a company, its price as in the files and the refreshed one apart. */
export function hereOf({ local, prices, headlinesOf }: Bundle, ticker: Ticker): DataHere {
  const company = local.asInFiles(ticker);
  const refreshed = Object.hasOwn(prices, ticker) ? prices[ticker] : undefined;
  return { company, headlines: company === null ? headlinesOf(ticker) : null, refreshed };
}

function newBundle(folder: string, pricesFile: string | null): Bundle {
  const files = bundledFiles(folder);
  const prices = pricesIn(pricesFile);
  const local = bundled({ ...files, prices });
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
  return { files, local, prices, listings, headlinesOf };
}
