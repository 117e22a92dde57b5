export type PredictionTables = {
  /** Published answers of the prediction model: one for each company, model and day of the price. */
  predictions: {
    id: string;
    shown_at: Date;
    ticker: string;
    model_version: string;
    currency: string;
    /** Per share. */
    low: number;
    middle: number;
    high: number;
    price: number;
    /** ISO date. */
    price_as_of: string;
    shares: number;
  };
  /** The price after a while, once for each prediction and horizon. */
  prediction_scores: {
    prediction_id: string;
    horizon: string;
    price: number;
    price_as_of: string;
  };
};
