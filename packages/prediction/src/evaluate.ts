import type { CountryCode, IsoDate, PredictedValue, Ratio } from "@valora/valuation";
import type { PredictionModel } from "./compiled-model.ts";
import { type FeatureName, type FeatureSource, featureNames, featuresAskedOf } from "./features.ts";
import { yearsBetween } from "./features-of.ts";
import type { Margins } from "./model-file.ts";
import {
  type AskedSubject,
  answerOf,
  askedOf,
  type Explanation,
  type LogQuantiles,
  type Subject,
} from "./quantiles.ts";
import type { PredictionRefusal } from "./refusal.ts";

/** A company at a date, as the model is asked about it. */
export type PredictionRequest = {
  source: FeatureSource;
  country: CountryCode;
  /** When the latest statement became public; its fiscal year end where that is unknown. */
  filedAt: IsoDate;
  /** The day of the question. */
  asOf: IsoDate;
};

/** Market value of all shares in the reporting currency, with its band, and how it comes about. */
export type Prediction = Pick<PredictedValue, "kind" | "equityValue" | "votes"> & {
  /** ln(middle) = start + Σ contributions, to rounding of the last bits. */
  explanation: Explanation;
  missing: readonly FeatureName[];
};
/** Why the model stays silent, and the features that it misses. */
export type RefusedPrediction = { kind: "refused"; reason: PredictionRefusal; missing: readonly FeatureName[] };

/** Share of features beyond the 1 % or 99 % quantile of training from which a company is unlike all that was learnt. */
const largestOutlyingShare: Ratio = 0.25;

/**
 * The value of a company's shares if the market valued it like companies with similar fundamentals, with the
 * band that held 80 % of later, unseen cases; or the reason why the model stays silent.
 *
 *   ln(value) = mean over heads [ ln(anchor) + market level + Σ trees(features) ]
 *   band      = [ q10 − margin, q90 + margin ], margins from conformalised quantile regression
 *
 * Refused: `sectorNotInTraining`; `outOfDomain` (country, size below the training's 1 %, or a quarter of the features
 * beyond its 1-99 %); `featuresMissing` (more than the limit of those that the sector can have); `statementsStale`; `bandTooWide` (high ÷ low).
 *
 * `subject` is the request's own, where it is known already.
 *
 * @see Romano, Patterson & Candès (2019), "Conformalized Quantile Regression", NeurIPS 32
 */
export function evaluatePrediction(
  model: PredictionModel,
  request: PredictionRequest,
  subject: AskedSubject = askedOf(model, request.source),
): Prediction | RefusedPrediction {
  const missing = missingFeatures(subject);
  const refused = (reason: PredictionRefusal): RefusedPrediction => ({ kind: "refused", reason, missing });

  const reason = refusalOf(model, request, subject, missing);
  if (reason) return refused(reason);
  const answer = answerOf(model, subject);
  if (!answer) return refused("featuresMissing");
  const band = calibratedBand(answer.quantiles, marginsOf(model, request.source));
  if (Math.exp(band.high - band.low) > model.file.limits.bandRatio) return refused("bandTooWide");
  return {
    kind: "prediction",
    equityValue: { low: Math.exp(band.low), middle: Math.exp(band.middle), high: Math.exp(band.high) },
    explanation: answer.explanation,
    missing,
    votes: model.file.votes.some((sector) => sector === request.source.sector),
  };
}

const missingFeatures = ({ source, vector }: Subject): FeatureName[] =>
  featuresAskedOf(source.sector).filter((name) => Number.isNaN(vector[featureNames.indexOf(name)]));

/** The reason why the model stays silent before it is even asked; null when it may answer. */
function refusalOf(
  { file }: PredictionModel,
  { source, country, filedAt, asOf }: PredictionRequest,
  subject: Subject,
  missing: readonly FeatureName[],
): PredictionRefusal | null {
  const { sector } = source;
  if (sector === null || file.heads.some((head) => head.sectorPremium[sector] === undefined))
    return "sectorNotInTraining";
  if (!file.countries.includes(country)) return "outOfDomain";
  if (missing.length > file.limits.missingShare * featuresAskedOf(sector).length) return "featuresMissing";
  if (yearsBetween(filedAt, asOf) > file.limits.statementAge) return "statementsStale";
  return isOutlying(file.features, subject) ? "outOfDomain" : null;
}

function isOutlying(features: PredictionModel["file"]["features"], { vector }: Subject): boolean {
  const beyond = features.filter(({ lowest, highest }, index) => {
    const value = vector[index] ?? Number.NaN;
    return value < lowest || value > highest;
  });
  const size = vector[featureNames.indexOf("logAssets")] ?? Number.NaN;
  const isTooSmall = beyond.some(({ name, lowest }) => name === "logAssets" && size < lowest);
  return isTooSmall || beyond.length > largestOutlyingShare * features.length;
}

export function marginsOf({ file }: PredictionModel, { sector }: FeatureSource): Margins {
  return (sector === null ? undefined : file.conformal.sectors[sector]) ?? file.conformal.all;
}

/** Quantiles moved outwards by the margins and kept in order: the middle one never leaves the band. */
export function calibratedBand({ low, middle, high }: LogQuantiles, margins: Margins): LogQuantiles {
  return {
    low: Math.min(Math.min(low, high) - margins.low, middle),
    middle,
    high: Math.max(Math.max(low, high) + margins.high, middle),
  };
}
