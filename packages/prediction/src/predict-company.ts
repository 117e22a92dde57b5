import type { Fundamentals, IsoDate, PredictedValue } from "@valora/valuation";
import type { PredictionModel } from "./compiled-model.ts";
import { evaluatePrediction, type Prediction, type RefusedPrediction } from "./evaluate.ts";
import { featureNames } from "./features.ts";
import { featureSourceOf } from "./features-of.ts";
import { type LeafPeer, nearestPeers } from "./nearest-peers.ts";
import { askedOf } from "./quantiles.ts";

/** When the model is asked, and what one unit of the reporting currency buys of the model's size currency then. */
export type PredictionMoment = {
  asOf: IsoDate;
  sizeCurrencyPerUnit: number | null;
  /** Maps a symbol to its issuer, so that two share classes are one company; without it each symbol is one. */
  issuerOf?: (ticker: string) => string;
};

export type CompanyPrediction = Prediction &
  PredictedValue & {
    /** The companies that the model treats most like this one, nearest first. */
    peers: readonly LeafPeer[];
  };

/**
 * The model's answer about a company: market value of all its shares in the reporting currency, with band, contributions
 * and peers; or why it stays silent (see `evaluatePrediction`). Divide by the count of all shares for a value per share.
 */
export function predictCompany(
  model: PredictionModel,
  fundamentals: Fundamentals,
  { asOf, sizeCurrencyPerUnit, issuerOf }: PredictionMoment,
): CompanyPrediction | RefusedPrediction {
  const latest = fundamentals.statements.at(-1);
  if (!latest) return { kind: "refused", reason: "featuresMissing", missing: featureNames };
  const source = featureSourceOf(fundamentals, sizeCurrencyPerUnit);
  const { country, ticker } = fundamentals;
  const filedAt = latest.filedAt ?? latest.fiscalYearEnd;
  const subject = askedOf(model, source);
  const answer = evaluatePrediction(model, { source, country, filedAt, asOf }, subject);
  if (answer.kind === "refused") return answer;
  const { version, levelAsOf } = model.file;
  return { ...answer, peers: nearestPeers(model, subject, { ticker, issuerOf }), modelVersion: version, levelAsOf };
}
