import { compileModel } from "../src/compiled-model.ts";
import { calibratedBand, marginsOf } from "../src/evaluate.ts";
import type { ModelFile } from "../src/model-file.ts";
import { type LogQuantiles, logQuantiles, subjectOf } from "../src/quantiles.ts";
import { type BaselineName, baselineNames, baselinesOf } from "./baselines.ts";
import { conformalMargins, missesOf } from "./conformal.ts";
import { type Example, groupOf } from "./examples.ts";
import { type Levels, levelsByYear } from "./market-levels.ts";
import { type TrainingSettings, trainModel, withLevels } from "./train-model.ts";

/** One judged company-year: the truth, the model's calibrated band, and what each baseline said; all ln(market value). */
export type Judged = {
  example: Example;
  truth: number;
  band: LogQuantiles;
  baselines: Readonly<Record<BaselineName, number>>;
};

export type JudgeSettings = {
  training: TrainingSettings;
  testYears: readonly number[];
  /** Companies are split into so many groups; no company is in train and test. 1: companies may be known. */
  groups: number;
};

/**
 * Time-forward evaluation: for each test year Y a model learns from years ≤ Y − 2 and its band is calibrated on Y − 1.
 * With several groups the judged company takes part in neither, and the calibration misses are those of companies that
 * their model has never met (cross-conformal). The market's level is the one of the judged date, as at run time.
 */
export function judgeTimeForward(examples: readonly Example[], settings: JudgeSettings): Judged[] {
  const levels = levelsByYear(examples);
  return settings.testYears.flatMap((year) => judgeYear(examples, levels, year, settings));
}

function judgeYear(
  examples: readonly Example[],
  levels: ReadonlyMap<number, Levels>,
  year: number,
  { training, groups }: JudgeSettings,
): Judged[] {
  const before = levelsAt(levels, year - 1);
  const market = examples.filter((example) => example.year === year);
  const folds = Array.from({ length: groups }, (_, group) => {
    const isInGroup = (example: Example) => groupOf(example, training.seed, groups) === group;
    const train = examples.filter((example) => example.year <= year - 2 && (groups === 1 || !isInGroup(example)));
    const file = trainModel(train, training);
    const calibration = examples.filter((example) => example.year === year - 1 && isInGroup(example));
    const misses = missesOf(compileModel(withLevels(file, before, `${year - 1}-12-31`)), calibration);
    return { train, file, misses, test: market.filter(isInGroup) };
  });
  return folds.flatMap(({ train, file, test }, group) => {
    const misses = folds.filter((_, other) => groups === 1 || other !== group).flatMap((fold) => fold.misses);
    const dated = withLevels(file, levelsAt(levels, year), `${year}-12-31`);
    return judge({ ...dated, conformal: conformalMargins(misses) }, test, { market, train });
  });
}

export function levelsAt(levels: ReadonlyMap<number, Levels>, year: number): Levels {
  const found = levels.get(year);
  if (!found) throw new Error(`the table has no company of known sector in market year ${year}`);
  return found;
}

type Rivals = { market: readonly Example[]; train: readonly Example[] };

function judge(file: ModelFile, test: readonly Example[], { market, train }: Rivals): Judged[] {
  const model = compileModel(file);
  const baselines = baselinesOf(market, train);
  return test.flatMap((example) => {
    const raw = logQuantiles(model, subjectOf(example.source));
    if (!raw) return [];
    const said = Object.fromEntries(baselineNames.map((name) => [name, baselines[name](example)]));
    return [
      {
        example,
        truth: Math.log(example.marketValue),
        band: calibratedBand(raw, marginsOf(model, example.source)),
        baselines: said as Judged["baselines"], // One entry for each name.
      },
    ];
  });
}
