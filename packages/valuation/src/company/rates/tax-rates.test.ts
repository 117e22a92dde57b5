import { describe, expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import { assumption } from "../../trace/trace.ts";
import { historyOf } from "../accounts/history.ts";
import { taxRatesOf } from "./tax-rates.ts";

const marginal = assumption("marginalTaxRate", 0.25, "rate");

/** The rates of a company with 100 before tax in each year and these taxes, oldest first; null where they are unknown. */
function ratesOf(...taxes: (number | null)[]) {
  const { fundamentals } = sampleFile({ years: taxes.length });
  const statements = fundamentals.statements.map((statement, index) => ({
    ...statement,
    figures: { ...statement.figures, pretaxIncome: 100, incomeTaxExpense: taxes[index] ?? null },
  }));
  const { own, lasting, warnings } = taxRatesOf(fundamentals, historyOf({ ...fundamentals, statements }), marginal);
  return [own.value, lasting.value, ...warnings];
}

describe("the tax rates of a company", () => {
  it("are those of the last five years: what was paid before does not count", () => {
    expect(ratesOf(50, 18, 19, 20, 21, 22)).toEqual([0.2, 0.2]);
    expect(ratesOf(50, 50, 50, 18, 19, 20, 21, 22)).toEqual([0.2, 0.2]);
  });

  it("last within the international minimum and the statutory rate", () => {
    expect(ratesOf(10, 10, 10, 10, 10)).toEqual([0.1, 0.15]);
    expect(ratesOf(40, 40, 40, 40, 40)).toEqual([0.4, 0.25]);
  });

  it("leave out rates below 0 and above 100 %, and say so", () => {
    expect(ratesOf(-5, 20, 20, 20, 101)).toEqual([0.2, 0.2, "taxYearsLeftOut"]);
    expect(ratesOf(0, 0, 20, 100, 100)).toEqual([0.2, 0.2]);
  });

  it("are the statutory rate where fewer than three years are known", () => {
    expect(ratesOf(null, null, null, 20, 20)).toEqual([0.25, 0.25, "taxUnknown"]);
    expect(ratesOf(null, null, 20, 20, 20)).toEqual([0.2, 0.2]);
  });
});
