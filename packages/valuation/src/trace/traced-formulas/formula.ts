import type { Formula, FormulaInputs } from "../trace.ts";

/** A formula for the catalogue; exists so that the type of the inputs follows from `evaluate`. */
export function formula<Inputs extends FormulaInputs>(definition: Formula<Inputs>): Formula<Inputs> {
  return definition;
}
