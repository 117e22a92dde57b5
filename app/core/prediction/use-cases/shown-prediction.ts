import {
  type CompanyFile,
  type Fundamentals,
  type IsoDate,
  type PerShare,
  quoteInReportingCurrency,
  type Shares,
  type ValuationReport,
} from "@valora/valuation";

/** A prediction as it was shown, with the price that it stood beside: what is needed to say later how far it erred. */
export type ShownPrediction = {
  shownAt: Date;
  ticker: string;
  modelVersion: string;
  currency: string;
  low: PerShare;
  middle: PerShare;
  high: PerShare;
  price: PerShare;
  priceAsOf: IsoDate;
  /** On whose basis the figures per share count. A later price on another basis (a split) cannot be compared. */
  shares: Shares;
};

/** The prediction in a report; null where the model was silent, or without a price in the same currency or a count of shares. */
export function shownPrediction(
  { fundamentals, prediction }: Pick<CompanyFile, "fundamentals" | "prediction">,
  report: ValuationReport,
  shownAt: Date,
): ShownPrediction | null {
  const { ticker, currency } = fundamentals;
  const quote = quoteInReportingCurrency(fundamentals);
  const shares = shareCountOf(fundamentals);
  const answer = report.methods.find(({ method }) => method === "prediction");
  if (prediction?.kind !== "prediction" || answer?.outcome.kind !== "estimate") return null;
  const { conservative: low, neutral: middle, optimistic: high } = answer.range;
  if (low === null || middle === null || high === null) return null;
  if (quote === null || shares === null) return null;
  const { value: price, asOf: priceAsOf } = quote;
  const { modelVersion } = prediction;
  return {
    shownAt,
    ticker,
    modelVersion,
    currency,
    low,
    middle,
    high,
    price,
    priceAsOf: priceAsOf.slice(0, 10),
    shares,
  };
}

/** The latest count of shares that is known; null when none is. */
export function shareCountOf({ sharesOutstanding, statements }: Fundamentals): Shares | null {
  return sharesOutstanding?.value ?? statements.at(-1)?.figures.dilutedShares ?? null;
}
