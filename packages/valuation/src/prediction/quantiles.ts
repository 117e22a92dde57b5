import type { Money } from "../units.ts";
import { binOf } from "./bins.ts";
import type { CompiledHead, PredictionModel } from "./compiled-model.ts";
import { type FeatureSource, type FeatureVector, featureVector } from "./features.ts";
import { forestContributions, forestUnits } from "./forest.ts";
import { type AnchorName, type QuantileName, type QuestionName, questionNames } from "./model-file.ts";

/** What the model is asked about: features without a price, and the amounts that multiples multiply. */
export type Subject = {
  source: FeatureSource;
  vector: FeatureVector;
  anchors: Readonly<Record<AnchorName, Money | null>>;
};

/** A company's subject. An anchor that is not positive has no multiple and is null. */
export function subjectOf(source: FeatureSource): Subject {
  const figures = source.years[0]?.figures;
  const positive = (amount: Money | null | undefined) =>
    amount !== null && amount !== undefined && amount > 0 ? amount : null;
  return {
    source,
    vector: featureVector(source),
    anchors: {
      assets: positive(figures?.totalAssets),
      sales: positive(figures?.revenue),
      earnings: positive(figures?.netIncome),
      operatingCashFlow: positive(figures?.operatingCashFlow),
      equity: positive(figures?.totalEquity),
    },
  };
}

/** Bins of the numeric features: the same for all heads. */
export function featureBins(model: PredictionModel, vector: FeatureVector): Uint8Array {
  const bins = new Uint8Array(questionNames.length);
  for (const [index, { edges }] of model.file.features.entries())
    bins[index] = binOf(edges, vector[index] ?? Number.NaN);
  return bins;
}

/** Completes the bins with what the head knows of the sector and the industry; `bins` is changed and returned. */
export function headBins(head: CompiledHead, { sector, industry }: FeatureSource, bins: Uint8Array): Uint8Array {
  const { sectorPremium, industryPremium, premiumEdges } = head.file;
  const ofSector = (sector === null ? undefined : sectorPremium[sector]) ?? Number.NaN;
  const ofIndustry =
    (industry === null || !Object.hasOwn(industryPremium, industry) ? undefined : industryPremium[industry]) ??
    ofSector;
  bins[questionNames.length - 2] = binOf(premiumEdges.sector, ofSector);
  bins[questionNames.length - 1] = binOf(premiumEdges.industry, ofIndustry);
  return bins;
}

type HeadInUse = { head: CompiledHead; anchor: Money };

/** The heads whose multiple exists for the company; each weighs the same. */
const headsInUse = (model: PredictionModel, { anchors }: Subject): HeadInUse[] =>
  model.heads.flatMap((head) => {
    const anchor = anchors[head.file.anchor];
    return anchor === null ? [] : [{ head, anchor }];
  });

/** Natural logarithms of the market value of the equity at the three quantiles. */
export type LogQuantiles = Readonly<Record<QuantileName, number>>;

/**
 * The model's raw quantiles of ln(market value), before the conformal margins:
 * mean over the heads in use of ln(anchor) + level + Σ trees. Null when no multiple exists for the company.
 */
export function logQuantiles(model: PredictionModel, subject: Subject): LogQuantiles | null {
  const used = headsInUse(model, subject);
  if (used.length === 0) return null;
  const bins = featureBins(model, subject.vector);
  const total = { low: 0, middle: 0, high: 0 };
  for (const { head, anchor } of used) {
    headBins(head, subject.source, bins);
    const start = Math.log(anchor) + head.file.level;
    total.low += start + forestUnits(head.forests.low, bins) * model.file.unit;
    total.middle += start + forestUnits(head.forests.middle, bins) * model.file.unit;
    total.high += start + forestUnits(head.forests.high, bins) * model.file.unit;
  }
  return { low: total.low / used.length, middle: total.middle / used.length, high: total.high / used.length };
}

export type Contribution = { question: QuestionName; logPoints: number };
export type Explanation = {
  /** ln of the market value that the model starts from: the market's own multiples on the company's figures. */
  start: number;
  /** What each feature adds in log points; start + Σ = the middle quantile. In the order of `questionNames`. */
  contributions: readonly Contribution[];
};

/** How the middle quantile comes about, feature by feature. Null when no multiple exists for the company. */
export function explanation(model: PredictionModel, subject: Subject): Explanation | null {
  const used = headsInUse(model, subject);
  if (used.length === 0) return null;
  const bins = featureBins(model, subject.vector);
  const points = new Float64Array(questionNames.length);
  let start = 0;
  for (const { head, anchor } of used) {
    headBins(head, subject.source, bins);
    const { baseline, byFeature } = forestContributions(head.forests.middle, bins, questionNames.length);
    start += Math.log(anchor) + head.file.level + baseline * model.file.unit;
    for (const [index, units] of byFeature.entries()) points[index] = (points[index] ?? 0) + units * model.file.unit;
  }
  const contributions = questionNames.map((question, index) => ({
    question,
    logPoints: (points[index] ?? 0) / used.length,
  }));
  return { start: start / used.length, contributions };
}
