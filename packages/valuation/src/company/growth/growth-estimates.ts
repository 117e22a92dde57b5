import { isFinancial } from "../../inputs/classify.ts";
import type { Classification } from "../../inputs/company-type.ts";
import type { Warning } from "../../report/outcome.ts";
import type { Quantity } from "../../trace/trace.ts";
import type { StandIns } from "../accounts/base-figures.ts";
import type { History, Known } from "../accounts/history.ts";
import type { EarningPower } from "../earnings/earning-power.ts";
import type { Research } from "../earnings/research.ts";
import type { CostOfCapital } from "../rates/cost-of-capital.ts";
import type { Dividends } from "../shareholders/dividends.ts";
import { bookTrendOf } from "./book-growth.ts";
import { breakOf, fundamentalGrowthOf, retainedGrowthOf, type Trend, trendOf, trendPerShareOf } from "./growth.ts";

/** How the company has grown and what it can grow: on revenue, on book for financials and utilities, per share for trusts. */
export function growthEstimates(inputs: {
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
