import type { FigureName, FigureOrigin, FiledFigure } from "../inputs/statement.ts";
import type { IsoDate, Unit } from "../inputs/units.ts";
import { isSeries } from "./is-series.ts";
import type { QuantityName } from "./quantity-names.ts";

/**
 * A number that knows where it comes from. Methods compute with quantities; the trace of an estimate is the graph of
 * quantities under it. A step holds a formula of this library and its inputs, so a trace can be replayed.
 */
export type Quantity = Placed<FigureLeaf | ReferenceLeaf | AssumptionLeaf | Step>;

/**
 * The number that the trace built last gave a quantity, of numbers that are given once: one that a trace does not find among its
 * own is of an earlier trace. A third as long as asking a map, and a trace has hundreds of quantities.
 */
export type Placed<Kind> = Kind & { place?: number };

type Common = { readonly value: number; readonly unit: Unit };

/** A figure of a statement, as the provider gave it. */
export type FigureLeaf = Common & {
  readonly kind: "figure";
  readonly name: FigureName;
  readonly ticker: string;
  /** The last day of the period: of the fiscal year, or of the `months` that are given instead. */
  readonly fiscalYearEnd: IsoDate;
  /** The period of a figure that covers no fiscal year; null for a balance, which is at its end. */
  readonly months?: number | null;
  readonly provider: string;
  /** What the provider says, where the figure is the reader's own or follows from one. */
  readonly filed?: FiledFigure | undefined;
  /** Null for a figure of a peer, whose origin is not carried along. */
  readonly origin: FigureOrigin | null;
  readonly accession: string | null;
  readonly filedAt: IsoDate | null;
  /** The part of the company that the figure is of, in the filer's words; absent for the whole. */
  readonly segment?: string | undefined;
};

/** A dated figure of the market: a rate, a premium, a price, an industry average, a share count. */
export type ReferenceLeaf = Common & {
  readonly kind: "reference";
  readonly name: QuantityName;
  /** Whose figure it is, when it belongs to a company: the price, a peer's market value; null for the market itself. */
  readonly ticker: string | null;
  readonly asOf: IsoDate;
  readonly source: string;
};

/** A chosen number: by the user, the scenario, or a convention of the method. */
export type AssumptionLeaf = Common & {
  readonly kind: "assumption";
  readonly name: QuantityName;
  readonly chosenBy: "user" | "scenario" | "convention";
  /** The forecast year for which it was chosen by itself; absent for what belongs to none. */
  readonly year?: number;
};

/** A formula applied to quantities. */
export type Step = Common & {
  readonly kind: "step";
  readonly name: QuantityName;
  /** The forecast year it belongs to, 1 for the first; null for what belongs to none. */
  readonly year: number | null;
  readonly formula: Formula<never>;
  readonly inputs: Readonly<Record<string, Quantity | readonly Quantity[]>>;
};

/** The named numbers a formula takes; a list where it takes a series. */
export type FormulaInputs = Readonly<Record<string, number | readonly number[]>>;

/**
 * A pure function with the text that shows it: `expression` names each input in braces, "{ebit} × (1 − {taxRate})". Null where
 * the inputs have no answer; in a trace that is NaN.
 */
export type Formula<Inputs extends FormulaInputs, Answer extends number | null = number | null> = {
  readonly id: string;
  readonly expression: string;
  readonly unit: Unit;
  readonly evaluate: (inputs: Inputs) => Answer;
  /**
   * Where a step writes the numbers that it evaluates, each time all of them: an object that is made anew, name by name, takes
   * twice as long. No formula keeps its inputs. Made at the first step, so that a bundler leaves out the formulas that are not used.
   */
  numbers?: Record<string, number | number[]>;
};

/** For each input of a formula, the quantity that fills it. */
export type QuantitiesFor<Inputs> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends number ? Quantity : readonly Quantity[];
};

/** A trace as it travels: nodes in order of computation, inputs by id; the last node is the result. */
export type Trace = { readonly nodes: readonly TraceNode[]; readonly result: number };
export type TraceNode = { readonly id: number } & (
  | FigureLeaf
  | ReferenceLeaf
  | AssumptionLeaf
  | (Common & {
      readonly kind: "step";
      readonly name: QuantityName;
      readonly year: number | null;
      readonly formula: string;
      readonly expression: string;
      readonly inputs: Readonly<Record<string, number | readonly number[]>>;
    })
);

/** A number of the method's own choosing (`convention`), of the scenario or of the user. */
export function assumption(
  name: QuantityName,
  value: number,
  unit: Unit,
  chosenBy: AssumptionLeaf["chosenBy"] = "convention",
): Placed<AssumptionLeaf> {
  return assumptionLeaf(name, value, unit, chosenBy);
}

/** A number that the user has set for one forecast year. */
export function chosenForYear(name: QuantityName, value: number, unit: Unit, year: number): AssumptionLeaf {
  return assumptionLeaf(name, value, unit, "user", year);
}

/** The kinds of quantities are made here alone, each in one place: objects of one shape are read several times as fast. */
function assumptionLeaf(
  name: QuantityName,
  value: number,
  unit: Unit,
  chosenBy: AssumptionLeaf["chosenBy"],
  year?: number,
): Placed<AssumptionLeaf> {
  return { kind: "assumption", name, value, unit, chosenBy, year, place: -1 };
}

/** A figure of a statement. */
export function figureLeaf(given: Omit<FigureLeaf, "kind">): Placed<FigureLeaf> {
  const { name, value, unit, ticker, fiscalYearEnd, months, provider, origin, accession, filedAt } = given;
  return {
    kind: "figure",
    name,
    value,
    unit,
    ticker,
    fiscalYearEnd,
    months,
    filed: given.filed,
    provider,
    origin,
    accession,
    filedAt,
    segment: given.segment,
    place: -1,
  };
}

/** The same step under another name. */
export function renamed({ year, unit, value, formula, inputs }: Step, name: QuantityName): Placed<Step> {
  return { kind: "step", name, year, unit, value, formula, inputs, place: -1 };
}

/** The result of a formula of the catalogue on quantities: the only way in which a method computes. */
export function derive<Inputs extends FormulaInputs>(
  name: QuantityName,
  formula: Formula<Inputs>,
  inputs: QuantitiesFor<Inputs>,
  year: number | null = null,
): Placed<Step> {
  formula.numbers ??= {};
  const { numbers } = formula;
  for (const key in inputs) {
    const input: Quantity | readonly Quantity[] = inputs[key];
    numbers[key] = isSeries(input) ? valuesOf(input) : input.value;
  }
  return {
    kind: "step",
    name,
    year,
    unit: formula.unit,
    // `numbers` has the very keys of `inputs`, which the signature ties to those of the formula.
    value: formula.evaluate(numbers as Inputs) ?? Number.NaN,
    formula,
    inputs,
    place: -1,
  };
}

/** A loop, because every number of a valuation passes here: a callback would cost as much as the formula. */
function valuesOf(series: readonly Quantity[]): number[] {
  const values: number[] = [];
  for (let index = 0; index < series.length; index += 1) values.push(series[index]?.value ?? Number.NaN);
  return values;
}
