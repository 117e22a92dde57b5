import { compileModel } from "../src/compiled-model.ts";
import type { ModelFile } from "../src/model-file.ts";
import { logQuantiles, subjectOf } from "../src/quantiles.ts";
import { type Example, groupOf } from "./examples.ts";
import { levelsByYear } from "./market-levels.ts";
import { randomStream, shuffled } from "./random.ts";
import { median } from "./statistics.ts";
import { levelsAt } from "./time-forward.ts";
import { type Deal, type TrainingSettings, trainModel, withLevels } from "./train-model.ts";

/** The results of three trainings that must behave in a known way; see `leakVerdict`. Median absolute errors. */
export type LeakFigures = {
  model: number;
  /** Every anchor at its market median, no features: what a model that knows nothing says. */
  marketMedians: number;
  /** Trained on multiples dealt out at random within each year: it can know no more than the medians. */
  shuffledTarget: number;
  /** Trained with the company's own price to sales written over one feature. */
  withPrice: number;
  /** Asked about rows that it was trained on. */
  trainedRows: number;
};

export type LeakVerdict = { name: string; holds: boolean }[];

/** A model that sees the answers of its test, or that learns from noise, would break one of these. */
export function leakVerdict(figures: LeakFigures): LeakVerdict {
  const { model, marketMedians, shuffledTarget, withPrice, trainedRows } = figures;
  return [
    {
      name: "a shuffled target gives the market medians",
      holds: Math.abs(shuffledTarget / marketMedians - 1) < 0.1,
    },
    { name: "a price among the features is seen as a jump", holds: withPrice < 0.75 * model },
    { name: "rows of the training are known better than new ones", holds: trainedRows < 0.95 * model },
  ];
}

const medianError = (pairs: readonly { estimate: number; truth: number }[]) =>
  median(pairs.map(({ estimate, truth }) => Math.abs(Math.expm1(estimate - truth))));

/** Deals the premiums of a year out anew: each company of a head is to be worth what another one of that year is. */
export function withinYears(seed: number): Deal {
  return (targets) => {
    const random = randomStream(seed);
    return [...Map.groupBy(targets, ({ example }) => example.year).values()].flatMap((rows) => {
      const values = shuffled(rows, random).map(({ value }) => value);
      return rows.map(({ example }, index) => ({ example, value: values[index] ?? Number.NaN }));
    });
  };
}

/** The last feature (the loss flag) becomes ln(market value ÷ sales): a feature that holds the answer. */
export function withPriceFeature(examples: readonly Example[]): Example[] {
  return examples.map((example) => {
    const features = example.features.slice();
    features[features.length - 1] = Math.log(example.marketValue / (example.row.figures.revenue || Number.NaN));
    return { ...example, features };
  });
}

/** Runs the leak tests on one test year with half of the companies unseen. */
export function leakFigures(examples: readonly Example[], year: number, settings: TrainingSettings): LeakFigures {
  const levels = levelsByYear(examples);
  const isUnseen = (example: Example) => groupOf(example, settings.seed, 2) === 0;
  const train = examples.filter((example) => example.year <= year - 2 && !isUnseen(example));
  const test = examples.filter((example) => example.year === year && isUnseen(example));
  const errorOf = (model: ModelFile, asked: readonly Example[], askedYear: number) => {
    const compiled = compileModel(withLevels(model, levelsAt(levels, askedYear), `${askedYear}-12-31`));
    return medianError(
      asked.flatMap(({ source, features, marketValue }) => {
        const said = logQuantiles(compiled, { ...subjectOf(source), vector: features });
        return said ? [{ estimate: said.middle, truth: Math.log(marketValue) }] : [];
      }),
    );
  };
  const model = trainModel(train, settings);
  return {
    model: errorOf(model, test, year),
    marketMedians: marketMediansError(test, levelsAt(levels, year)),
    shuffledTarget: errorOf(trainModel(train, settings, withinYears(settings.seed)), test, year),
    withPrice: errorOf(trainModel(withPriceFeature(train), settings), withPriceFeature(test), year),
    trainedRows: errorOf(
      model,
      train.filter((example) => example.year === year - 2),
      year - 2,
    ),
  };
}

function marketMediansError(test: readonly Example[], levels: Readonly<Record<string, number>>): number {
  return medianError(
    test.flatMap(({ source, marketValue }) => {
      const estimates = Object.entries(subjectOf(source).anchors).flatMap(([anchor, amount]) =>
        amount === null ? [] : [Math.log(amount) + (levels[anchor] ?? Number.NaN)],
      );
      if (estimates.length === 0) return [];
      const estimate = estimates.reduce((total, value) => total + value, 0) / estimates.length;
      return [{ estimate, truth: Math.log(marketValue) }];
    }),
  );
}
