import { ebitAt } from "../company/accounts/base-figures.ts";
import { isPresent, yearBefore } from "../company/accounts/history.ts";
import { yearlyQuantities } from "../company/chosen-years.ts";
import { type Company, normaliseCompany } from "../company/normalise-company.ts";
import { percentile } from "../formulas/statistics/statistics.ts";
import type { IndustryAverages } from "../inputs/market-reference.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { IsoDate } from "../inputs/units.ts";
import type { FlowLever } from "../methods/flow-declaration.ts";
import type { FlowMethodName } from "../methods/flow-declarations.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import type { YearlyLever } from "../scenarios/assumptions.ts";
import { aboveEconomy } from "../scenarios/scenarios.ts";
import type { Quantity } from "../trace/trace.ts";
import type { ValuationRequest } from "../value-company.ts";
import { flowModelOf } from "./flow-model.ts";

/** Sanity checks of an assumption (`sanityQuestions.<question>`). */
export const sanityQuestionNames = [
  "growthAgainstHistory",
  "marginAgainstHistory",
  "capitalForGrowth",
  "returnAfterHorizon",
  "returnOnEquityAgainstHistory",
  "payoutAgainstHistory",
  "terminalGrowthAgainstEconomy",
  "yearGrowthAgainstHistory",
  "yearMarginAgainstHistory",
  "yearCapitalForGrowth",
] as const;
export type SanityQuestionName = (typeof sanityQuestionNames)[number];

/** Where a number stands in a history: beyond all of it, outside its middle half, or inside; unknown without one. */
export const sanityVerdicts = ["belowAll", "low", "usual", "high", "aboveAll", "unknown"] as const;
export type SanityVerdict = (typeof sanityVerdicts)[number];

/** Up to ten fiscal years of the company itself: quartiles, extremes, and how many years they are. */
export type OwnHistory = {
  lowest: number;
  low: number;
  median: number;
  high: number;
  highest: number;
  years: number;
};

/** The average to compare with; `verdict` is high above 1.5 times it and low below two thirds. */
export type Benchmark = {
  of: "industry" | "market" | "economy";
  value: number;
  name: string;
  asOf: IsoDate;
  verdict: "low" | "usual" | "high";
};

export type SanityFinding = {
  question: SanityQuestionName;
  method: FlowMethodName;
  assumption: FlowLever;
  /** The forecast year whose own number is asked about; null for what belongs to none. */
  year: number | null;
  value: number;
  /** Null with fewer than three years. */
  own: OwnHistory | null;
  sector: Benchmark | null;
  /** Against the company's own history; against the benchmark where there is none. */
  verdict: SanityVerdict;
};

const decade = 10;
const leastYears = 3;

type Average = {
  [Key in keyof IndustryAverages]: IndustryAverages[Key] extends number | null ? Key : never;
}[keyof IndustryAverages];

type Question = {
  question: SanityQuestionName;
  method: FlowMethodName;
  assumption: FlowLever;
  history: (company: Company) => readonly number[];
  average: Average | "nominalGrowth" | null;
};

const historyOf = {
  growth: (company: Company) => yearlyGrowth(company, "revenue"),
  margin: ({ earningPower }: Company) => seriesUnder(earningPower?.targetMargin.conservative ?? null),
  salesToCapital: (company: Company) => capitalYears(company).map(({ revenue, capital }) => revenue / capital),
} as const;

/** The checks of single years set by the reader: of the highest and the lowest. */
const yearlyQuestions = [
  { question: "yearGrowthAgainstHistory", lever: "growthByYear", assumption: "growth", average: "revenueGrowth" },
  { question: "yearMarginAgainstHistory", lever: "marginByYear", assumption: "margin", average: "operatingMargin" },
  {
    question: "yearCapitalForGrowth",
    lever: "salesToCapitalByYear",
    assumption: "salesToCapital",
    average: "salesToCapital",
  },
] as const satisfies readonly {
  question: SanityQuestionName;
  lever: YearlyLever;
  assumption: keyof typeof historyOf;
  average: Average;
}[];

const questions: readonly Question[] = [
  {
    question: "growthAgainstHistory",
    method: "discountedCashFlow",
    assumption: "growth",
    history: historyOf.growth,
    average: "revenueGrowth",
  },
  {
    question: "growthAgainstHistory",
    method: "residualIncome",
    assumption: "growth",
    history: (company) => (company.isFinancial ? yearlyGrowth(company, "totalEquity") : []),
    average: null,
  },
  {
    question: "marginAgainstHistory",
    method: "discountedCashFlow",
    assumption: "margin",
    history: historyOf.margin,
    average: "operatingMargin",
  },
  {
    question: "capitalForGrowth",
    method: "discountedCashFlow",
    assumption: "salesToCapital",
    history: historyOf.salesToCapital,
    average: "salesToCapital",
  },
  {
    question: "returnAfterHorizon",
    method: "discountedCashFlow",
    assumption: "terminalReturn",
    history: (company) =>
      capitalYears(company).flatMap(({ profit, capital }) => (profit === null ? [] : [profit / capital])),
    average: "roic",
  },
  {
    question: "returnOnEquityAgainstHistory",
    method: "residualIncome",
    assumption: "returnOnEquity",
    history: ({ returnOnEquity }) => seriesUnder(returnOnEquity),
    average: "roe",
  },
  {
    question: "payoutAgainstHistory",
    method: "dividendDiscount",
    assumption: "payout",
    history: ({ dividends }) => dividends.payouts.map(({ value }) => value),
    average: null,
  },
  {
    question: "terminalGrowthAgainstEconomy",
    method: "discountedCashFlow",
    assumption: "terminalGrowth",
    history: () => [],
    average: "nominalGrowth",
  },
];

/**
 * Each assumption of a report held against the company's own last ten years and the average of its industry.
 *
 * Growth against yearly growth of revenue (of book for financials), margin, sales to capital, the return on capital after the horizon
 * against what capital has earned, return on equity, payout against its own years, perpetual growth against the growth of
 * the economy. Findings, not judgements: a company may well do what it has never done, but the reader should say why. Only
 * what the methods of the report use is asked; a question without an assumption is left out.
 *
 * @see Damodaran, *Narrative and Numbers*, ch. 7 (possible, plausible, probable)
 */
export function sanityFindingsOf(
  file: CompanyFile,
  request: ValuationRequest,
  report: ValuationReport,
): readonly SanityFinding[] {
  // The company's own record, not the reader's override.
  const company = normaliseCompany(file, { ...request, overrides: {} });
  const overall = questions.flatMap(({ question, method, assumption, history, average }) => {
    const model = flowModelOf(report, method);
    const value = model.kind === "flowModel" ? model.levers[assumption] : undefined;
    if (value === undefined) return [];
    const held = heldAgainst(file, { value, history: history(company), average });
    return held ? [{ question, method, assumption, year: null, value, ...held }] : [];
  });
  return [...overall, ...yearFindings(file, company, report)];
}

/** Of each lever set year by year: the year with the most, and the one with the least, where they differ. */
function yearFindings(file: CompanyFile, company: Company, report: ValuationReport): SanityFinding[] {
  const method = "discountedCashFlow";
  const model = flowModelOf(report, method);
  if (model.kind === "unavailable") return [];
  return yearlyQuestions.flatMap(({ question, lever, assumption, average }) => {
    const { name } = yearlyQuantities[lever];
    const chosen = model.trace.nodes
      .flatMap((node) => (node.kind === "assumption" && node.name === name && node.year !== undefined ? [node] : []))
      .toSorted((one, other) => other.value - one.value);
    const [most, least] = [chosen[0], chosen.at(-1)];
    const asked = most && least && most.value !== least.value ? [most, least] : [most];
    return asked.flatMap((node) => {
      const held = node && heldAgainst(file, { value: node.value, history: historyOf[assumption](company), average });
      return node && held
        ? [{ question, method, assumption, year: node.year ?? null, value: node.value, ...held }]
        : [];
    });
  });
}

function heldAgainst(
  file: CompanyFile,
  { value, history, average }: { value: number; history: readonly number[]; average: Question["average"] },
): Pick<SanityFinding, "own" | "sector" | "verdict"> | null {
  const own = ownHistoryOf(history);
  const sector = benchmarkOf(file, average, value);
  return own || sector ? { own, sector, verdict: verdictOf(value, own, sector) } : null;
}

function ownHistoryOf(values: readonly number[]): OwnHistory | null {
  const finite = values.filter(Number.isFinite);
  if (finite.length < leastYears) return null;
  const at = (probability: number) => percentile({ values: finite, probability }) ?? 0;
  return { lowest: at(0), low: at(0.25), median: at(0.5), high: at(0.75), highest: at(1), years: finite.length };
}

function verdictOf(value: number, own: OwnHistory | null, sector: Benchmark | null): SanityVerdict {
  if (!own) return sector?.verdict ?? "unknown";
  if (value > own.highest) return "aboveAll";
  if (value < own.lowest) return "belowAll";
  if (value > own.high) return "high";
  return value < own.low ? "low" : "usual";
}

function benchmarkOf({ reference }: CompanyFile, average: Question["average"], value: number): Benchmark | null {
  if (average === null) return null;
  if (average === "nominalGrowth") {
    const { value: economy, asOf, source } = reference.nominalGrowth;
    // Nothing outgrows the economy for ever by more than a little, so here the average is the limit.
    const isAbove = value > economy + aboveEconomy;
    return { of: "economy", value: economy, name: source, asOf, verdict: isAbove ? "high" : "usual" };
  }
  for (const [averages, of] of [[reference.industry, "industry"] as const, [reference.market, "market"] as const]) {
    const benchmark = averages?.[average];
    if (averages && typeof benchmark === "number" && benchmark > 0) {
      const { name, asOf } = averages;
      const verdict = value > 1.5 * benchmark ? "high" : value < benchmark / 1.5 ? "low" : "usual";
      return { of, value: benchmark, name, asOf, verdict };
    }
  }
  return null;
}

function yearlyGrowth({ history }: Company, name: FigureName): number[] {
  return history.within(decade).flatMap((index) => {
    const before = yearBefore(history, index);
    const start = before < 0 ? null : history.figure(before, name);
    const end = history.figure(index, name);
    return start && end && start.value > 0 && end.value > 0 ? [end.value / start.value - 1] : [];
  });
}

/** The numbers that a statistic was taken of, as the method itself used them. */
function seriesUnder(statistic: Quantity | null): readonly number[] {
  const values = statistic?.kind === "step" ? statistic.inputs.values : undefined;
  return Array.isArray(values) ? values.map(({ value }: Quantity) => value) : [];
}

/** Revenue, profit after tax and invested capital of the years in which the latter is known and above zero. */
function capitalYears({ history, capital: { marginalTaxRate } }: Company) {
  return history.within(decade).flatMap((index) => {
    const value = (name: FigureName) => history.figure(index, name)?.value ?? null;
    const [revenue, equity, cash] = [value("revenue"), value("totalEquity"), value("cashAndEquivalents")];
    const parts = [value("longTermDebt"), value("currentDebt")].filter(isPresent);
    const debt = value("totalDebt") ?? (parts.length === 2 ? parts.reduce((sum, part) => sum + part, 0) : null);
    if (revenue === null || revenue <= 0 || equity === null || debt === null || cash === null) return [];
    const capital = equity + debt - cash - (value("marketableSecurities") ?? 0);
    if (capital <= 0) return [];
    const ebit = ebitAt(history, index)?.quantity.value ?? null;
    return [{ revenue, capital, profit: ebit === null ? null : ebit - Math.max(0, ebit) * marginalTaxRate.value }];
  });
}
