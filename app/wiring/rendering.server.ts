import { setImmediate } from "node:timers/promises";
import type { Config } from "../config/config.server.ts";
import type { FiguresCard } from "../core/analysis/contracts/social-card.ts";
import { companyCardOf } from "../core/analysis/use-cases/company-card.ts";
import type { ShownPrediction } from "../core/prediction/use-cases/shown-prediction.ts";
import { Failure } from "../failure.ts";
import { withoutFilings } from "../features/filings/use-cases/filings.ts";
import { withoutImports } from "./features/imports.server.ts";
import { withoutUsage } from "./features/people.server.ts";
import type { LeftBehind } from "./left-behind.ts";
import { marketDataOnce } from "./market-data.server.ts";
import { narratorAt } from "./narrator.server.ts";
import { pastsOfBuild } from "./pasts/pasts-of-build.server.ts";
import { installedModel } from "./prediction-model.server.ts";
import { productOf } from "./product.server.ts";
import type { Product } from "./product.ts";

/** A product that renders apart from the database, and what it has left behind since it was last asked. */
export type RenderingProduct = { product: Product; leftBehind(): LeftBehind };

/**
 * Whether answers can be made apart from the process that has the database: with live sources their prices and their health are
 * known there alone.
 */
export const canRenderApart = ({ providers }: Pick<Config, "providers">): boolean => providers.configured.length === 0;

const unreachable = async (): Promise<never> => {
  throw new Failure("storageUnavailable");
};

/**
 * The product of a thread that makes answers for many readers from the included data: the same parts without the database. It counts
 * nothing and refuses no reader; the process that sends the answer does both. What needs the database fails, and is made elsewhere.
 */
export async function composeForRendering(
  config: Pick<Config, "dataBundle" | "pricesFile" | "providers" | "hasPlanLimits" | "narrator"> &
    Parameters<typeof productOf>[1],
): Promise<RenderingProduct> {
  const marketData = await marketDataOnce(config);
  let predictions: ShownPrediction[] = [];
  let cards: FiguresCard[] = [];
  const context = {
    now: () => new Date(),
    pause: setImmediate,
    marketData,
    predict: installedModel(marketData),
    knownPast: pastsOfBuild,
    analyses: { record: () => {} },
    predictions: { record: (shown: ShownPrediction) => void predictions.push(shown) },
  };
  const product = productOf(context, config, {
    imports: withoutImports,
    calibration: unreachable,
    fetchFile: unreachable,
    narrator: config.narrator && narratorAt(config.narrator),
    // What is offered depends on what the database holds: such a page is made elsewhere.
    filings: { ...withoutFilings, offerFor: unreachable, jobOf: unreachable },
    usage: config.hasPlanLimits ? { ...withoutUsage, ...openToAll } : withoutUsage,
  });
  return {
    product: {
      ...product,
      markCard(analysis) {
        cards.push(companyCardOf(analysis));
        return product.markCard(analysis);
      },
      markStory(card) {
        cards.push(card);
        return product.markStory(card);
      },
    },
    leftBehind() {
      const left = { predictions, cards };
      predictions = [];
      cards = [];
      return left;
    },
  };
}

/** Plans limit readers here, and each is counted when the answer is sent; what an answer says of one's limits is replaced then. */
const openToAll = {
  openCompany: async () => async () => {},
  openedToday: unreachable,
  allowanceOf: async () => ({ limit: 0, used: 0, remaining: 0, nextInSeconds: 0 }),
};
