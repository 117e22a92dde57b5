import { cashFlowExamples } from "./cash-flows.examples.ts";
import { claimAndAssetExamples } from "./claims-and-assets.examples.ts";
import { costOfCapitalExamples } from "./cost-of-capital.examples.ts";
import { dividendExamples } from "./dividends.examples.ts";
import { indicatorExamples } from "./indicators.examples.ts";
import { mathematicsExamples } from "./mathematics.examples.ts";
import { multipleExamples } from "./multiples.examples.ts";
import { qualityExamples } from "./quality.examples.ts";
import { residualIncomeExamples } from "./residual-income.examples.ts";

/** From a worked example to the public functions that answer it, by method. */
export const adapters = {
  ...cashFlowExamples,
  ...claimAndAssetExamples,
  ...costOfCapitalExamples,
  ...dividendExamples,
  ...indicatorExamples,
  ...mathematicsExamples,
  ...multipleExamples,
  ...qualityExamples,
  ...residualIncomeExamples,
};

export type ExampleMethod = keyof typeof adapters;
