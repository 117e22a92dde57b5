import type { CompanyPrediction } from "@valora/prediction";
import type { CompanyFile } from "@valora/valuation";

/** What the engine is asked, with the installed model's whole answer: the engine reads its value, a page tells its reasons. */
export type PredictedFile = CompanyFile<CompanyPrediction>;
