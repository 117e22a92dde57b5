import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFile, samplePeer } from "../inputs/sample-company.ts";
import { type MethodName, methodNames } from "../report/outcome.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { valueCompany } from "../value-company.ts";
import { type Reconciliation, reconciliationOf } from "./reconciliation.ts";

const peers = [800, 1000, 1200, 1400, 1600].map((marketCap, index) => samplePeer(`P${index}`, marketCap));
const neutral = (file: CompanyFile) => valueCompany(file, { scenario: "neutral", overrides: { elapsedYears: 0 } });
const report = neutral(sampleFile({ peers }));

function reconcile(first: MethodName, second: MethodName, of: ValuationReport = report): Reconciliation {
  const result = reconciliationOf(of, { first, second });
  if (result.kind === "unavailable") throw new Error(result.reason);
  return result;
}

function outcomeOf(method: MethodName) {
  const outcome = report.methods.find((each) => each.method === method)?.outcome;
  if (outcome?.kind !== "estimate") throw new Error(method);
  return outcome;
}

const sumOf = ({ first, steps }: Reconciliation) => steps.reduce((level, { effect }) => level + effect, first.value);

describe("reconciliationOf", () => {
  it("adds up to the last bit for every pair of methods, whatever the company", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 20, max: 400, noNaN: true }),
        fc.double({ min: 0, max: 900, noNaN: true }),
        fc.double({ min: -0.3, max: 0.4, noNaN: true }),
        (ebit, totalDebt, growth) => {
          const file = sampleFile({ figures: { ebit, totalDebt }, peers });
          const of = valueCompany(file, { scenario: "neutral", overrides: { growth } });
          for (const first of methodNames) {
            for (const second of methodNames) {
              const result = reconciliationOf(of, { first, second });
              if (result.kind === "reconciliation") expect(sumOf(result)).toBe(result.second.value);
              else expect(result.reason).toBe("methodNotApplicable");
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("takes two flow methods apart into returns, growth and where they start", () => {
    const { steps } = reconcile("discountedCashFlow", "residualIncome");
    expect(steps.slice(0, 4).map(({ step }) => step)).toEqual([
      "returnsAfterHorizon",
      "terminalGrowth",
      "growth",
      "startingPoint",
    ]);
    const start = steps.find(({ step }) => step === "startingPoint");
    // Without growth and lasting returns the discounted cash flow is profit after tax for ever, 112.5 / WACC, half a year
    // sooner, less net debt of 100.
    const wacc = report.assumptions.wacc?.value ?? 0;
    expect(start?.within?.first).toBeCloseTo(((112.5 / wacc) * Math.sqrt(1 + wacc) - 100) / 100, 9);
    // And residual income is the book of 4 plus five years of (22.5 % − Ke) on it, and ten in which that comes to nothing.
    const cost = report.assumptions.costOfEquity?.value ?? 0;
    const excess = Array.from({ length: 15 }, (_, index) => {
      const left = Math.min(1, Math.max(0, 1 - (index + 1 - 5) / 10));
      return ((0.225 - cost) * left * 4) / (1 + cost) ** (index + 1);
    });
    const together = excess.reduce((sum, each) => sum + each, 0);
    expect(start?.within?.second).toBeCloseTo(4 + together * Math.sqrt(1 + cost), 9);
  });

  it("adds up, within each method, to its value", () => {
    for (const [first, second] of [
      ["discountedCashFlow", "dividendDiscount"],
      ["earningsPerShare", "residualIncome"],
    ] as const) {
      const { steps, ...ends } = reconcile(first, second);
      const total = (side: "first" | "second") => steps.reduce((sum, { within }) => sum + (within?.[side] ?? 0), 0);
      expect(total("first")).toBeCloseTo(ends.first.value, 10);
      expect(total("second")).toBeCloseTo(ends.second.value, 10);
    }
  });

  it("compares a value with multiples by the multiple that it amounts to", () => {
    const { first, second, steps } = reconcile("discountedCashFlow", "comparableMultiples");
    // Peers stand at 8, 10, 12, 14, 16 times: P/E 12 × 90 / 100 = 10.8; EV/EBIT 12 × 150 − 100 = 1700; EV/EBITDA 12 × 200 − 100 = 2300.
    expect(second.value).toBeCloseTo(17, 10);
    const [multiple, others] = steps;
    expect(multiple?.multiple).toMatchObject({ kind: "evToEbit", paid: 12 });
    expect(multiple?.multiple?.implied).toBeCloseTo((first.value * 100 + 200 - 100) / 150, 10);
    expect(multiple?.effect).toBeCloseTo(17 - first.value, 10);
    expect(others?.effect).toBeCloseTo(0, 10);
    const back = reconcile("comparableMultiples", "discountedCashFlow");
    expect(back.steps.map(({ step }) => step).slice(0, 2)).toEqual(["otherMultiples", "multiple"]);
  });

  it("leads from a value to the assets in one step", () => {
    const { steps, first, second } = reconcile("earningsPerShare", "netAssetValue");
    expect(steps[0]).toMatchObject({ step: "assets", effect: second.value - first.value });
  });

  it("has one step without a name between methods of which none counts assets or multiples", () => {
    const predicted = report.methods.map((each) =>
      each.method === "prediction" ? { ...each, outcome: outcomeOf("earningsPerShare") } : each,
    );
    const of = { ...report, methods: predicted };
    const between = (first: MethodName, second: MethodName) => reconcile(first, second, of).steps[0]?.step;
    expect(between("discountedCashFlow", "prediction")).toBe("method");
    expect(between("prediction", "discountedCashFlow")).toBe("method");
    expect(between("netAssetValue", "prediction")).toBe("assets");
    expect(between("prediction", "netAssetValue")).toBe("assets");
  });

  it("tells what the multiple nearest to the median leaves to the others, from either side", () => {
    // A bank has two multiples, so that the median of what they imply is neither of them.
    const bank = neutral(sampleFile({ peers, fundamentals: { sector: "financials", industry: "Regional Banks" } }));
    const { steps, second } = reconcile("residualIncome", "comparableMultiples", bank);
    expect(steps.map(({ step }) => step)).toEqual(["multiple", "otherMultiples"]);
    const [, others] = steps;
    expect(Math.abs(others?.effect ?? 0)).toBeGreaterThan(0.01);
    const outcome = bank.methods.find(({ method }) => method === "comparableMultiples")?.outcome;
    const implied = outcome?.kind === "estimate" ? outcome.trace.nodes.map(({ value }) => value) : [];
    const nearest = second.value - (others?.effect ?? 0);
    expect(implied.some((value) => Math.abs(value - nearest) < 1e-9)).toBe(true);
    const back = reconcile("comparableMultiples", "residualIncome", bank).steps;
    expect(back.map(({ step }) => step)).toEqual(["otherMultiples", "multiple"]);
    expect(back[0]?.effect).toBeCloseTo(-(others?.effect ?? 0), 9);
  });

  it("is unavailable when one of the two gives no value", () => {
    expect(reconciliationOf(report, { first: "discountedCashFlow", second: "prediction" })).toEqual({
      kind: "unavailable",
      reason: "methodNotApplicable",
    });
  });

  it("adds at each step what the second method gives for it more than the first", () => {
    const { steps } = reconcile("discountedCashFlow", "dividendDiscount");
    expect(steps.length).toBeGreaterThanOrEqual(4);
    for (const { within, effect } of steps.slice(0, 4)) {
      expect(effect).toBeCloseTo((within?.second ?? Number.NaN) - (within?.first ?? Number.NaN), 10);
    }
  });

  it("sells a share without growth or lasting returns for what its earnings are worth for ever", () => {
    const start = reconcile("earningsPerShare", "residualIncome").steps.find(({ step }) => step === "startingPoint");
    const cost = report.assumptions.costOfEquity?.value ?? 0;
    // Earnings of 0.9 a share; half of them are paid out, and more each year until all are, which growth of 0 allows.
    const shares = [1, 2, 3, 4, 5].map((year) => 0.5 + (0.5 * year) / 15);
    const paid = shares.reduce((sum, share, index) => sum + (0.9 * share) / (1 + cost) ** (index + 1), 0);
    expect(start?.within?.first).toBeCloseTo(paid * Math.sqrt(1 + cost) + 0.9 / cost / (1 + cost) ** 5, 9);
  });
});
