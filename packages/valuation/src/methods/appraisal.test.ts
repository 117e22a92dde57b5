import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../company/normalise-company.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import { missingFrom } from "./appraisal.ts";

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
