import { compileModel } from "../src/compiled-model.ts";
import { featureNames } from "../src/features.ts";
import { anchorNames, type ModelFile } from "../src/model-file.ts";
import { leafSignature } from "../src/nearest-peers.ts";
import { askedOf } from "../src/quantiles.ts";
import { cleanExamples } from "./cleaning.ts";
import { conformalMargins, missesOf } from "./conformal.ts";
import { type Example, examplesOf, groupOf } from "./examples.ts";
import { judgementOf } from "./judgement.ts";
import { leakFigures } from "./leak-tests.ts";
import { levelsByYear, movedLevels } from "./market-levels.ts";
import type { ModelCard } from "./model-card.ts";
import { shipDecision } from "./ship-rule.ts";
import type { TableRow } from "./table.ts";
import { judgeTimeForward, levelsAt } from "./time-forward.ts";
import { defaultBoosting, defaultMaskedShare, type TrainingSettings, trainModel, withLevels } from "./train-model.ts";

export type TrainingRun = {
  table: { rows: readonly TableRow[]; sha256: string };
  /** A table of a later date that the market's levels are moved to. */
  levelsTable: readonly TableRow[] | null;
  version: string | null;
  seed: number;
  testYears: readonly number[] | null;
  draws: number;
  boosting?: TrainingSettings["boosting"];
  report: (line: string) => void;
};

/** A market year with fewer companies has no level worth the name. */
const fewestCompanies = 100;
const groups = 3;
const signatureLength = 100;
const sizeCurrency = "USD";
const developmentYears = [2019, 2020, 2021];

/** From a table to the model and its card; the card's `modelSha256` is filled in by who writes the file. */
export function runTraining(run: TrainingRun): { model: ModelFile; card: ModelCard } {
  const all = examplesOf(run.table.rows, sizeCurrency);
  const { kept, excluded } = cleanExamples(all, firstYearOf(all), sizeCurrency);
  const years = [...new Set(kept.map(({ year }) => year))].sort((left, right) => left - right);
  const lastYear = years
    .filter((year) => kept.filter((example) => example.year === year).length >= fewestCompanies)
    .at(-1);
  if (lastYear === undefined) throw new Error(`no market year of the table has ${fewestCompanies} companies`);
  const settings = settingsOf(run, kept);
  const testYears = run.testYears ?? [3, 2, 1, 0].map((back) => lastYear - back);

  run.report(`${kept.length} company-years, judging ${testYears.join(", ")}`);
  const judged = judgeTimeForward(kept, { training: settings, testYears, groups });
  const known = judgeTimeForward(kept, { training: settings, testYears: testYears.slice(-1), groups: 1 });
  const judgement = judgementOf(judged, { bandRatio: 4, draws: run.draws, seed: run.seed });
  const ship = shipDecision(judgement);
  run.report("leak tests");
  const leaks = leakFigures(kept, testYears.at(-1) ?? lastYear, settings);
  run.report("final model");
  const model = finalModel({ kept, lastYear, settings, levelsTable: run.levelsTable });

  const knownCompanies = judgementOf(known, { bandRatio: 4, draws: 1, seed: run.seed }).overall;
  const card: ModelCard = {
    version: settings.version,
    label: "peer-implied value",
    warning:
      "Not point in time: market values stand at the fiscal year end, before the statements were filed, and figures may be restated; companies that left the index are missing or carry no sector, so the record is that of survivors.",
    data: {
      tableSha256: run.table.sha256,
      modelSha256: "",
      trainedTo: model.trainedTo,
      levelAsOf: model.levelAsOf,
      rows: kept.length,
      companies: new Set(kept.map(({ ticker }) => ticker)).size,
      years: [years[0] ?? lastYear, lastYear],
      excluded,
    },
    method: {
      seed: run.seed,
      boosting: settings.boosting,
      maskedShare: settings.maskedShare,
      features: featureNames,
      heads: anchorNames,
      groups,
      testYears,
      developmentYears,
    },
    judgement,
    knownCompanies,
    leaks,
    ship,
    knownFailures: [
      "Companies before profits (biotechnology, young platforms): bands are wide and often refused.",
      "Banks and insurers: cash flow and sales say little about them, and their operating income is not looked at.",
      "Conglomerates and companies whose value is an asset off the statements (licences, brands, stakes at cost).",
      "Commodity turns: last year's margin misleads when the price of the commodity has changed since.",
      "Companies outside the United States: not in training, refused.",
    ],
  };
  return { model: { ...model, votes: ship.votes }, card };
}

function firstYearOf(examples: readonly Example[]): number {
  const counts = Map.groupBy(
    examples.filter(({ sector }) => sector !== null),
    ({ year }) => year,
  );
  const full = [...counts].filter(([, rows]) => rows.length >= fewestCompanies).map(([year]) => year);
  return Math.min(...full);
}

const settingsOf = (run: TrainingRun, kept: readonly Example[]): TrainingSettings => ({
  version: run.version ?? kept.reduce((latest, { date }) => (date > latest ? date : latest), ""),
  seed: run.seed,
  sizeCurrency,
  countries: ["US"],
  tableSha256: run.table.sha256,
  boosting: run.boosting ?? defaultBoosting,
  maskedShare: defaultMaskedShare,
});

type Final = {
  kept: readonly Example[];
  lastYear: number;
  settings: TrainingSettings;
  levelsTable: readonly TableRow[] | null;
};

/** Trained on all but the last year, calibrated on it with companies unknown to the calibrating model. */
function finalModel({ kept, lastYear, settings, levelsTable }: Final): ModelFile {
  const levels = levelsAt(levelsByYear(kept), lastYear);
  const last = kept.filter((example) => example.year === lastYear);
  const train = kept.filter((example) => example.year < lastYear);
  const misses = Array.from({ length: groups }, (_, group) => {
    const isInGroup = (example: Example) => groupOf(example, settings.seed, groups) === group;
    const file = trainModel(
      train.filter((example) => !isInGroup(example)),
      settings,
    );
    return missesOf(compileModel(withLevels(file, levels, `${lastYear}-12-31`)), last.filter(isInGroup));
  }).flat();
  const trained = { ...trainModel(train, settings), conformal: conformalMargins(misses) };
  const dated = levelsTable
    ? withLevels(trained, movedLevels(last, examplesOf(levelsTable, sizeCurrency)), latestPriceDate(levelsTable))
    : withLevels(trained, levels, `${lastYear}-12-31`);
  const compiled = compileModel(dated);
  const references = last.map(({ ticker, source }) => ({
    ticker,
    leaves: leafSignature(compiled, askedOf(compiled, source), signatureLength),
  }));
  return { ...dated, references };
}

const latestPriceDate = (rows: readonly TableRow[]) =>
  rows.reduce((latest, { priceDate, date }) => ((priceDate ?? date) > latest ? (priceDate ?? date) : latest), "");
