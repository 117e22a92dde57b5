import { isAbsolute } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { MarketData } from "@valora/market-data";
import type { Told } from "../../cli/told.ts";
import { type Config, ConfigurationError, readConfig } from "../../config/config.server.ts";
import { takeSettingsFile } from "../../config/settings-file.server.ts";
import type { CompanyScreen } from "../../core/lists/use-cases/company-screen.ts";
import { fairShare } from "../../fair-share.ts";
import { originOf } from "../features/own-origin.server.ts";
import type { MarketDataAt } from "../market-data.server.ts";
import type { Product } from "../product.ts";
import type { CommandWork } from "./answered-commands.ts";
import type { Answers, Needs } from "./command-requests.ts";
import { unrecordedProduct } from "./unrecorded-product.server.ts";

type Parts = {
  /** With which the server has begun. */
  config: Pick<Config, "dataFolder" | "dataBundle" | "providers" | "followsPrices" | "pricesFile">;
  program: string | null;
  /** The data as the command line has them: without what readers have had fetched. */
  marketDataAt: () => Promise<MarketDataAt>;
  /** All companies, valued for the pages. */
  listed: () => { screen: CompanyScreen; context: { marketData: MarketData } };
};

/** Readers of pages go first: more at once work it out by themselves. */
const MOST_AT_ONCE = 4;

/**
 * Answers what the command line of the same program asks with the same settings, byte for byte as that process would by itself; null:
 * it has to. Counts and records nothing, as that process does not.
 */
export function questionAnswers({ config, program, marketDataAt, listed }: Parts): CommandWork["answer"] {
  const places = fairShare({ most: MOST_AT_ONCE, mostOfOne: MOST_AT_ONCE });
  let data: Promise<MarketDataAt> | null = null;
  let latest: { edition: string; screen: CompanyScreen; product: Product } | null = null;

  /** Made anew for other prices or other files of data, also those that have changed since the server has begun. */
  const worldOf = async (pricesFile: string | null) => {
    data ??= marketDataAt();
    const marketData = (await data)(pricesFile);
    const edition = editionOf(marketData);
    const { screen, context } = listed();
    if (latest?.edition !== edition || latest.screen !== screen)
      latest = { edition, screen, product: unrecordedProduct(marketData, screen).product };
    const isListed = editionOf(context.marketData) === edition && isOfToday(screen);
    return { product: latest.product, isListed };
  };

  async function answer(asked: Needs<"answer">): Promise<Told | null> {
    const environment: Record<string, string | undefined> = { ...asked.environment };
    const { faults, exposures } = takeSettingsFile(environment);
    if (faults.length > 0 || !arePathsClear(environment, asked.folder)) return null;
    const settings = readConfig(environment);
    if (!isDeepStrictEqual(dataOf(settings), dataOf(config))) return null;
    const { product, isListed } = await worldOf(settings.pricesFile);
    // Loaded for the first question: a server that is asked none does without.
    const { answerForOther } = await import("../../cli/answer-for-other.ts");
    return answerForOther(asked.words, {
      ...{ product, origin: originOf(settings), exposures },
      valueAll: async () => {
        if (!isListed) throw new NotValuedYet();
      },
      readFile: () => new Uint8Array(Buffer.from(asked.file ?? "", "base64")),
    });
  }

  return async (asked) => {
    const place = asked.program === program ? places.enter("command line") : null;
    if (!place?.isTaken) return null;
    try {
      return inLine(await answer(asked));
    } catch (error) {
      if (error instanceof ConfigurationError || error instanceof NotValuedYet) return null;
      throw error;
    } finally {
      place.leave();
    }
  };
}

class NotValuedYet extends Error {}

/** Where the figures come from. Refreshed prices of the data folder are those of now, a file of prices is always that one. */
const dataOf = ({ dataFolder, dataBundle, providers, followsPrices, pricesFile }: Parts["config"]) => ({
  ...{ dataFolder, dataBundle, providers, followsPrices },
  fixedPrices: followsPrices ? null : pricesFile,
});

/** Within one data folder: the name of the file tells prices apart. */
const editionOf = ({ dataFingerprint, refreshedPrices }: MarketData): string =>
  `${dataFingerprint} ${refreshedPrices ?? ""}`;

/** What a process that begins now would value, without a gap. */
function isOfToday(screen: CompanyScreen): boolean {
  const { valued, total, isCurrent, valuedAt } = screen.read().progress;
  return isCurrent && valued === total && valuedAt?.slice(0, 10) === new Date().toISOString().slice(0, 10);
}

/** Settings with the path of a file or folder: a relative one begins at the folder of the process that reads it. */
const pathSettings = ["DATA_DIR", "DATA_BUNDLE", "PRICES_FILE"] as const;

const arePathsClear = (environment: Readonly<Record<string, string | undefined>>, folder: string): boolean =>
  folder === process.cwd() ||
  pathSettings.every((name) => environment[name] === undefined || isAbsolute(environment[name]));

function inLine(told: Told | null): Answers<"answer"> {
  if (told === null) return null;
  const { output, ...rest } = told;
  if (typeof output === "string") return { ...rest, output: { text: output, isBase64: false } };
  return { ...rest, output: { text: Buffer.from(output).toString("base64"), isBase64: true } };
}
