import { formula } from "./formula.ts";

/** Formulas of periods made of others; what is counted in money is taken apart by `difference`. */

export const differencePerShare = formula({
  id: "differencePerShare",
  expression: "{whole} − {part}",
  unit: "perShare",
  evaluate: ({ whole, part }: { whole: number; part: number }) => whole - part,
});

type TrailingInputs = { year: number; toDate: number; toDateBefore: number };

export const trailing = formula({
  id: "trailing",
  expression: "{year} + {toDate} − {toDateBefore}",
  unit: "money",
  evaluate: ({ year, toDate, toDateBefore }: TrailingInputs) => year + toDate - toDateBefore,
});

export const trailingPerShare = formula({
  id: "trailingPerShare",
  expression: "{year} + {toDate} − {toDateBefore}",
  unit: "perShare",
  evaluate: ({ year, toDate, toDateBefore }: TrailingInputs) => year + toDate - toDateBefore,
});
