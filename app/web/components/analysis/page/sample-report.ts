import type {
  Estimate,
  MethodName,
  MethodReport,
  NotApplicableReason,
  PerShare,
  Status,
  Trace,
  ValuationReport,
} from "@valora/valuation";
import { differenceOf, methodFamilies, methodNames } from "@valora/valuation";

/** Small hand-made reports for tests of the pieces of the result page. */
export const samplePrice = 100;

const statusOf = (value: PerShare): Status => {
  const difference = differenceOf(value, samplePrice);
  if (difference > 0.1) return "undervalued";
  return difference < -0.1 ? "overvalued" : "fair";
};

const traceOf = (value: number): Trace => ({
  result: 0,
  nodes: [{ id: 0, kind: "assumption", name: "valuePerShare", value, unit: "perShare", chosenBy: "convention" }],
});

export function estimateOf(
  method: MethodName,
  conservative: PerShare | null,
  neutral: PerShare,
  optimistic: PerShare | null,
  changes: Partial<Estimate> = {},
): MethodReport {
  return {
    method,
    family: methodFamilies[method],
    outcome: {
      kind: "estimate",
      valuePerShare: neutral,
      variant: "growing",
      votes: true,
      notVotingReason: changes.votes === false ? "informative" : null,
      warnings: [],
      drivers: [],
      trace: traceOf(neutral),
      ...changes,
    } as Estimate, // the variant of a sample is of no interest to the pieces it is shown to
    difference: differenceOf(neutral, samplePrice),
    status: statusOf(neutral),
    vote: changes.votes === false ? null : neutral,
    range: { conservative, neutral, optimistic },
  };
}

export function notApplicableOf(method: MethodName, reason: NotApplicableReason): MethodReport {
  return {
    method,
    family: methodFamilies[method],
    outcome: {
      kind: "notApplicable",
      reason,
      alternative: "residualIncome",
      missing: [],
      rawValue: null,
      growthBelow: null,
    },
    difference: null,
    status: null,
    vote: null,
    range: { conservative: null, neutral: null, optimistic: null },
  };
}

/** A report with the given methods; the others answer that they do not apply. */
export function reportOf(given: readonly MethodReport[], changes: Partial<ValuationReport> = {}): ValuationReport {
  const methods = methodNames.map(
    (method) => given.find((report) => report.method === method) ?? notApplicableOf(method, "figuresMissing"),
  );
  const voting = methods.filter(({ outcome }) => outcome.kind === "estimate" && outcome.votes);
  const values = voting.map(({ range }) => range.neutral ?? 0);
  const mean = values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
  const count = (status: Status) => voting.filter((method) => method.status === status).length;
  const share = (status: Status) => (voting.length > 0 ? count(status) / voting.length : null);
  return {
    ticker: "TEST",
    classification: { type: "mature", rule: "default" },
    scenario: "neutral",
    assumptions: {
      wacc: { value: 0.078, computed: 0.078, chosenBy: "computed" },
      costOfEquity: { value: 0.085, computed: 0.085, chosenBy: "computed" },
      costOfDebt: { value: 0.045, computed: 0.045, chosenBy: "computed" },
      growth: { value: 0.072, computed: 0.072, chosenBy: "computed" },
      terminalGrowth: { value: 0.035, computed: 0.035, chosenBy: "computed" },
      horizon: { value: 5, computed: 5, chosenBy: "computed" },
      riskFreeRate: 0.042,
      equityRiskPremium: 0.0423,
      countryRiskPremium: 0,
      beta: 1.02,
      taxRate: 0.21,
      equityWeight: 0.95,
      debtWeight: 0.05,
      rating: "AA",
      trace: null,
    },
    methods,
    summary: {
      voting: voting.length,
      estimating: methods.filter(({ outcome }) => outcome.kind === "estimate").length,
      mean,
      median: mean,
      standardDeviation: values.length > 1 ? 12.5 : null,
      minimum: values.length > 0 ? Math.min(...values) : null,
      maximum: values.length > 0 ? Math.max(...values) : null,
      undervalued: share("undervalued"),
      fair: share("fair"),
      overvalued: share("overvalued"),
      counts: { undervalued: count("undervalued"), fair: count("fair"), overvalued: count("overvalued") },
      pricePosition: values.length > 0 ? "within" : null,
      signal: { kind: "none", reason: "notEnoughMethods", strength: "plain", asOf: "2026-08-20" },
      signalHoldsInScenarios: 3,
    },
    priceStanding: { asOf: "2026-08-20", chosenBy: "source", age: null, silence: null },
    blockedBy: null,
    ...changes,
  } as ValuationReport; // the rule of a sample's classification is of no interest to the pieces it is shown to
}
