import { formula } from "./formula.ts";
import { isTerminalDistanceKept } from "./terminal-distance.ts";

/** What lies between the value of a share by what it pays out and by its book: the same stream of money told in other words. */

export const paidFromBook = formula({
  id: "paidFromBook",
  expression: "{returnOnEquity} × {before} − ({after} − {before})",
  unit: "perShare",
  evaluate: ({ returnOnEquity, before, after }: { returnOnEquity: number; before: number; after: number }) =>
    returnOnEquity * before - (after - before),
});

export const terminalValueOfBook = formula({
  id: "terminalValueOfBook",
  expression: "({returnOnEquity} − {growth}) × {bookValue} ÷ ({costOfEquity} − {growth})",
  unit: "perShare",
  evaluate: (inputs: { returnOnEquity: number; growth: number; bookValue: number; costOfEquity: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth)
      ? ((inputs.returnOnEquity - inputs.growth) * inputs.bookValue) / (inputs.costOfEquity - inputs.growth)
      : Number.NaN,
});

export const terminalValueOfKeptEarnings = formula({
  id: "terminalValueOfKeptEarnings",
  expression: "{returnOnEquity} × {bookValue} × {payout} ÷ ({costOfEquity} − {growth})",
  unit: "perShare",
  evaluate: (inputs: {
    returnOnEquity: number;
    bookValue: number;
    payout: number;
    costOfEquity: number;
    growth: number;
  }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth)
      ? (inputs.returnOnEquity * inputs.bookValue * inputs.payout) / (inputs.costOfEquity - inputs.growth)
      : Number.NaN,
});

/** Earnings of the year before the first one in which the book earns its return. */
export const earningsOfBook = formula({
  id: "earningsOfBook",
  expression: "{returnOnEquity} × {bookValue} ÷ (1 + {growth})",
  unit: "perShare",
  evaluate: ({ returnOnEquity, bookValue, growth }: { returnOnEquity: number; bookValue: number; growth: number }) =>
    (returnOnEquity * bookValue) / (1 + growth),
});

export const gapPerShare = formula({
  id: "gapPerShare",
  expression: "{after} − {before}",
  unit: "perShare",
  evaluate: ({ after, before }: { after: number; before: number }) => after - before,
});
