import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileModel, parseModelFile, predictCompany } from "@valora/valuation/prediction";
import { appFolder } from "./app-folder.server.ts";
import type { Predict } from "./use-cases/context.ts";

/** Where the product keeps its trained model. Without the file everything else works, and the method says why it is silent. */
const shippedModel = join(appFolder, "../packages/valuation/models/peer-implied-value.json");

/**
 * The installed model as a function of a company. The file is read when somebody first asks; null answers mean that none is
 * installed. A file that is no model throws `ModelFileError` at the first question.
 */
export function installedModel(path: string = shippedModel): Predict {
  if (!existsSync(path)) return () => null;
  let model: ReturnType<typeof compileModel> | undefined;
  return (fundamentals, asOf) => {
    model ??= compileModel(parseModelFile(JSON.parse(readFileSync(path, "utf8"))));
    const isSizeCurrency = fundamentals.currency === model.file.sizeCurrency;
    return predictCompany(model, fundamentals, { asOf, sizeCurrencyPerUnit: isSizeCurrency ? 1 : null });
  };
}
