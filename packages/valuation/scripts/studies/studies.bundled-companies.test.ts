import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Calibration } from "./calibration-study.ts";
import { bundledEdition, type Edition, studyFile } from "./edition.ts";
import type { EvidenceStudy } from "./evidence-study.ts";
import { evidenceOf } from "./forecast-evidence.ts";
import { growthForecastsOf } from "./growth-forecasts.ts";
import { includedPremiums } from "./implied-premium.ts";
import { keptReturns } from "./kept-return.ts";
import { bundledUniverse, filesAtPair, filesOf, type Universe } from "./universe.ts";
import { levelsOf, residualIncomeLevel, sectorLevelsOf, signalCountsOf, valuedFiles } from "./value-levels.ts";
import { rounded } from "./write-study.ts";

/** Written by the commands, which these tests call stale where it says otherwise than engine and data. */
const stored = <Study>(name: string): Study => JSON.parse(readFileSync(studyFile(name), "utf8")) as Study;

const calibration = stored<Calibration & { edition: Edition; rows: { mean: { median: number } }[] }>("calibration");
const evidence = stored<EvidenceStudy & { edition: Edition }>("evidence");
const again = (name: string) => `npm run ${name} makes ${name}.json again`;

let universe: Universe;
beforeAll(async () => {
  universe = await bundledUniverse();
});

/** Equal to the last decimals that are written, of which processors may differ in one. */
function expectSame(actual: unknown, expected: unknown, reason: string): void {
  const coarse = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (_, each) => (typeof each === "number" ? Number(each.toFixed(4)) : each));
  expect(coarse(rounded(actual)), reason).toEqual(coarse(expected));
}

describe("the stored calibration", () => {
  it("is of the edition of the included data", () => {
    expect(calibration.edition, again("calibration")).toEqual(bundledEdition(universe.marketData.asOf));
  });

  it("is what this engine gives: levels, sectors, signals", () => {
    const valued = valuedFiles(filesOf(universe));
    expectSame(levelsOf(valued), calibration.today.levels, again("calibration"));
    expectSame(sectorLevelsOf(valued), calibration.sectors, again("calibration"));
    expectSame(signalCountsOf(valued), calibration.signals, again("calibration"));
    expect(calibration.rows.at(-1)?.mean.median).toBe(calibration.today.levels.mean.median);
  });

  it("is what this engine gives at the date of the premium, and shows the premium of the included data", () => {
    const pair = filesAtPair(universe);
    expectSame(pair.asOf, calibration.pairDate.asOf, again("calibration"));
    expectSame(levelsOf(valuedFiles(pair.files)), calibration.pairDate.levels, again("calibration"));
    expectSame(includedPremiums(universe), calibration.today.premiums, again("calibration"));
  });

  it("tells the errors of the rules as they are", () => {
    const files = filesOf(universe);
    expectSame(growthForecastsOf(universe, 5), calibration.growth.at(-1), again("calibration"));
    expectSame({ years: 5, ...keptReturns(files) }, calibration.keptReturn, again("calibration"));
    expectSame({ kept: 0.3, ...residualIncomeLevel(files, 0.3) }, calibration.residualIncome[0], again("calibration"));
  });
});

describe("the stored evidence", () => {
  it("is of the edition of the included data", () => {
    expect(evidence.edition, again("evidence")).toEqual(bundledEdition(universe.marketData.asOf));
  });

  it("is what this engine gives at one of its dates", () => {
    const month = "2022-08";
    const fresh = evidenceOf(universe, [month]);
    expectSame(
      fresh.samples,
      evidence.samples.filter((sample) => sample.month === month),
      again("evidence"),
    );
    for (const { indicator, months, dates } of fresh.indicators) {
      const known = evidence.indicators.find((each) => each.indicator === indicator && each.months === months);
      const then = known?.dates.filter((date) => date.month === month);
      expectSame(dates, then, `${indicator} ${months}: ${again("evidence")}`);
    }
  });

  it("knew nothing that was filed later", () => {
    const month = "2019-08";
    for (const [company, at] of universe.past) {
      const statements = at(month)?.statements ?? [];
      const late = statements.filter(({ filedAt, fiscalYearEnd }) => (filedAt ?? fiscalYearEnd) > "2019-08-31");
      expect(late, company.ticker).toEqual([]);
      expect(at(month)?.quote?.asOf ?? "2019-08-31", company.ticker).toBe("2019-08-31");
    }
  });
});
