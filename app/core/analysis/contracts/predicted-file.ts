import type { CompanyPrediction } from "@valora/prediction";
import type { CompanyFile } from "@valora/valuation";

/** The engine's input with the installed model's whole answer: the engine reads its value, a page shows its reasons. */
export type PredictedFile = CompanyFile<CompanyPrediction>;
