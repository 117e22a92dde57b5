import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compileModel } from "../src/compiled-model.ts";
import { parseModelFile } from "../src/parse-model-file.ts";
import { explanation, logQuantiles, subjectOf } from "../src/quantiles.ts";
import { cleanExamples } from "./cleaning.ts";
import { examplesOf } from "./examples.ts";
import { leakVerdict } from "./leak-tests.ts";
import { modelCardMarkdown } from "./model-card.ts";
import { runTraining } from "./run-training.ts";
import { syntheticTable } from "./synthetic-table.ts";
import { parseTable } from "./table.ts";
import { defaultBoosting, trainModel } from "./train-model.ts";

const rows = parseTable(syntheticTable({ companies: 120, years: 6, seed: 5 }));
const { kept } = cleanExamples(examplesOf(rows), 2012, "USD");
const lastYear = kept.filter(({ year }) => year === 2017);
const boosting = { ...defaultBoosting, trees: 8, learningRate: 0.3, depth: 3 };
const run = () =>
  runTraining({
    table: { rows, sha256: "synthetic" },
    levelsTable: null,
    version: "test",
    seed: 1,
    testYears: [2017],
    draws: 20,
    boosting,
    report: () => {},
  });

describe("the training pipeline on companies that do not exist", () => {
  let trained: ReturnType<typeof run>;
  beforeAll(() => {
    trained = run();
  });

  it("finds what the table was made from: clearly better than the sector medians", () => {
    const { judgement } = trained.card;
    const toEarnings = judgement.comparisons.find(({ baseline }) => baseline === "sectorMedianPriceToEarnings");
    expect(toEarnings?.improvement).toBeGreaterThan(0);
    expect(judgement.overall.metrics.count).toBe(lastYear.length);
    expect(judgement.overall.band.coverage).toBeGreaterThan(0.7);
    expect(judgement.overall.band.coverage).toBeLessThan(0.93);
  });

  it("learns nothing from a shuffled target, sees a price as a jump, and knows its own rows better", () => {
    const { shuffledTarget, marketMedians } = trained.card.leaks;
    // On a few hundred rows a forest also fits some of the noise, which costs it a little against the plain medians.
    expect(shuffledTarget / marketMedians).toBeGreaterThan(0.95);
    expect(shuffledTarget / marketMedians).toBeLessThan(1.3);
    const [, ...others] = leakVerdict(trained.card.leaks);
    expect(others.map(({ name, holds }) => [name, holds])).toEqual([
      ["a price among the features is seen as a jump", true],
      ["rows of the training are known better than new ones", true],
    ]);
  });

  it("holds a shuffled target to the market medians, from both sides", () => {
    const figures = { model: 0.25, marketMedians: 0.45, shuffledTarget: 0.45, withPrice: 0.1, trainedRows: 0.15 };
    const holds = (shuffledTarget: number) => leakVerdict({ ...figures, shuffledTarget })[0]?.holds;
    expect([0.41, 0.45, 0.49].map(holds)).toEqual([true, true, true]);
    expect([0.4, 0.5].map(holds)).toEqual([false, false]);
  });

  it("writes a file that is valid and predicts exactly as the trained model does", () => {
    const read = compileModel(parseModelFile(JSON.parse(JSON.stringify(trained.model))));
    const inMemory = compileModel(trained.model);
    for (const { source } of lastYear) {
      const subject = subjectOf(source);
      const said = logQuantiles(read, subject);
      expect(said).toEqual(logQuantiles(inMemory, subject));
      const parts = explanation(read, subject);
      const total = parts?.contributions.reduce((sum, { logPoints }) => sum + logPoints, parts.start);
      expect(Math.abs((total ?? 0) - (said?.middle ?? 0))).toBeLessThan(1e-12);
    }
  });

  it("gives the same model for the same rows and seed, and another one for another seed", () => {
    const settings = {
      version: "t",
      sizeCurrency: "USD",
      countries: ["US"],
      tableSha256: "",
      boosting,
      maskedShare: 0.15,
    };
    const withSeed = (seed: number) => JSON.stringify(trainModel(kept, { ...settings, seed }).heads);
    expect(withSeed(1)).toBe(withSeed(1));
    expect(withSeed(1)).not.toBe(withSeed(2));
  });

  it("names the companies of the last year as references, and holds no figure of theirs", () => {
    expect(trained.model.references).toHaveLength(lastYear.length);
    expect(Object.keys(trained.model.references[0] ?? {})).toEqual(["ticker", "leaves"]);
  });

  it("prints a card whose first line says that the data are not point in time", () => {
    const [title, warning] = modelCardMarkdown(trained.card).split("\n\n");
    expect(title).toBe("# Model card: peer-implied value, version test");
    expect(warning).toMatch(/^Not point in time/);
  });
});

describe("the training command", () => {
  it("names the wrong cells of a table and ends with 1", () => {
    const folder = mkdtempSync(join(tmpdir(), "valora-training-"));
    try {
      const path = join(folder, "table.csv");
      writeFileSync(path, syntheticTable({ companies: 1, years: 1, seed: 1 }).replace("USD,", "USD,x"));
      const command = join(import.meta.dirname, "train.ts");
      const outcome = () =>
        execFileSync(process.execPath, ["--conditions=source", command, "--table", path, "--out", folder], {
          encoding: "utf8",
          stdio: "pipe",
        });
      expect(outcome).toThrow(/row 2, marketCap: "x\d+" is not a number/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
