import type { QuantityName } from "./quantity-names.ts";
import { derive, type Formula, type FormulaInputs, type Quantity } from "./trace.ts";

/** For each input of a formula, the term that fills it. */
export type TermsFor<Inputs, Term> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends number ? Term : readonly Term[];
};

/**
 * How a composition of formulas is carried out. Written once, it runs with plain numbers, of which ordering the scenarios
 * needs many, and with quantities that know where they come from: the same formulas in the same order, so the value is
 * the trace's to the last bit.
 */
export type Calculation<Term> = {
  of: (quantity: Quantity) => Term;
  step: <Inputs extends FormulaInputs>(
    name: QuantityName,
    formula: Formula<Inputs>,
    inputs: TermsFor<Inputs, Term>,
    year?: number | null,
  ) => Term;
};

/** With numbers: nothing is remembered. */
export const inNumbers: Calculation<number> = {
  of: ({ value }) => value,
  // Terms that are numbers are the very inputs of the formula.
  step: (_, formula, inputs) => formula.evaluate(inputs as never) ?? Number.NaN,
};

/** With quantities: every step is kept. */
export const withTraces: Calculation<Quantity> = { of: (quantity) => quantity, step: derive };
