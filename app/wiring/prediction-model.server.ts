import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MarketData } from "@valora/market-data";
import { compileModel, parseModelFile, predictCompany } from "@valora/prediction";
import { appFolder } from "../config/app-folder.server.ts";
import type { Predict } from "../core/shared/use-cases/context.ts";

/** Where the product keeps its trained model. Without the file everything else works, and the method says why it is silent. */
const shippedModel = join(appFolder, "../packages/prediction/models/peer-implied-value.json");

/**
 * The installed model as a function of a company. The file is read at the first question; null answers mean that none is
 * installed. A file that is no model throws `ModelFileError` at the first question.
 */
export function installedModel({
  path = shippedModel,
  siblingsOf = () => [],
}: {
  path?: string;
  siblingsOf?: MarketData["siblingsOf"];
} = {}): Predict {
  if (!existsSync(path)) return () => null;
  let model: ReturnType<typeof compileModel> | undefined;
  return (fundamentals, asOf) => {
    model ??= compileModel(parseModelFile(JSON.parse(readFileSync(path, "utf8"))));
    const isSizeCurrency = fundamentals.currency === model.file.sizeCurrency;
    const sizeCurrencyPerUnit = isSizeCurrency ? 1 : null;
    return predictCompany(model, fundamentals, { asOf, sizeCurrencyPerUnit, issuerOf: issuersAmong(siblingsOf) });
  };
}

/** One symbol for all listings of an issuer: the first of them by the alphabet. */
const issuersAmong =
  (siblingsOf: MarketData["siblingsOf"]) =>
  (ticker: string): string =>
    [ticker, ...siblingsOf(ticker).map((listing) => listing.ticker)].toSorted()[0] ?? ticker;
