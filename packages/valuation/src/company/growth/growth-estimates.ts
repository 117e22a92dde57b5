import { isFinancial } from "../../inputs/classify.ts";
import type { Classification } from "../../inputs/company-type.ts";
import type { Ratio, Years } from "../../inputs/units.ts";
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
import { lostOfCyclical, partsThatLeft } from "./parts-that-left.ts";
import { yearsOfSlumps } from "./slumps.ts";

/** Years of which a trend is read: of one cycle, and of an ordinary company. */
const yearsOfTrend = { cyclical: 10, other: 5 } as const;
/** Fewer yearly intervals of a cycle than this are a part of it. */
const leastOfCycle = 5;

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
  if (type === "reit") {
    const { trend, without } = trendPerShareOf(history, yearsOfTrend.other);
    return { trend, fundamental: null, warnings: slumpLeftOut(history, without) };
  }
  if (isFinancial(classification) || type === "holding") {
    const fundamental = retainedGrowthOf(dividends.medianPayout, returnOnEquity);
    return { ...bookTrendOf(history), fundamental };
  }
  if (type === "utility") {
    const from = startAfterParts(history, yearsOfTrend.other, "balance");
    const trend = trendOf(history, "totalEquity", yearsOfTrend.other, from);
    const warnings: Warning[] = ["bookGrowthWithReserves"];
    return { trend, fundamental: null, warnings: from === null ? warnings : [...warnings, "growthAfterPartLeft"] };
  }
  const { trend, warnings } = type === "cyclical" ? trendOfCycle(history) : trendOfRevenue(history);
  if (!earningPower || !salesToCapital) return { trend, fundamental: null, warnings };
  const fundamental = fundamentalGrowthOf({
    history,
    margin: earningPower.targetMargin.neutral,
    taxRate: capital.taxRate,
    salesToCapital: salesToCapital.quantity,
    standIns,
    research,
  });
  return { trend, fundamental, warnings };
}

type TrendOfRevenue = { trend: Trend | null; warnings: readonly Warning[] };

/** Of an ordinary company: since a part left, or since revenue broke, whichever is later. */
function trendOfRevenue(history: History): TrendOfRevenue {
  const broken = breakOf(history, yearsOfTrend.other);
  const left = startAfterParts(history, yearsOfTrend.other, "revenue");
  const from = Math.max(broken ?? -1, left ?? -1);
  const without = yearsOfSlumps(history, (index) => history.figure(index, "revenue")?.value ?? null);
  const trend = trendOf(history, "revenue", yearsOfTrend.other, from, without);
  const warnings: Warning[] = from < 0 ? [] : [from === broken ? "growthAfterBreak" : "growthAfterPartLeft"];
  return { trend, warnings: [...warnings, ...slumpLeftOut(history, without, from)] };
}

/** The warning about years of the trend that are left out, where there are such years. */
const slumpLeftOut = (history: History, without: readonly number[], from = -1): readonly Warning[] =>
  history.within(yearsOfTrend.other + 1).some((index) => index >= from && without.includes(index))
    ? ["growthWithoutSlump"]
    : [];

/** Of a company of cycles: of ten years, or since a large part left, where these are enough to be more than half a cycle. */
function trendOfCycle(history: History): TrendOfRevenue {
  const left = startAfterParts(history, yearsOfTrend.cyclical, "revenue", lostOfCyclical);
  const trend = trendOf(history, "revenue", yearsOfTrend.cyclical, left);
  if (left === null) return { trend, warnings: [] };
  return { trend: (trend?.intervals ?? 0) >= leastOfCycle ? trend : null, warnings: ["growthAfterPartLeft"] };
}

/** The latest start after a part that left, behind the first year of the trend; null where all of it is behind them. */
function startAfterParts(
  history: History,
  years: Years,
  of: "balance" | "revenue",
  leastOfEquity?: Ratio,
): number | null {
  const [first = Number.POSITIVE_INFINITY] = history.within(years + 1);
  const starts = partsThatLeft(history, years, leastOfEquity).flatMap((part) => part[of] ?? []);
  const start = Math.max(...starts);
  return start > first ? start : null;
}
