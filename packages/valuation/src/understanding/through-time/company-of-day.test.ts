import { describe, expect, it } from "vitest";
import type { MonthlyCloses } from "../../inputs/fundamentals.ts";
import { sampleFile } from "../../inputs/sample-company.ts";
import { closesOfFirst, companyOfDay, sharePricesOf } from "./company-of-day.ts";

const monthlyCloses: MonthlyCloses = { from: "2026-01", to: "2026-03", closes: [10, null, 12] };
/** Each figure as it was filed at first. */
const statements = sampleFile().fundamentals.statements.map((each) => ({ ...each, versions: {} }));
const { fundamentals } = sampleFile({ fundamentals: { monthlyCloses, statements } });
const quoteOf = (asOf: string) => ({ value: 10, currency: "USD", asOf, source: "sample" });
const at = (day: string, quote = quoteOf(day)) => companyOfDay(fundamentals, day, quote).fundamentals;

describe("the company of a day", () => {
  it("knows the filings of that day, and none of later ones", () => {
    // The sample files on 15 February.
    expect(at("2026-02-15").statements.at(-1)?.fiscalYearEnd).toBe("2025-12-31");
    expect(at("2026-02-14").statements.at(-1)?.fiscalYearEnd).toBe("2024-12-31");
  });

  it("has the price that it is given, of that day or before, and the shares of its statements", () => {
    expect(at("2026-03-10", quoteOf("2026-03-10T16:00:00Z")).quote?.value).toBe(10);
    expect(at("2026-03-10", quoteOf("2026-03-09")).quote?.asOf).toBe("2026-03-09");
    expect(() => at("2026-03-10", quoteOf("2026-03-11"))).toThrow(RangeError);
    expect(companyOfDay(fundamentals, "2026-03-10", null).fundamentals.quote).toBeNull();
    expect(at("2026-03-10").shareBasis).toBe("settled");
  });

  it.each([
    ["2026-03-31", { from: "2026-01", to: "2026-03", closes: [10, null, 12] }],
    ["2026-03-30", { from: "2026-01", to: "2026-02", closes: [10, null] }],
    ["2026-02-28", { from: "2026-01", to: "2026-02", closes: [10, null] }],
    ["2026-01-31", { from: "2026-01", to: "2026-01", closes: [10] }],
    ["2026-01-30", null],
    ["2025-12-31", null],
    ["2026-08-31", monthlyCloses],
  ] as const)("knows the month ends that have come by %s", (day, closes) => {
    expect(at(day).monthlyCloses).toEqual(closes);
  });

  it("knows the close of a month that is not over from its day on", () => {
    const closes = { ...monthlyCloses, lastAsOf: "2026-03-20" };
    const of = (day: string) => companyOfDay({ ...fundamentals, monthlyCloses: closes }, day, null).fundamentals;
    expect(of("2026-03-20").monthlyCloses).toEqual(closes);
    expect(of("2026-03-19").monthlyCloses?.to).toBe("2026-02");
    expect(of("2026-03-31").monthlyCloses?.to).toBe("2026-03");
  });

  it("has no month ends where none are told", () => {
    const without = companyOfDay({ ...fundamentals, monthlyCloses: null }, "2026-03-31", null);
    expect(without.fundamentals.monthlyCloses).toBeNull();
  });
});

describe("month ends", () => {
  it("are counted from the first, over the end of a year", () => {
    const closes: MonthlyCloses = { from: "2025-11", to: "2026-02", closes: [1, 2, 3, 4] };
    expect(closesOfFirst(closes, 1)).toEqual({ from: "2025-11", to: "2025-11", closes: [1] });
    expect(closesOfFirst(closes, 2)).toEqual({ from: "2025-11", to: "2025-12", closes: [1, 2] });
    expect(closesOfFirst(closes, 3)).toEqual({ from: "2025-11", to: "2026-01", closes: [1, 2, 3] });
    expect(closesOfFirst(closes, 9)).toEqual(closes);
  });

  it("are left as they are where no dividend was taken out of them", () => {
    expect(sharePricesOf(fundamentals, monthlyCloses)).toBe(monthlyCloses);
  });
});
