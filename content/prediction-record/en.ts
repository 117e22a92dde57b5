import type { PredictionRecordText } from "../../app/web/components/methodology/prediction/record-text.ts";

export const predictionRecordText: PredictionRecordText = {
  title: "Valora's prediction: what came of it",
  description: "Every prediction shown here is written down and compared with the prices that come later.",
  how: "How the record is kept",
  howText: [
    "The first time a company's prediction is shown beside a new price, its ticker, the model's version, the day, the value, the band and the price are kept. Who looked is not.",
    "After one, three and twelve months it is compared with the price of that time. Where there is no price then, or the shares are no longer the same (a split, a merger), it is not compared.",
    "The model says what the market pays for similar companies; it does not forecast the price. The price of the same day is the fairest test of it. Dividends are not counted.",
    "Only companies analysed on this installation are here: this is no sample of the market.",
  ],
  results: "So far",
  empty:
    "No prediction has been written down yet. The first will appear when a reader analyses a company that the model can predict.",
  unreadable: "The record cannot be read now, because the database does not answer. Try again in a few minutes.",
  sentence:
    "The price of the same day fell inside the 80% band in {share} of cases (predictions: {count}; companies: {companies}).",
  few: "These are fewer than 100 predictions: they say little yet.",
  horizon: "Compared with the price",
  horizons: {
    sameDay: "Of the same day",
    oneMonth: "One month later",
    threeMonths: "Three months later",
    oneYear: "One year later",
  },
  predictions: "Predictions",
  companies: "Companies",
  inBand: "Inside the band",
  below: "Below it",
  above: "Above it",
  error: "Median error",
  lean: "Lean",
  days: "Days of the prices",
  target: "The line marks the 80% that the band promises.",
  waiting: "No later price yet: {horizons}.",
  card: "How the model is trained and how far it erred in tests",
};
