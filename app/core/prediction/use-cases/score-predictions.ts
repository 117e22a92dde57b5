import { CompanyUnavailable, type MarketData } from "@valora/market-data";
import type { IsoDate, PerShare, Shares } from "@valora/valuation";
import type { Context } from "../../shared/use-cases/context.ts";
import { shareCountOf } from "./shown-prediction.ts";

/** How long after a prediction its price is looked at again, and how many days later a price still counts as that day's. */
export const scoreHorizons = {
  oneMonth: { days: 30, grace: 14 },
  threeMonths: { days: 91, grace: 30 },
  oneYear: { days: 365, grace: 45 },
} as const;
export type ScoreHorizon = keyof typeof scoreHorizons;
// The keys are exactly those of the table.
export const scoreHorizonNames = Object.keys(scoreHorizons) as readonly ScoreHorizon[];

/** A prediction whose horizon has come, without a price of then. */
export type DuePrediction = {
  id: string;
  horizon: ScoreHorizon;
  ticker: string;
  currency: string;
  shares: Shares;
  priceAsOf: IsoDate;
};
export type PredictionScore = { predictionId: string; horizon: ScoreHorizon; price: PerShare; priceAsOf: IsoDate };

export type PredictionRecord = {
  /** Those that wait for a price on a day, oldest first. */
  due(today: IsoDate): Promise<readonly DuePrediction[]>;
  /** Keeps a score; the first one of a prediction and horizon stays. */
  score(scores: readonly PredictionScore[]): Promise<void>;
};

export type Scoring = { due: number; scored: number };

/** A count of shares that differs by more than this is another basis: a split, a merger, a large issue. */
const shareTolerance = 0.2;

/**
 * Compares what was predicted with the prices of now, where a horizon has come. A price outside the days of its horizon,
 * in another currency or on another basis of shares scores nothing: the prediction stays open until its days are over.
 */
export async function scorePredictions(
  { now, pause, marketData }: Pick<Context, "now" | "pause" | "marketData">,
  record: PredictionRecord,
  signal: AbortSignal,
): Promise<Scoring> {
  const due = await record.due(now().toISOString().slice(0, 10));
  let scored = 0;
  for (const [ticker, predictions] of Map.groupBy(due, (prediction) => prediction.ticker)) {
    await pause();
    signal.throwIfAborted();
    const priced = await pricedNow(marketData, ticker, signal);
    const scores = priced ? predictions.flatMap((prediction) => scoreOf(prediction, priced)) : [];
    if (scores.length > 0) await record.score(scores);
    scored += scores.length;
  }
  return { due: due.length, scored };
}

type Priced = { price: PerShare; priceAsOf: IsoDate; currency: string; shares: Shares };

async function pricedNow(marketData: MarketData, ticker: string, signal: AbortSignal): Promise<Priced | null> {
  try {
    const { fundamentals } = await marketData.fundamentalsOf(ticker, { signal });
    const { quote, shareBasis } = fundamentals;
    const shares = shareCountOf(fundamentals);
    if (quote === null || shares === null || shareBasis === "unsettled") return null;
    return { price: quote.value, priceAsOf: quote.asOf.slice(0, 10), currency: quote.currency, shares };
  } catch (error) {
    if (error instanceof CompanyUnavailable) return null;
    throw error;
  }
}

function scoreOf(prediction: DuePrediction, { price, priceAsOf, currency, shares }: Priced): PredictionScore[] {
  const { id, horizon } = prediction;
  const { days, grace } = scoreHorizons[horizon];
  const age = daysBetween(prediction.priceAsOf, priceAsOf);
  const isOnTime = age >= days && age <= days + grace;
  const isSameBasis = Math.abs(shares / prediction.shares - 1) <= shareTolerance;
  if (!isOnTime || !isSameBasis || currency !== prediction.currency) return [];
  return [{ predictionId: id, horizon, price, priceAsOf }];
}

const dayInMilliseconds = 86_400_000;

export const daysBetween = (earlier: IsoDate, later: IsoDate): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / dayInMilliseconds);
