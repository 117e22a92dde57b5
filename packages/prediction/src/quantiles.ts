import type { Money } from "@valora/valuation";
import { binOf } from "./bins.ts";
import type { CompiledHead, PredictionModel } from "./compiled-model.ts";
import { type FeatureSource, type FeatureVector, featureVector } from "./features.ts";
import { forestContributions } from "./forest-paths.ts";
import { type AnchorName, type QuantileName, type QuestionName, questionNames } from "./model-file.ts";
import { forestUnits } from "./perfect-forest.ts";
import { answer, type SplitOutcomes, splitOutcomesFor } from "./split-outcomes.ts";

/** The model's input: features without a price, and the amounts that multiples multiply. */
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

/** The answers to every question about the numeric features: the same for all heads. */
export function turnsOf(model: PredictionModel, vector: FeatureVector): SplitOutcomes {
  const turns = splitOutcomesFor(questionNames.length);
  for (const [index, { edges }] of model.file.features.entries())
    answer(turns, index, binOf(edges, vector[index] ?? Number.NaN));
  return turns;
}

/** A subject with its answers to a model's questions about the numeric features. */
export type AskedSubject = Subject & { turns: SplitOutcomes };

export function askedOf(model: PredictionModel, source: FeatureSource): AskedSubject {
  const subject = subjectOf(source);
  return { ...subject, turns: turnsOf(model, subject.vector) };
}

/** Completes the answers with what the head knows of the sector and the industry; `turns` is changed and returned. */
export function headTurns(
  head: CompiledHead,
  { sector, industry }: FeatureSource,
  turns: SplitOutcomes,
): SplitOutcomes {
  const { sectorPremium, industryPremium, premiumEdges } = head.file;
  const ofSector = (sector === null ? undefined : sectorPremium[sector]) ?? Number.NaN;
  const ofIndustry =
    (industry === null || !Object.hasOwn(industryPremium, industry) ? undefined : industryPremium[industry]) ??
    ofSector;
  answer(turns, questionNames.length - 2, binOf(premiumEdges.sector, ofSector));
  answer(turns, questionNames.length - 1, binOf(premiumEdges.industry, ofIndustry));
  return turns;
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
export const logQuantiles = (model: PredictionModel, subject: Subject): LogQuantiles | null =>
  answerOf(model, { ...subject, turns: turnsOf(model, subject.vector) })?.quantiles ?? null;

export type Contribution = { question: QuestionName; logPoints: number };
export type Explanation = {
  /** ln of the market value that the model starts from: the market's own multiples on the company's figures. */
  start: number;
  /** The contribution of each feature in log points; start + Σ = the middle quantile. In the order of `questionNames`. */
  contributions: readonly Contribution[];
};

/** How the middle quantile comes about, feature by feature. Null when no multiple exists for the company. */
export const explanation = (model: PredictionModel, subject: Subject): Explanation | null =>
  answerOf(model, { ...subject, turns: turnsOf(model, subject.vector) })?.explanation ?? null;

/** Quantiles and explanation in one walk: the middle quantile in units is its baseline and contributions added up. */
export function answerOf(
  model: PredictionModel,
  subject: AskedSubject,
): { quantiles: LogQuantiles; explanation: Explanation } | null {
  const used = headsInUse(model, subject);
  if (used.length === 0) return null;
  const { unit } = model.file;
  const { turns } = subject;
  const total = { low: 0, middle: 0, high: 0 };
  const points = new Float64Array(questionNames.length);
  let origin = 0;
  for (const { head, anchor } of used) {
    headTurns(head, subject.source, turns);
    const start = Math.log(anchor) + head.file.level;
    const byFeature = forestContributions(head.paths, turns, questionNames.length);
    origin += start + head.paths.baseline * unit;
    let middle = head.paths.baseline;
    for (let index = 0; index < byFeature.length; index += 1) {
      const units = byFeature[index] ?? 0;
      middle += units;
      points[index] = (points[index] ?? 0) + units * unit;
    }
    total.low += start + forestUnits(head.forests.low, turns) * unit;
    total.middle += start + middle * unit;
    total.high += start + forestUnits(head.forests.high, turns) * unit;
  }
  const count = used.length;
  const contributions = questionNames.map((question, index) => ({ question, logPoints: (points[index] ?? 0) / count }));
  return {
    quantiles: { low: total.low / count, middle: total.middle / count, high: total.high / count },
    explanation: { start: origin / count, contributions },
  };
}
