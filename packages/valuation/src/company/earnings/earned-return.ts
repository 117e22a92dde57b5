import type { Rate } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import { lowestRate, returnOnCapital, turnover } from "../../trace/traced-formulas/figures.ts";
import type { History } from "../accounts/history.ts";
import type { EarningPower } from "./earning-power.ts";

/** A higher return comes from a small book, not from a great business. */
export const highestReturn: Rate = 0.6;

/** The current return on equity; null: the cost of equity. */
export type EarnedReturn = { quantity: Quantity | null; warnings: readonly Warning[] };

/**
 * The current return on new equity: the return on equity, at most 60 %. Where that is unknown or equity is not above zero, the
 * return after tax on all capital, goodwill included, at most 60 %, and 60 % where there is no capital; nothing above its cost
 * where equity or debt is unknown.
 */
export function earnedReturnOf(inputs: {
  history: History;
  returnOnEquity: Quantity | null;
  earningPower: EarningPower | null;
  taxRate: Quantity;
  /** With goodwill, of the latest balance sheet; null where a part of it is unknown. */
  capital: Quantity | null;
}): EarnedReturn {
  const { history, returnOnEquity, earningPower, taxRate, capital } = inputs;
  const equity = history.figure(history.latest, "totalEquity");
  if (returnOnEquity && equity && equity.value > 0) return { quantity: atMost(returnOnEquity), warnings: [] };
  const revenue = history.figure(history.latest, "revenue");
  if (!equity || !capital || !earningPower || !revenue || revenue.value <= 0) {
    return { quantity: null, warnings: ["returnAtCost"] };
  }
  const most = assumption("highestReturn", highestReturn, "rate");
  if (capital.value <= 0) return { quantity: most, warnings: ["returnFromCapital"] };
  const earned = derive("returnOnCapital", returnOnCapital, {
    margin: earningPower.targetMargin.neutral,
    taxRate,
    salesToCapital: derive("salesToCapital", turnover, { revenue, capital }),
  });
  return { quantity: atMost(earned), warnings: ["returnFromCapital"] };
}

function atMost(earned: Quantity): Quantity {
  if (earned.value <= highestReturn) return earned;
  return derive("earnedReturn", lowestRate, { values: [earned, assumption("highestReturn", highestReturn, "rate")] });
}
