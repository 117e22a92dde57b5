import { debtOf, ebitAt, interestAt } from "../company/accounts/base-figures.ts";
import { type History, isPresent } from "../company/accounts/history.ts";
import type { Classification } from "./company-type.ts";
import type { Fundamentals } from "./fundamentals.ts";
import * as groups from "./industry-groups.ts";
import {
  hasComeBackFromDeepSlump,
  hasGrownForYears,
  hasMostlyLost,
  hasOutgrownItsCycles,
  hasRisenAndFallen,
} from "./record.ts";
import type { Rate, Ratio } from "./units.ts";

/** Revenue growth a year, over three years, from which losses are called those of a growing company. */
const growthOfGrowing: Rate = 0.1;
/** Research ÷ revenue from which what a company owns is mostly knowledge. */
const researchOfIntensive: Rate = 0.08;
/** Operating income ÷ interest below which lenders expect not to be paid. */
const coverageOfDistress: Ratio = 0.8;
/** Cash from operations before interest ÷ interest from which it is paid all the same. */
const cashCoverageOfSafety: Ratio = 1.5;

/**
 * The company type, and the rule that decided it; the first matching rule wins.
 *
 * Order: what it does (bank, insurer, other financial, holding, real-estate trust, utility), then what its statements say
 * (losses, negative equity, interest that is not earned), then cycles, then losses that were the rule, then what it owns, then how it
 * grows. A company is in
 * distress only with losses of several years: one bad year is not, and makes none cyclical either.
 */
export function classify(fundamentals: Fundamentals, history: History): Classification {
  return (
    byActivity(fundamentals) ??
    byStatements(history) ??
    byCycle(fundamentals, history) ??
    byRecord(history) ??
    byAssets(fundamentals, history) ??
    byGrowth(fundamentals, history) ?? { type: "mature", rule: "otherwise" }
  );
}

function byActivity({ sector, industry }: Fundamentals): Classification | null {
  if (industry !== null) {
    if (groups.bankIndustries.has(industry)) return { type: "bank", rule: "bankIndustry" };
    if (groups.insuranceIndustries.has(industry)) return { type: "insurer", rule: "insuranceIndustry" };
    if (groups.holdingIndustries.has(industry)) return { type: "holding", rule: "holdingIndustry" };
    if (groups.financialServicesIndustries.has(industry)) {
      return { type: "financialServices", rule: "financialServicesIndustry" };
    }
    if (industry.endsWith("REITs")) return { type: "reit", rule: "realEstateTrust" };
  }
  if (sector === "utilities") return { type: "utility", rule: "utilitiesSector" };
  if (sector !== "financials" || (industry !== null && groups.assetLightFinancials.has(industry))) return null;
  return { type: "financialServices", rule: "financialsSector" };
}

function byStatements(history: History): Classification | null {
  const equity = history.figure(history.latest, "totalEquity");
  const earnings = history
    .within(3)
    .map((index) => history.figure(index, "netIncome"))
    .filter(isPresent);
  const losses = earnings.filter(({ value }) => value <= 0).length;
  const now = history.figure(history.latest, "netIncome") ?? earnings.at(-1);
  const isLosing = (now?.value ?? 1) <= 0 && losses >= 2;
  if (equity !== null && equity.value <= 0) {
    return isLosing
      ? { type: "distressed", rule: "lossesAndNegativeEquity" }
      : { type: "negativeEquity", rule: "negativeEquityWithProfits" };
  }
  return isLosing ? byLosses(history, losses === earnings.length) : null;
}

/** Of a company with losses in the latest and another one of the last three years. */
function byLosses(history: History, isAlwaysLosing: boolean): Classification | null {
  const { latest } = history;
  const ebit = (ebitAt(history, latest)?.quantity ?? history.figure(latest, "netIncome"))?.value ?? 0;
  if (ebit <= 0 && (revenueGrowth(history) ?? 0) >= growthOfGrowing) {
    return { type: "unprofitableGrowth", rule: "lossesWithGrowth" };
  }
  if (!isAlwaysLosing) return null;
  const interest = interestAt(history, latest, debtOf(history, null))?.quantity.value ?? 0;
  if (interest > 0 && ebit / interest < coverageOfDistress && !isPaidFromOperations(history, interest)) {
    return { type: "distressed", rule: "interestNotCovered" };
  }
  return ebit <= 0 ? { type: "lossMaking", rule: "lossesWithoutGrowth" } : null;
}

/** Whether operations bring in the interest one and a half times in cash: then a loss is a write-down of the past, no default. */
function isPaidFromOperations({ latest, figure }: History, interest: number): boolean {
  const left = figure(latest, "operatingCashFlow")?.value ?? null;
  return left !== null && (left + interest) / interest >= cashCoverageOfSafety;
}

/** Yearly growth of revenue over three years; infinite from nothing to something; null when unknown. */
function revenueGrowth(history: History): Rate | null {
  const revenues = history
    .within(4)
    .map((index) => history.figure(index, "revenue"))
    .filter(isPresent);
  const [first, last] = [revenues[0], revenues.at(-1)];
  if (!first || !last || revenues.length < 2) return null;
  if (first.value <= 0) return last.value > 0 ? Number.POSITIVE_INFINITY : null;
  return (Math.max(last.value, 0) / first.value) ** (1 / (revenues.length - 1)) - 1;
}

function byCycle({ sector, industry }: Fundamentals, history: History): Classification | null {
  if (industry === null) {
    return sector === "energy" || sector === "materials" ? { type: "cyclical", rule: "cyclicalSector" } : null;
  }
  if (groups.commodityIndustries.has(industry)) return { type: "cyclical", rule: "cyclicalIndustry" };
  const isOfCycles = groups.cyclicalDemandIndustries.has(industry);
  if (isOfCycles && !hasOutgrownItsCycles(history)) return { type: "cyclical", rule: "cyclicalIndustry" };
  if (isOfCycles || sector === null || !groups.sectorsWithCycles.has(sector)) return null;
  // A year in which hotels, halls and ships were closed is deep and over, and no cycle.
  const isCycle =
    hasRisenAndFallen(history) || (sector !== "consumerDiscretionary" && hasComeBackFromDeepSlump(history));
  return isCycle ? { type: "cyclical", rule: "cyclicalRecord" } : null;
}

function byAssets({ industry }: Fundamentals, history: History): Classification | null {
  if (industry !== null && groups.intangibleIndustries.has(industry)) {
    return { type: "assetLight", rule: "intangibleIndustry" };
  }
  const research = history.figure(history.latest, "researchAndDevelopment")?.value ?? 0;
  const revenue = history.figure(history.latest, "revenue")?.value ?? 0;
  return revenue > 0 && research / revenue >= researchOfIntensive
    ? { type: "assetLight", rule: "researchIntensive" }
    : null;
}

/** Of a company that cycles do not explain. One that grows fast has not turned round: it has arrived. */
function byRecord(history: History): Classification | null {
  return hasMostlyLost(history) && !hasGrownForYears(history)
    ? { type: "turnaround", rule: "lossesInMostYears" }
    : null;
}

/** Revenue that follows the price of oil, gas or metals is no growth of the business. */
function byGrowth({ sector }: Fundamentals, history: History): Classification | null {
  if (sector === "energy" || sector === "materials") return null;
  return hasGrownForYears(history) ? { type: "growing", rule: "revenueGrowth" } : null;
}

/** Banks, insurers and other financials: their debt is raw material, so nothing is said about the firm before interest. */
export function isFinancial({ type }: Classification): boolean {
  return type === "bank" || type === "insurer" || type === "financialServices";
}
