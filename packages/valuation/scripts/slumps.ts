// Prints how near growth came after slumps that were over, measured with the years of the slump and without them, for every
// year of every company as if it were the last.
// node --conditions=source packages/valuation/scripts/slumps.ts
import { historyOf } from "../src/company/accounts/history.ts";
import { type SlumpLimits, yearsOfSlumps } from "../src/company/growth/slumps.ts";
import { normaliseCompany } from "../src/company/normalise-company.ts";
import { mean, median } from "../src/formulas/statistics/statistics.ts";
import { theilSenGrowth } from "../src/formulas/time-value/growth.ts";
import type { CompanyFile } from "../src/report/report.ts";
import { bundledUniverse, filesOf } from "./studies/universe.ts";

type Point = { age: number; value: number };
/** Errors of one company's forecasts with and without the years of slumps. */
type Errors = { usual: number[]; without: number[] };

const yearsOfTrend = 5;
/** A forecast is of a business that stays: what was bought or sold moves more than this in a year. */
const largestGrowth = 0.5;
const byRevenue = [
  "mature",
  "assetLight",
  "growing",
  "negativeEquity",
  "turnaround",
  "lossMaking",
  "unprofitableGrowth",
];

function blended(points: readonly Point[], others: number): number {
  const intervals = points.filter(({ age }) => points.some((each) => Math.abs(each.age - age - 1) < 0.25)).length;
  if (intervals === 0) return others;
  const start = points[0]?.age ?? 0;
  const values = points.map(({ value }) => value);
  const trend = theilSenGrowth({ values, years: points.map(({ age }) => start - age) }) ?? 0;
  const weight = 0.5 * Math.min(1, intervals / 5);
  return weight * Math.min(Math.max(trend, -0.1), 0.25) + (1 - weight) * others;
}

/** Growth a year; null where a figure is unknown, or another business was bought or sold. */
function growthBetween(now: number | null, then: number | null, years: number): number | null {
  if (!now || !then || now <= 0 || then <= 0) return null;
  const rate = (then / now) ** (1 / years) - 1;
  return Math.abs(rate) > largestGrowth ? null : rate;
}

/** Errors of growth over the next `ahead` years; from trends that begin within a slump, or from all of five years. */
function errorsOf(file: CompanyFile, how: { ahead: number; limits: SlumpLimits; fromSlump: boolean }): Errors {
  const { ahead, limits, fromSlump } = how;
  const { growth, classification } = normaliseCompany(file, { scenario: "neutral", overrides: {} });
  if (!byRevenue.includes(classification.type)) return { usual: [], without: [] };
  const economy = file.reference.nominalGrowth.value;
  const industry = growth.candidates.find(({ name }) => name === "industryGrowth")?.value ?? economy;
  const others = (industry + economy) / 2;
  const history = historyOf(file.fundamentals);
  const errors: Errors = { usual: [], without: [] };
  const valueAt = (index: number) => history.figure(index, "revenue")?.value ?? null;
  const ageOf = (index: number) => history.ages[index] ?? Number.NaN;
  const pointsOf = (indices: readonly number[], last: number): Point[] =>
    indices.map((index) => ({ age: ageOf(index) - ageOf(last), value: valueAt(index) ?? 0 }));
  for (const last of history.statements.keys()) {
    const realised = growthBetween(
      valueAt(last),
      valueAt(history.ages.findIndex((age) => Math.abs(ageOf(last) - age - ahead) < 0.1)),
      ahead,
    );
    if (realised === null) continue;
    const ages = history.ages.slice(0, last + 1);
    const slumps = yearsOfSlumps({ ages, latestYear: last }, valueAt, limits);
    const known = ages.flatMap((age, index) =>
      age - ageOf(last) < yearsOfTrend + 0.5 && (valueAt(index) ?? 0) > 0 ? [index] : [],
    );
    const starts = fromSlump ? known.filter((index) => slumps.includes(index)) : known.slice(0, 1);
    const windows = starts.map((start) => known.filter((index) => index >= start));
    for (const window of windows.filter((each) => each.length > 2 && each.some((index) => slumps.includes(index)))) {
      const left = window.filter((index) => !slumps.includes(index));
      errors.usual.push(blended(pointsOf(window, last), others) - realised);
      errors.without.push(blended(pointsOf(left, last), others) - realised);
    }
  }
  return errors;
}

const universe = await bundledUniverse();
const files = filesOf(universe);
const middle = (values: readonly number[]) => `${((median(values) ?? 0) * 100).toFixed(1)} %`;
const size = (values: readonly number[]) => mean(values.map(Math.abs)) ?? 0;

console.log(
  "| Trend | Fall to | Years ahead | Companies | Forecasts | Median error with, without | Mean size with, without | Nearer without |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
for (const fromSlump of [true, false]) {
  for (const fall of [0.67, 0.75, 0.8]) {
    for (const ahead of [1, 2, 3]) {
      const all = files
        .map((file) => errorsOf(file, { ahead, limits: { fall, recovery: 0.9 }, fromSlump }))
        .filter(({ usual }) => usual.length > 0);
      const [usual, without] = (["usual", "without"] as const).map((of) => ({
        bias: middle(all.map((each) => median(each[of]) ?? 0)),
        size: `${((mean(all.map((each) => size(each[of]))) ?? 0) * 100).toFixed(1)} %`,
      }));
      const nearer = all.filter((each) => size(each.without) < size(each.usual)).length;
      const forecasts = all.reduce((total, each) => total + each.usual.length, 0);
      const cells = [
        fromSlump ? "begins in the slump" : "of five years",
        fall,
        ahead,
        all.length,
        forecasts,
        `${usual?.bias}, ${without?.bias}`,
        `${usual?.size}, ${without?.size}`,
        nearer,
      ];
      console.log(`| ${cells.join(" | ")} |`);
    }
  }
}
