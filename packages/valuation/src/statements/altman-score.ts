import { type AltmanZone, altmanZoneOf, altmanZoneOfDoublePrime } from "../formulas/scores/altman.ts";
import { manufacturingIndustries } from "../inputs/industry-groups.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { derive, type Quantity } from "../trace/trace.ts";
import { difference } from "../trace/traced-formulas/figures.ts";
import { altmanZ, altmanZDoublePrime } from "../trace/traced-formulas/ratios.ts";
import { type Cell, figureOf, isAbsent, type Reading, rateOf, timesOf, withAll, type Year } from "./reading.ts";

/** Z, of companies that make goods; Z″, of all others. */
export const altmanForms = ["z", "zDoublePrime"] as const;
export type AltmanForm = (typeof altmanForms)[number];

/** Altman's score in the form that was made for such a company; `zone` is null without a score. */
export type AltmanReport = { form: AltmanForm; score: Cell; zone: AltmanZone | null };

export const altmanNames = [
  "workingCapitalToAssets",
  "retainedEarningsToAssets",
  "ebitToAssets",
  "marketEquityToLiabilities",
  "bookEquityToLiabilities",
  "salesToAssets",
] as const satisfies readonly QuantityName[];
type AltmanReadings = Record<(typeof altmanNames)[number], Reading>;

/** The ratios of a year that both forms are made of. */
export function altmanReadingsOf(year: Year, marketCap: Reading): AltmanReadings {
  const assets = figureOf(year, "totalAssets");
  const liabilities = figureOf(year, "totalLiabilities");
  const workingCapital = withAll(
    [figureOf(year, "currentAssets"), figureOf(year, "currentLiabilities")],
    ([whole, part]) => derive("workingCapital", difference, { whole, part }),
  );
  return {
    workingCapitalToAssets: rateOf({ name: "workingCapitalToAssets", part: workingCapital, whole: assets }),
    retainedEarningsToAssets: rateOf({
      name: "retainedEarningsToAssets",
      part: figureOf(year, "retainedEarnings"),
      whole: assets,
    }),
    ebitToAssets: rateOf({ name: "ebitToAssets", part: figureOf(year, "ebit"), whole: assets }),
    marketEquityToLiabilities: timesOf({
      name: "marketEquityToLiabilities",
      part: marketCap,
      whole: liabilities,
    }),
    bookEquityToLiabilities: timesOf({
      name: "bookEquityToLiabilities",
      part: figureOf(year, "totalEquity"),
      whole: liabilities,
    }),
    salesToAssets: timesOf({ name: "salesToAssets", part: figureOf(year, "revenue"), whole: assets }),
  };
}

/** Z by market value where goods are made; else Z″, by book value and without sales, whose level is the industry's. */
export function altmanScoreOf(
  readings: AltmanReadings,
  industry: string | null,
  cell: (reading: Reading) => Cell,
): AltmanReport {
  const { workingCapitalToAssets, retainedEarningsToAssets, ebitToAssets } = readings;
  const common = [workingCapitalToAssets, retainedEarningsToAssets, ebitToAssets] as const;
  const isMaker = industry !== null && manufacturingIndustries.has(industry);
  const { bookEquityToLiabilities, marketEquityToLiabilities, salesToAssets } = readings;
  const score = isMaker
    ? withAll([...common, marketEquityToLiabilities, salesToAssets], ([x1, x2, x3, x4, x5]) =>
        derive("altmanZ", altmanZ, { ...named(x1, x2, x3, x4), salesToAssets: x5 }),
      )
    : withAll([...common, bookEquityToLiabilities], ([x1, x2, x3, x4]) =>
        derive("altmanZDoublePrime", altmanZDoublePrime, named(x1, x2, x3, x4)),
      );
  const zone = isAbsent(score) ? null : isMaker ? altmanZoneOf(score.value) : altmanZoneOfDoublePrime(score.value);
  return { form: isMaker ? "z" : "zDoublePrime", score: cell(score), zone };
}

const named = (x1: Quantity, x2: Quantity, x3: Quantity, x4: Quantity) => ({
  workingCapitalToAssets: x1,
  retainedEarningsToAssets: x2,
  ebitToAssets: x3,
  equityToLiabilities: x4,
});
