import { type History, yearBefore } from "../company/accounts/history.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { Unit } from "../inputs/units.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { traceBuilder } from "../trace/to-trace.ts";
import { derive, type Quantity, type Trace } from "../trace/trace.ts";
import { meanMoney, shareOf } from "../trace/traced-formulas/figures.ts";
import { quotient } from "../trace/traced-formulas/ratios.ts";

/** Why a number cannot be told; each has a text in the app's messages (`fundamentals.absent.<reason>`). */
export const absenceReasons = [
  "figureMissing",
  "previousYearMissing",
  "basisNotPositive",
  "basisNearZero",
  "taxRateUnusual",
  "notForFinancials",
  "financeArm",
  "fewCompanies",
  "priceMissing",
  "priceInOtherCurrency",
  "sharesMissing",
  "sharesUnsettled",
  "notFiledYet",
  "accountsTooOld",
  "partSeparated",
  "closesWithoutPart",
  "enterpriseValueNotPositive",
  "fewMonths",
  "fewPeers",
] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

/** A number that is not there, and which figures it would need. */
export type Absence = {
  readonly kind: "absent";
  readonly reason: AbsenceReason;
  readonly missing: readonly FigureName[];
};

/** A figure of a year: a number with its origin, or the reason for its absence. */
export type Reading = Quantity | Absence;

/** A reading as it travels: `node` is its place in the trace of the report. */
export type Cell =
  | { readonly value: number; readonly unit: Unit; readonly node: number }
  | { readonly value: null; readonly reason: AbsenceReason; readonly missing: readonly FigureName[] };

/** One fiscal year of a company; index −1 is a year that no statement covers. */
export type Year = { readonly history: History; readonly index: number };

export const isAbsent = (reading: Reading): reading is Absence => reading.kind === "absent";

export const absent = (reason: AbsenceReason, missing: readonly FigureName[] = []): Absence => ({
  kind: "absent",
  reason,
  missing,
});

export const lastYear = ({ history, index }: Year): Year => ({
  history,
  index: yearBefore(history, index),
});

/** A figure of a year as filed. */
export function figureOf({ history, index }: Year, name: FigureName): Reading {
  if (index < 0) return absent("previousYearMissing");
  return history.figure(index, name) ?? absent("figureMissing", [name]);
}

/** The number of a reading; null where it is absent. */
export const numberOf = (reading: Reading): number | null => (isAbsent(reading) ? null : reading.value);

/** The number of a figure of a year as filed. */
export const filedNumber = (year: Year, name: FigureName): number | null => numberOf(figureOf(year, name));

/** As many quantities as readings, in their order. */
type EachKnown<Readings extends readonly Reading[]> = { readonly [Place in keyof Readings]: Quantity };

/** Applies a function to numbers that are all there; else says what is missing among them. */
export function withAll<const Readings extends readonly Reading[]>(
  readings: Readings,
  then: (quantities: EachKnown<Readings>) => Reading,
): Reading {
  const absences = readings.filter(isAbsent);
  const [first] = absences;
  // safe: none of them is absent
  if (first === undefined) return then(readings as EachKnown<Readings>);
  const missing = [...new Set(absences.flatMap((absence) => absence.missing))];
  return missing.length === 0 ? first : absent("figureMissing", missing);
}

type Division = { name: QuantityName; part: Reading; whole: Reading };

/** A share of a whole, shown in percent; not of a whole that is zero or less. */
export const rateOf = ({ name, part, whole }: Division): Reading => divided(name, part, whole, shareOf);

/** So many times a whole; not of a whole that is zero or less. */
export const timesOf = ({ name, part, whole }: Division): Reading => divided(name, part, whole, quotient);

function divided(name: QuantityName, part: Reading, whole: Reading, formula: typeof shareOf): Reading {
  return withAll([part, whole], ([upper, lower]) => {
    if (lower.value <= 0) return absent("basisNotPositive");
    return derive(name, formula, { part: upper, whole: lower });
  });
}

/** Mean of a balance at both ends of a year. */
export const averageOf = (name: QuantityName, end: Reading, start: Reading): Reading =>
  withAll([end, start], (values) => derive(name, meanMoney, { values }));

/** Collects readings into cells of one report with one trace; where `contentOf` says what a node holds, equal ones are one. */
export function cellWriter(contentOf: Parameters<typeof traceBuilder>[0] = null) {
  const { nodes, idOf } = traceBuilder(contentOf);
  return {
    cell(reading: Reading): Cell {
      if (isAbsent(reading)) return { value: null, reason: reading.reason, missing: reading.missing };
      return { value: reading.value, unit: reading.unit, node: idOf(reading) };
    },
    trace: (): Trace => ({ nodes, result: Math.max(0, nodes.length - 1) }),
  };
}
