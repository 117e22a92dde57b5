import * as book from "../../formulas/cash-flow/book-of-equity.ts";
import { differenceOf } from "../../formulas/statistics/parts-and-wholes.ts";
import { isTerminalDistanceKept } from "../../formulas/time-value/terminal-distance.ts";
import { formula } from "./formula.ts";

/** The bridge between a share's value by payouts and by book: the same cash flows in two forms. */

export const paidFromBook = formula({
  id: "paidFromBook",
  expression: "{returnOnEquity} × {before} − ({after} − {before})",
  unit: "perShare",
  evaluate: book.paidFromBook,
});

export const terminalValueOfBook = formula({
  id: "terminalValueOfBook",
  expression: "({returnOnEquity} − {growth}) × {bookValue} ÷ ({costOfEquity} − {growth})",
  unit: "perShare",
  evaluate: (inputs: { returnOnEquity: number; growth: number; bookValue: number; costOfEquity: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth) ? book.terminalValueOfBook(inputs) : null,
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
  }) => (isTerminalDistanceKept(inputs.costOfEquity, inputs.growth) ? book.terminalValueOfKeptEarnings(inputs) : null),
});

/** Earnings of the year before the first one in which the book earns its return. */
export const earningsOfBook = formula({
  id: "earningsOfBook",
  expression: "{returnOnEquity} × {bookValue} ÷ (1 + {growth})",
  unit: "perShare",
  evaluate: book.earningsOfBook,
});

export const gapPerShare = formula({
  id: "gapPerShare",
  expression: "{after} − {before}",
  unit: "perShare",
  evaluate: ({ after, before }: { after: number; before: number }) => differenceOf({ whole: after, part: before }),
});
