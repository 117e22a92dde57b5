import { isFinancial } from "../../inputs/classify.ts";
import type { Classification } from "../../inputs/company-type.ts";
import type { Years } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import type { Quantity } from "../../trace/trace.ts";
import type { StandIns } from "../accounts/base-figures.ts";
import type { History, Known } from "../accounts/history.ts";
import type { EarningPower } from "../earnings/earning-power.ts";
import type { Research } from "../earnings/research.ts";
import type { CostOfCapital } from "../rates/cost-of-capital.ts";
import type { Dividends } from "../shareholders/dividends.ts";
import { bookTrendOf } from "./book-growth.ts";
import {
  breakOf,
  fundamentalGrowthOf,
  retainedGrowthOf,
  revenuePerShareAt,
  type Trend,
  trendOf,
  trendPerShareOf,
} from "./growth.ts";
import { lostOfCyclical, type PartLeft, partsThatLeft } from "./parts-that-left.ts";
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
  if (type === "reit") return { ...trendOfTrust(history), fundamental: null };
  if (isFinancial(classification) || type === "holding") {
    const fundamental = retainedGrowthOf(dividends.medianPayout, returnOnEquity);
    return { ...bookTrendOf(history), fundamental };
  }
  if (type === "utility") {
    const { from, warnings } = startOfBook(history);
    const trend = trendOf(history, "totalEquity", yearsOfTrend.other, { from });
    return { trend, fundamental: null, warnings: ["bookGrowthWithReserves", ...warnings] };
  }
  const { trend, warnings } = type === "cyclical" ? trendOfCycle(history) : trendOfRevenue(history);
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

type TrendOfRevenue = { trend: Trend | null; warnings: readonly Warning[] };

/** Of an ordinary company: since a part left, or since revenue broke, whichever is later. */
function trendOfRevenue(history: History): TrendOfRevenue {
  const broken = breakOf(history, yearsOfTrend.other);
  const left = latestIn(history, yearsOfTrend.other, partsThatLeft(history, yearsOfTrend.other), "revenue");
  const from = Math.max(broken ?? -1, left ?? -1);
  const without = yearsOfSlumps(history, (index) => history.figure(index, "revenue")?.value ?? null);
  const trend = trendOf(history, "revenue", yearsOfTrend.other, { from: from < 0 ? null : from, without });
  const warnings = slumpLeftOut(history, without, from);
  if (from < 0) return { trend, warnings };
  return { trend, warnings: [from === broken ? "growthAfterBreak" : "growthAfterPartLeft", ...warnings] };
}

/** Of a trust: by the share, as it grows by issuing shares. */
function trendOfTrust(history: History): TrendOfRevenue {
  const without = yearsOfSlumps(history, (index) => revenuePerShareAt(history, index));
  const trend = trendPerShareOf(history, yearsOfTrend.other, without);
  return { trend, warnings: slumpLeftOut(history, without) };
}

/** The warning about years of the trend that are left out, where there are such years. */
function slumpLeftOut(history: History, without: ReadonlySet<number>, from = -1): readonly Warning[] {
  const window = history.within(yearsOfTrend.other + 1).filter((index) => index >= from);
  return window.some((index) => without.has(index)) ? ["growthWithoutSlump"] : [];
}

/** Of a company of cycles: of ten years, or since a large part left, where these are enough to be more than half a cycle. */
function trendOfCycle(history: History): TrendOfRevenue {
  const parts = partsThatLeft(history, yearsOfTrend.cyclical, lostOfCyclical);
  const left = latestIn(history, yearsOfTrend.cyclical, parts, "revenue");
  const trend = trendOf(history, "revenue", yearsOfTrend.cyclical, { from: left });
  if (left === null) return { trend, warnings: [] };
  return { trend: trend && trend.intervals >= leastOfCycle ? trend : null, warnings: ["growthAfterPartLeft"] };
}

/** Where the book of a utility starts to be that of what is left. */
function startOfBook(history: History): { from: number | null; warnings: readonly Warning[] } {
  const from = latestIn(history, yearsOfTrend.other, partsThatLeft(history, yearsOfTrend.other), "balance");
  return { from, warnings: from === null ? [] : ["growthAfterPartLeft"] };
}

/** The latest start among parts that left, behind the first year of the trend; null where all of it is behind them. */
function latestIn(
  history: History,
  years: Years,
  parts: readonly PartLeft[],
  of: "balance" | "revenue",
): number | null {
  const [first = Number.POSITIVE_INFINITY] = history.within(years + 1);
  const starts = parts.flatMap((part) => part[of] ?? []).filter((start) => start > first);
  return starts.length > 0 ? Math.max(...starts) : null;
}
