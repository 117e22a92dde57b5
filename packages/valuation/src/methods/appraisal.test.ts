import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../company/normalise-company.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import { methodNames } from "../report/outcome.ts";
import { missingFrom } from "./appraisal.ts";
import { methods } from "./index.ts";

describe("what a statement lacks", () => {
  it("is what it does not tell, in the order of the question", () => {
    const file = sampleFile({ figures: { cashAndEquivalents: null, goodwill: null } });
    const company = normaliseCompany(file, { scenario: "neutral", overrides: {} });
    expect(missingFrom(company, "revenue", "goodwill", "netIncome", "cashAndEquivalents")).toEqual([
      "goodwill",
      "cashAndEquivalents",
    ]);
    expect(missingFrom(company, "revenue")).toEqual([]);
  });
});

describe("a company whose shares are not counted", () => {
  const model = {
    kind: "prediction",
    equityValue: { low: 700, middle: 1_000, high: 1_500 },
    votes: true,
    modelVersion: "test",
    levelAsOf: "2026-08-20",
  } as const;
  const file = { ...sampleFile(), prediction: model };
  const company = { ...normaliseCompany(file, { scenario: "neutral", overrides: {} }), shares: null };

  it.each(methodNames)("has no value by %s", (name) => {
    expect(methods[name](company)).toMatchObject({ kind: "notApplicable" });
  });

  it.each(["comparableMultiples", "residualIncome", "netAssetValue", "prediction"] as const)(
    "is told so by %s, which lacks nothing else",
    (name) => {
      expect(methods[name](company)).toMatchObject({ reason: "sharesMissing" });
    },
  );
});
