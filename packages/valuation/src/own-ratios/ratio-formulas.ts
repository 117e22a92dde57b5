import * as parts from "../formulas/statistics/parts-and-wholes.ts";
import { mean, median } from "../formulas/statistics/statistics.ts";
import { compoundGrowth } from "../formulas/time-value/growth.ts";
import type { Formula, FormulaInputs } from "../trace/trace.ts";
import { formula } from "../trace/traced-formulas/formula.ts";
import type { RatioUnit } from "./ratio-figures.ts";

const units: readonly RatioUnit[] = ["money", "perShare", "shares", "ratio", "rate"];

/** A formula in each unit that its result can have: a step says the unit of its formula. */
// Every unit has an entry, which `Object.fromEntries` forgets.
const inEachUnit = <Inputs extends FormulaInputs>(
  id: string,
  { expression, evaluate }: Pick<Formula<Inputs>, "expression" | "evaluate">,
) =>
  Object.fromEntries(
    units.map((unit) => [unit, formula({ id: `${id}.${unit}`, expression, unit, evaluate })]),
  ) as Readonly<Record<RatioUnit, Formula<Inputs>>>;

type Values = { values: readonly number[] };
type Parts = { part: number; whole: number };

/** What an own ratio computes with; kept apart from the formulas of the engine, which a page loads for its sliders. */
export const ratioFormulas = {
  "+": inEachUnit("own.sum", {
    expression: "{left} + {right}",
    evaluate: ({ left, right }: { left: number; right: number }) => parts.sumOf({ terms: [left, right] }),
  }),
  "-": inEachUnit("own.difference", { expression: "{whole} − {part}", evaluate: parts.differenceOf }),
  "*": inEachUnit("own.product", { expression: "{share} × {whole}", evaluate: parts.partOf }),
  "/": inEachUnit<Parts>("own.quotient", { expression: "{part} ÷ {whole}", evaluate: parts.quotientOf }),
  negated: inEachUnit("own.negated", {
    expression: "−{part}",
    evaluate: ({ part }: { part: number }) => parts.differenceOf({ whole: 0, part }),
  }),
  median: inEachUnit<Values>("own.median", {
    expression: "median({values})",
    evaluate: ({ values }) => median(values),
  }),
  average: inEachUnit<Values>("own.average", { expression: "mean({values})", evaluate: ({ values }) => mean(values) }),
  lowest: inEachUnit<Values>("own.lowest", { expression: "min({values})", evaluate: parts.lowestOf }),
  highest: inEachUnit<Values>("own.highest", { expression: "max({values})", evaluate: parts.highestOf }),
  total: inEachUnit<Values>("own.total", {
    expression: "Σ {values}",
    evaluate: ({ values }) => parts.sumOf({ terms: values }),
  }),
  cagr: inEachUnit("own.cagr", {
    expression: "({now} ÷ {before})^(1 ÷ {years}) − 1",
    evaluate: compoundGrowth,
  }),
} as const;

/** The same by their ids, to compute a trace again (`replay`). */
export const ratioFormulaCatalogue: ReadonlyMap<string, Formula<never>> = new Map(
  Object.values(ratioFormulas)
    .flatMap((each): readonly Formula<never>[] => Object.values(each))
    .map((each) => [each.id, each]),
);
