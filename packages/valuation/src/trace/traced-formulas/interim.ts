import { differenceOf } from "../../formulas/statistics/parts-and-wholes.ts";
import { trailingTwelveMonths } from "../../formulas/time-value/periods.ts";
import { formula } from "./formula.ts";

/** Formulas of periods made of others; what is counted in money is taken apart by `difference`. */

export const differencePerShare = formula({
  id: "differencePerShare",
  expression: "{whole} − {part}",
  unit: "perShare",
  evaluate: differenceOf,
});

export const trailing = formula({
  id: "trailing",
  expression: "{year} + {toDate} − {toDateBefore}",
  unit: "money",
  evaluate: trailingTwelveMonths,
});

export const trailingPerShare = formula({
  id: "trailingPerShare",
  expression: "{year} + {toDate} − {toDateBefore}",
  unit: "perShare",
  evaluate: trailingTwelveMonths,
});
