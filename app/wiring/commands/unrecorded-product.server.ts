import { setImmediate } from "node:timers/promises";
import type { MarketData } from "@valora/market-data";
import type { CompanyScreen } from "../../core/lists/use-cases/company-screen.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import { fileFetcher } from "../../outbound/fetch-file.ts";
import { withoutImports } from "../features/imports.server.ts";
import { installedModel } from "../prediction-model.server.ts";
import { productOf } from "../product.server.ts";
import type { Product } from "../product.ts";
import { unkeptScreen } from "../screener.server.ts";

/**
 * A product for one question at a time, without people and their plans; nothing is recorded. Its list of all companies is the given one,
 * or one that is empty until it is refreshed.
 */
export function unrecordedProduct(
  marketData: MarketData,
  kept?: CompanyScreen,
): { product: Product; screen: CompanyScreen } {
  const context: Context = {
    now: () => new Date(),
    pause: setImmediate,
    marketData,
    predict: installedModel(marketData),
    analyses: { record: () => {} },
    predictions: { record: () => {} },
  };
  const screen = kept ?? unkeptScreen(context);
  const product = productOf(context, null, {
    imports: withoutImports,
    calibration: async () => [],
    fetchFile: fileFetcher({ settings: { privateHosts: [], publicOrigin: null } }),
    screen,
  });
  return { product, screen };
}
