import type { CountryCode, CurrencyCode, IsoDate } from "@valora/valuation";
import { forestFileOf } from "../src/compiled-model.ts";
import { featureNames } from "../src/features.ts";
import {
  type AnchorName,
  anchorNames,
  type HeadFile,
  type ModelFile,
  type QuantileName,
  quantileLevels,
} from "../src/model-file.ts";
import { binColumns, binEdges } from "./bin-edges.ts";
import { type BoostingOptions, growForest } from "./boosted-trees.ts";
import type { Example } from "./examples.ts";
import { type Levels, levelsByYear, logMultiple } from "./market-levels.ts";
import { outOfFoldPremiums, premiumsOf, type Target } from "./premiums.ts";
import { randomStream, textHash } from "./random.ts";
import { sortedQuantile } from "./statistics.ts";

export type TrainingSettings = {
  version: string;
  seed: number;
  sizeCurrency: CurrencyCode;
  countries: readonly CountryCode[];
  tableSha256: string;
  boosting: Omit<BoostingOptions, "objective" | "unit" | "random">;
  /** Each training row is seen twice, once with this share of its features missing: companies leave figures out. */
  maskedShare: number;
};

/** Chosen on the market years 2019-2021 alone; see `decisions/prediction-model.md`. */
export const defaultBoosting: TrainingSettings["boosting"] = {
  trees: 150,
  depth: 4,
  learningRate: 0.08,
  minimumLeaf: 20,
  ridge: 1,
  rowShare: 0.7,
  featureShare: 0.5,
};

export const defaultMaskedShare = 0.15;

/** Log points of one unit of a leaf: a hundredth of a per cent. */
const unit = 1e-4;
const encodingFolds = 5;
const significantDigits = 6;

const rounded = (value: number) => Number(value.toPrecision(significantDigits));
const risingEdges = (values: ArrayLike<number>) => [...new Set(Array.from(binEdges(values), rounded))];

/** The targets of the companies of a head; a leak test shuffles them. */
export type Deal = (targets: readonly Target[]) => readonly Target[];
const asItIs: Deal = (targets) => targets;

/** Trains on examples of known sector. Levels are those of the last year; margins, votes and references come later. */
export function trainModel(examples: readonly Example[], settings: TrainingSettings, deal: Deal = asItIs): ModelFile {
  const levels = levelsByYear(examples);
  const lastYear = Math.max(...levels.keys());
  const features = featureNames.map((name, index) => {
    const known = Float64Array.from(examples, ({ features }) => features[index] ?? Number.NaN)
      .filter((value) => !Number.isNaN(value))
      .sort();
    return {
      name,
      median: rounded(sortedQuantile(known, 0.5)),
      lowest: rounded(sortedQuantile(known, 0.01)),
      highest: rounded(sortedQuantile(known, 0.99)),
      edges: risingEdges(known),
    };
  });
  const lastLevels = levels.get(lastYear);
  const edges = features.map((feature) => feature.edges);
  return {
    format: "valora.peer-implied-value/1",
    version: settings.version,
    trainedTo: latestDate(examples),
    levelAsOf: latestDate(examples),
    tableSha256: settings.tableSha256,
    seed: settings.seed,
    sizeCurrency: settings.sizeCurrency,
    countries: settings.countries,
    unit,
    features,
    heads: anchorNames.map((anchor) => ({
      ...trainHead({ anchor, examples, levels, edges, settings, deal }),
      level: rounded(lastLevels?.[anchor] ?? 0),
    })),
    conformal: { all: { low: 0, high: 0 }, sectors: {} },
    limits: { missingShare: 0.3, bandRatio: 4, statementAge: 1.5 },
    votes: [],
    references: [],
  };
}

const latestDate = (examples: readonly Example[]): IsoDate =>
  examples.reduce((latest, { date }) => (date > latest ? date : latest), "");

type HeadTraining = {
  anchor: AnchorName;
  examples: readonly Example[];
  levels: ReadonlyMap<number, Levels>;
  edges: readonly (readonly number[])[];
  settings: TrainingSettings;
  deal: Deal;
};

function trainHead({ anchor, examples, levels, edges, settings, deal }: HeadTraining): HeadFile {
  const targets = deal(
    examples.flatMap((example) => {
      const value = logMultiple(example, anchor) - (levels.get(example.year)?.[anchor] ?? Number.NaN);
      return Number.isNaN(value) ? [] : [{ example, value }];
    }),
  );
  const foldOf = (ticker: string) => textHash(ticker, settings.seed) % encodingFolds;
  const encodings = outOfFoldPremiums(targets, foldOf, encodingFolds);
  const premiumEdges = {
    sector: risingEdges(encodings.map(([sector]) => sector)),
    industry: risingEdges(encodings.map(([, industry]) => industry)),
  };
  const rows = targets.map(({ example }, index) => [...example.features, ...(encodings[index] ?? [])]);
  const masked = withGaps(rows, settings, anchor);
  const data = binColumns([...rows, ...masked], [...edges, premiumEdges.sector, premiumEdges.industry]);
  const once = targets.map(({ value }) => value);
  const values = Float64Array.from(masked.length > 0 ? [...once, ...once] : once);
  const forestAt = (quantile: QuantileName) =>
    forestFileOf(
      growForest(data, values, {
        ...settings.boosting,
        objective: { kind: "quantile", level: quantileLevels[quantile] },
        unit,
        random: randomStream(textHash(`${anchor} ${quantile}`, settings.seed)),
      }),
    );
  return {
    anchor,
    level: 0,
    ...premiumsOf(targets),
    premiumEdges,
    forests: { low: forestAt("low"), middle: forestAt("middle"), high: forestAt("high") },
  };
}

/** Copies of the rows with some numeric features missing; none when nothing is to be masked. */
function withGaps(rows: readonly number[][], { maskedShare, seed }: TrainingSettings, anchor: AnchorName): number[][] {
  if (maskedShare === 0) return [];
  const random = randomStream(textHash(`${anchor} gaps`, seed));
  return rows.map((row) =>
    row.map((value, index) => (index < featureNames.length && random() < maskedShare ? Number.NaN : value)),
  );
}

/** The same model on another day's market. */
export const withLevels = (model: ModelFile, levels: Levels, levelAsOf: IsoDate): ModelFile => ({
  ...model,
  levelAsOf,
  heads: model.heads.map((head) => ({ ...head, level: rounded(levels[head.anchor]) })),
});
