import type { Formula, FormulaInputs } from "../trace.ts";

/**
 * A public formula with the name and the text by which a trace shows it. `evaluate` is a function of `formulas/` or
 * `technical/`, or a call of one that only renames inputs or keeps the distance of a perpetuity; a step computes nothing itself.
 */
export function formula<Inputs extends FormulaInputs, Answer extends number | null>(
  definition: Formula<Inputs, Answer>,
): Formula<Inputs, Answer> {
  return definition;
}
