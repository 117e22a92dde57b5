import type { IsoDate, Ratio } from "@valora/valuation";

/** The outcomes of shown predictions, by the time until the later price; counts are of predictions. */
export type PredictionCalibration = readonly {
  horizon: "sameDay" | "oneMonth" | "threeMonths" | "oneYear";
  predictions: number;
  companies: number;
  inBand: number;
  below: number;
  above: number;
  /** Of value ÷ price − 1. */
  medianAbsoluteError: Ratio;
  signedMedianError: Ratio;
  /** Days of the first and the last price. */
  first: IsoDate;
  last: IsoDate;
}[];
