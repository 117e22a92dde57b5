import type { PredictionCalibration } from "../../../../core/prediction/contracts/prediction-calibration.ts";

/** The words of the record of predictions: plain data, sent with the page. */
export type PredictionRecordText = {
  title: string;
  description: string;
  how: string;
  howText: readonly string[];
  results: string;
  empty: string;
  unreadable: string;
  /** With {share}, {count} and {companies}; said of one as of many. */
  sentence: string;
  few: string;
  horizon: string;
  horizons: Readonly<Record<PredictionCalibration[number]["horizon"], string>>;
  predictions: string;
  companies: string;
  inBand: string;
  below: string;
  above: string;
  error: string;
  lean: string;
  days: string;
  target: string;
  waiting: string;
  card: string;
};
