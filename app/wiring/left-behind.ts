import type { CompanyCard } from "../core/analysis/contracts/social-card.ts";
import type { ShownPrediction } from "../core/prediction/use-cases/shown-prediction.ts";

/** What the making of an answer leaves behind beside the answer and its uses: plain data, so that it can be sent between threads. */
export type LeftBehind = {
  /** What the model said, to be judged later. */
  predictions: readonly ShownPrediction[];
  /** The figures for which the answer names a picture. */
  cards: readonly CompanyCard[];
};
