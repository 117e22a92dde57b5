import type { FiguresCard } from "../core/analysis/contracts/social-card.ts";
import type { ShownPrediction } from "../core/prediction/use-cases/shown-prediction.ts";

/** Records to store after an answer is made, besides its metered use: plain data, so that threads can send them. */
export type LeftBehind = {
  /** The model's predictions, to be judged later. */
  predictions: readonly ShownPrediction[];
  /** The figures for which the answer names a picture. */
  cards: readonly FiguresCard[];
};
