import * as research from "../../formulas/cash-flow/asset-value.ts";
import { acrossFiscalYears } from "../../formulas/time-value/periods.ts";
import { formula } from "./formula.ts";

/** Formulas that treat research as an investment; together they are `capitalizeResearch`. */

export const unamortisedResearch = formula({
  id: "unamortisedResearch",
  expression: "{spending} × (1 − {age} ÷ {life})",
  unit: "money",
  evaluate: research.unamortisedResearch,
});

export const researchAmortization = formula({
  id: "researchAmortization",
  expression: "Σ {earlier} ÷ {life}",
  unit: "money",
  evaluate: research.researchAmortization,
});

export const researchAdjusted = formula({
  id: "researchAdjusted",
  expression: "{ebit} + {spending} − {amortization}",
  unit: "money",
  evaluate: research.researchAdjustedIncome,
});

/** Twelve months that begin in one fiscal year and end in the next, each spent evenly; `part` of a year after the end of the earlier. */
export const acrossYears = formula({
  id: "acrossYears",
  expression: "{later} × {part} + {earlier} × (1 − {part})",
  unit: "money",
  evaluate: acrossFiscalYears,
});
