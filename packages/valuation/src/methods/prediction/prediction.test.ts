import { describe, expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import type { CompanyFile } from "../../report/report.ts";
import { valueCompany } from "../../value-company.ts";

const neutral = { scenario: "neutral", overrides: {} } as const;

const answer = {
  kind: "prediction",
  equityValue: { low: 700, middle: 1_000, high: 1_500 },
  votes: true,
  modelVersion: "test",
  levelAsOf: "2026-08-20",
} as const;

const fileWith = (prediction: CompanyFile["prediction"], changes: Partial<CompanyFile["fundamentals"]> = {}) => {
  const file = sampleFile({ years: 8 });
  const fundamentals = { ...file.fundamentals, ...changes };
  return { ...file, fundamentals, ...(prediction === undefined ? {} : { prediction }) };
};

const predicted = (file: CompanyFile, request: Parameters<typeof valueCompany>[1] = neutral) => {
  const report = valueCompany(file, request).methods.find(({ method }) => method === "prediction");
  if (!report) throw new Error("no prediction in the report");
  return report;
};

describe("the prediction", () => {
  it("is the model's market value on one share, its band the other scenarios", () => {
    const { outcome, range } = predicted(fileWith(answer));
    const shares = sampleFile({ years: 8 }).fundamentals.sharesOutstanding?.value ?? Number.NaN;
    expect(range).toEqual({ conservative: 700 / shares, neutral: 1_000 / shares, optimistic: 1_500 / shares });
    expect(outcome).toMatchObject({
      kind: "estimate",
      valuePerShare: 1_000 / shares,
      variant: "peerImplied",
      votes: true,
    });
    if (outcome.kind !== "estimate") return;
    expect(outcome.besides.map(({ name, value }) => [name, value * shares])).toEqual([
      ["predictionLow", 700],
      ["predictionHigh", 1_500],
    ]);
    expect(outcome.trace.nodes.find(({ name }) => name === "predictedEquityValue")).toMatchObject({
      kind: "reference",
      value: 1_000,
      asOf: "2026-08-20",
      source: "Valora model test",
    });
    expect(outcome.drivers.map((id) => outcome.trace.nodes[id]?.name)).toEqual(["predictedEquityValue"]);
  });

  it("does not move with the reader's rates, growth or horizon", () => {
    const file = fileWith(answer);
    const moved = predicted(file, { scenario: "neutral", overrides: { wacc: 0.2, growth: 0.3, horizon: 15 } });
    expect(moved.range).toEqual(predicted(file).range);
  });

  it("is shown without a vote in a sector where the model has not earned one", () => {
    expect(predicted(fileWith({ ...answer, votes: false })).outcome).toMatchObject({
      kind: "estimate",
      votes: false,
      notVotingReason: "voteNotEarned",
    });
  });

  it.each(["sectorNotInTraining", "outOfDomain", "featuresMissing", "statementsStale", "bandTooWide"] as const)(
    "is silent when the model is, and says why: %s",
    (reason) => {
      expect(predicted(fileWith({ kind: "refused", reason })).outcome).toEqual({
        kind: "notApplicable",
        reason,
        alternative: "comparableMultiples",
        missing: [],
        rawValue: null,
        growthBelow: null,
      });
    },
  );

  it("says that no model is installed, and leaves everything else as it is", () => {
    const [without, with_] = [valueCompany(fileWith(undefined), neutral), valueCompany(fileWith(answer), neutral)];
    expect(without.methods.at(-1)?.outcome).toMatchObject({ kind: "notApplicable", reason: "modelNotInstalled" });
    expect(JSON.stringify(without.methods.slice(0, -1))).toBe(JSON.stringify(with_.methods.slice(0, -1)));
  });

  it("does not speak of holdings, whose value is what they hold", () => {
    const holding = fileWith(answer, { industry: "Multi-Sector Holdings", sector: "financials" });
    expect(predicted(holding).outcome).toMatchObject({ reason: "holding", alternative: "netAssetValue" });
  });

  it("does not speak of companies in distress, whose multiples are those of healthy ones", () => {
    const { statements } = sampleFile({
      years: 8,
      figures: { netIncome: -10, ebit: 5, operatingCashFlow: 4 },
    }).fundamentals;
    const outcome = predicted(fileWith(answer, { statements })).outcome;
    expect(outcome).toMatchObject({ kind: "notApplicable", reason: "distressed", alternative: "netAssetValue" });
  });

  it("needs the count of shares", () => {
    const file = fileWith(answer, { sharesOutstanding: null });
    const statements = file.fundamentals.statements.map((statement) => ({
      ...statement,
      figures: { ...statement.figures, dilutedShares: null },
    }));
    const { outcome } = predicted({ ...file, fundamentals: { ...file.fundamentals, statements } });
    expect(outcome).toMatchObject({ kind: "notApplicable", reason: "sharesMissing" });
  });
});
