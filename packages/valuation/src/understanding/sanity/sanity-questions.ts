import { ebitAt } from "../../company/accounts/base-figures.ts";
import { isPresent, yearBefore } from "../../company/accounts/history.ts";
import { yearlyQuantities } from "../../company/chosen-years.ts";
import { type Company, normaliseCompany } from "../../company/normalise-company.ts";
import type { FigureName } from "../../inputs/statement.ts";
import type { FlowLever } from "../../methods/flow-declaration.ts";
import type { FlowMethodName } from "../../methods/flow-declarations.ts";
import type { CompanyFile, ValuationReport } from "../../report/report.ts";
import type { YearlyLever } from "../../scenarios/assumptions.ts";
import type { Quantity } from "../../trace/trace.ts";
import type { ValuationRequest } from "../../value-company.ts";
import { flowModelOf } from "../flow-model.ts";
import { type Average, type ComparedAverage, heldAgainst } from "./compared-value.ts";
import type { SanityFinding, SanityQuestionName } from "./sanity-finding.ts";

const decade = 10;

type Question = {
  question: SanityQuestionName;
  method: FlowMethodName;
  assumption: FlowLever;
  history: (company: Company) => readonly number[];
  average: ComparedAverage;
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
