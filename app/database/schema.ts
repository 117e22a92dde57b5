/** Tables as the code sees them. Migrations only add; removal waits one release. */
export type Tables = {
  analyses: {
    /** UUID version 7: ordered by time, nothing to guess. */
    id: string;
    at: Date;
    /** Canonical symbol. */
    ticker: string;
    scenario: string;
    language: string;
  };
  /** What the prediction's model has said, once for each company, model and day of the price. */
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
  source_answers: {
    /** Form, source, kind and symbol. */
    key: string;
    /** Milliseconds since 1970. */
    kept_at: number;
    /** JSON. */
    answer: string;
  };
  source_claims: {
    key: string;
    /** UUID of whoever is fetching the answer. */
    holder: string;
    /** Milliseconds since 1970; others fetch it themselves from then on. */
    until: number;
  };
  source_paces: {
    source: string;
    /** Start of the window that is being counted, in milliseconds since 1970. */
    window_start: number;
    requests: number;
    paused_until: number;
  };
};
