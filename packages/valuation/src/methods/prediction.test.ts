import { expect, it } from "vitest";
import { sampleFile } from "../sample-company.ts";
import { valueCompany } from "../value-company.ts";

it("abstains while no model is installed", () => {
  const { methods } = valueCompany(sampleFile(), { scenario: "neutral", overrides: {} });
  expect(methods.at(-1)).toMatchObject({
    method: "prediction",
    outcome: { kind: "notApplicable", reason: "modelNotInstalled" },
    range: { conservative: null, neutral: null, optimistic: null },
  });
});
