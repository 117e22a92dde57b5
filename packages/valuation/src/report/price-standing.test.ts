import { describe, expect, it } from "vitest";
import type { Separation } from "../inputs/fundamentals.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";

const request = { scenario: "neutral", overrides: {} } as const;

/** The sample company, whose accounts ended on 31 December 2025, after a part left on a day. */
function without(asOf: string) {
  const separation: Separation = { part: "Sample Aerospace", ticker: "SMPA", asOf, source: "8-K" };
  const file = sampleFile({});
  return { ...file, fundamentals: { ...file.fundamentals, separations: [separation] } };
}

const signalOf = (asOf: string) => valueCompany(without(asOf), request).summary.signal;

describe("a part that left the company", () => {
  const { statements, quote } = sampleFile({}).fundamentals;
  const accountsEnd = statements.at(-1)?.fiscalYearEnd ?? "";

  it("silences every method from the day after the accounts ended to the day of the price", () => {
    const report = valueCompany(without(quote?.asOf ?? ""), request);
    expect(report.priceStanding?.silence).toBe("partSeparated");
    expect(report.summary).toMatchObject({ voting: 0, signal: { kind: "none", reason: "partSeparated" } });
    expect(report.methods.every(({ status, vote }) => status === null && vote === null)).toBe(true);
    expect(report.methods.some(({ outcome }) => outcome.kind === "estimate")).toBe(true);
  });

  it("silences nothing where the accounts ended with it or after it", () => {
    expect(signalOf(accountsEnd).reason).not.toBe("partSeparated");
    expect(signalOf("2020-01-01").reason).not.toBe("partSeparated");
  });

  it("silences nothing before the part has left", () => {
    expect(signalOf("2099-01-01").reason).not.toBe("partSeparated");
  });
});
