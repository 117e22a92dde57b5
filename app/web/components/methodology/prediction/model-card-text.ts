/** The words of the model card: plain data, sent with the page, so that other pages do not carry them. */
export type ModelCardText = {
  title: string;
  description: string;
  what: string;
  warning: string;
  data: string;
  rows: string;
  companies: string;
  years: string;
  trained: string;
  level: string;
  version: string;
  trees: string;
  judged: string;
  judgedText: string;
  model: string;
  error: string;
  within: string;
  signed: string;
  coverage: string;
  improvement: string;
  baseline: string;
  count: string;
  byYear: string;
  bySector: string;
  votes: string;
  yes: string;
  no: string;
  silent: string;
  leaks: string;
  leaksText: string;
  limits: string;
  limitsText: string;
  /** Leads to what became of the predictions. */
  record: string;
  whatText: readonly string[];
  silentList: readonly string[];
  /** By the names of the card's comparisons. */
  baselines: Readonly<Record<string, string>>;
};
