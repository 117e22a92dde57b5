import { expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { baseRatesAsked } from "./asked-base-rates.ts";
import type { BaseRates } from "./base-rates.ts";

const rates = (figure: BaseRates["figure"]): BaseRates => ({
  ...{ figure, years: 5, growths: [0.1], companies: 1, from: "2020-12-31", to: "2025-12-31" },
});
const known = [rates("totalEquity"), rates("revenue")];
const reportOf = (changes: Parameters<typeof sampleFile>[0] = {}) =>
  valueCompany(sampleFile(changes), { scenario: "neutral", overrides: {} });
const bank = { sector: "financials", industry: "Diversified Banks" } as const;

it("asks for base rates of what grows: the revenue of a firm, the book of a bank", () => {
  expect(baseRatesAsked(reportOf(), known)?.figure).toBe("revenue");
  expect(baseRatesAsked(reportOf({ fundamentals: bank }), known)?.figure).toBe("totalEquity");
  expect(baseRatesAsked(reportOf({ fundamentals: bank }), [rates("revenue")])).toBeNull();
  expect(baseRatesAsked(reportOf(), [])).toBeNull();
});

it("asks for those of revenue where no method looks ahead, unless there is a signal", () => {
  const report = reportOf();
  const methods = report.methods.filter(({ family }) => family !== "flows");
  const silent = { ...report.summary.signal, kind: "none" as const };
  const of = (signal: typeof report.summary.signal) => ({ ...report, methods, summary: { ...report.summary, signal } });
  expect(baseRatesAsked(of(silent), known)?.figure).toBe("revenue");
});
