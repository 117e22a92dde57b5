export type AnalysisTables = {
  analyses: {
    /** UUID version 7: ordered by time, nothing to guess. */
    id: string;
    at: Date;
    /** Canonical symbol. */
    ticker: string;
    scenario: string;
    language: string;
  };
  /** How many more times the same was looked at within the same moment. */
  analysis_repeats: { analysis_id: string; times: number };
};
