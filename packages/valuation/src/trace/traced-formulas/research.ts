import { formula } from "./formula.ts";

/** Formulas that treat research as an investment; together they are `capitalizeResearch`. */

export const unamortisedResearch = formula({
  id: "unamortisedResearch",
  expression: "{spending} × (1 − {age} ÷ {life})",
  unit: "money",
  evaluate: ({ spending, age, life }: { spending: number; age: number; life: number }) => spending * (1 - age / life),
});

export const researchAmortization = formula({
  id: "researchAmortization",
  expression: "Σ {earlier} ÷ {life}",
  unit: "money",
  evaluate: ({ earlier, life }: { earlier: readonly number[]; life: number }) =>
    earlier.reduce((total, amount) => total + amount, 0) / life,
});

export const researchAdjusted = formula({
  id: "researchAdjusted",
  expression: "{ebit} + {spending} − {amortization}",
  unit: "money",
  evaluate: (inputs: { ebit: number; spending: number; amortization: number }) =>
    inputs.ebit + inputs.spending - inputs.amortization,
});

/** Twelve months that begin in one fiscal year and end in the next, each spent evenly; `part` of a year after the end of the earlier. */
export const acrossYears = formula({
  id: "acrossYears",
  expression: "{later} × {part} + {earlier} × (1 − {part})",
  unit: "money",
  evaluate: ({ later, earlier, part }: { later: number; earlier: number; part: number }) =>
    later * part + earlier * (1 - part),
});
