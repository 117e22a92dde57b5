import { isFinancial } from "../classify.ts";
import type { Classification } from "../company-type.ts";
import type { CostOfCapital } from "../cost-of-capital.ts";
import type { Warning } from "../outcome.ts";
import type { Quantity } from "../trace.ts";
import type { StandIns } from "./base-figures.ts";
import { bookTrendOf } from "./book-growth.ts";
import type { Dividends } from "./dividends.ts";
import type { EarningPower } from "./earning-power.ts";
import { breakOf, fundamentalGrowthOf, retainedGrowthOf, type Trend, trendOf, trendPerShareOf } from "./growth.ts";
import type { History, Known } from "./history.ts";
import type { Research } from "./research.ts";

/** How the company has grown and what it can grow: on revenue, on book for financials and utilities, per share for trusts. */
export function viewsOfGrowth(inputs: {
  history: History;
  classification: Classification;
  capital: CostOfCapital;
  salesToCapital: Known | null;
  standIns: StandIns | null;
  research: Research | null;
  earningPower: EarningPower | null;
  returnOnEquity: Quantity | null;
  dividends: Dividends;
}): { trend: Trend | null; fundamental: Quantity | null; warnings?: readonly Warning[] } {
  const { history, classification, capital, salesToCapital, standIns, research } = inputs;
  const { earningPower, returnOnEquity, dividends } = inputs;
  const { type } = classification;
  if (type === "reit") return { trend: trendPerShareOf(history, 5), fundamental: null };
  if (isFinancial(classification) || type === "holding") {
    const fundamental = retainedGrowthOf(dividends.medianPayout, returnOnEquity);
    return { ...bookTrendOf(history), fundamental };
  }
  if (type === "utility") {
    return { trend: trendOf(history, "totalEquity", 5), fundamental: null, warnings: ["bookGrowthWithReserves"] };
  }
  const from = type === "cyclical" ? null : breakOf(history, 5);
  const trend = trendOf(history, "revenue", type === "cyclical" ? 10 : 5, from);
  const warnings: Warning[] = from === null ? [] : ["growthAfterBreak"];
  if (!earningPower || !salesToCapital) return { trend, fundamental: null, warnings };
  const margin = earningPower.targetMargin.neutral;
  const { taxRate } = capital;
  const fundamental = fundamentalGrowthOf({
    history,
    margin,
    taxRate,
    salesToCapital: salesToCapital.quantity,
    standIns,
    research,
  });
  return { trend, fundamental, warnings };
}
