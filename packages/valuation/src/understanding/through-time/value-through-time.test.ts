import { describe, expect, it } from "vitest";
import type { Fundamentals } from "../../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { valueCompany } from "../../value-company.ts";
import { pastOf } from "./published-accounts.ts";
import { valueThroughTimeInSlices, valueThroughTimeOf } from "./value-through-time.ts";

const steady = sampleFile().fundamentals.statements;
const closes = (from: string, to: string, ...values: (number | null)[]): Partial<Fundamentals> => ({
  monthlyCloses: { from, to, closes: values },
});

function through(fundamentals: Partial<Fundamentals>) {
  const result = valueThroughTimeOf(sampleFile({ fundamentals }));
  if (result.kind === "unavailable") throw new Error(result.reason);
  return result;
}

describe("valueThroughTimeOf", () => {
  it("uses a statement from the day it was filed, not before", () => {
    // Filed on 15 February 2026: January knows 2024, February knows 2025.
    const { points } = through(closes("2026-01", "2026-03", 10, 11, 12));
    expect(points.map(({ asOf, fiscalYearEnd, price }) => ({ asOf, fiscalYearEnd, price }))).toEqual([
      { asOf: "2026-01-31", fiscalYearEnd: "2024-12-31", price: 10 },
      { asOf: "2026-02-28", fiscalYearEnd: "2025-12-31", price: 11 },
      { asOf: "2026-03-31", fiscalYearEnd: "2025-12-31", price: 12 },
    ]);
  });

  it("waits ninety days for a statement without a publication date, and says so", () => {
    const statements = steady.map((statement) => ({ ...statement, filedAt: null }));
    const { points, hindsights } = through({ ...closes("2026-02", "2026-04", 10, 10, 10), statements });
    // 31 December 2025 + 90 days is 31 March 2026.
    expect(points.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual(["2024-12-31", "2025-12-31", "2025-12-31"]);
    expect(points.every(({ filingDateEstimated }) => filingDateEstimated)).toBe(true);
    expect(hindsights).toContain("filingDateEstimated");
    expect(through(closes("2026-02", "2026-02", 10)).hindsights).not.toContain("filingDateEstimated");
  });

  it("says that a publication date is estimated by the latest statement known then, whichever comes first", () => {
    const withoutDate = (fiscalYear: number) =>
      steady.map((statement) => (statement.fiscalYear === fiscalYear ? { ...statement, filedAt: null } : statement));
    const estimated = (statements: typeof steady) =>
      through({ ...closes("2026-01", "2026-04", 10, 10, 10, 10), statements }).points.map(
        ({ filingDateEstimated }) => filingDateEstimated,
      );
    // That of 2024 was filed long ago; that of 2025 is public from 31 March 2026.
    for (const order of [withoutDate(2025), withoutDate(2025).toReversed()]) {
      expect(estimated(order)).toEqual([false, false, true, true]);
    }
    for (const order of [withoutDate(2024), withoutDate(2024).toReversed()]) {
      expect(estimated(order)).toEqual([true, false, false, false]);
    }
  });

  it("values the latest months alone as it values them among all, where only these are asked for", () => {
    const file = sampleFile({ fundamentals: closes("2025-11", "2026-03", 8, 9, null, 11, 12) });
    const slices = valueThroughTimeInSlices(file, 3);
    if (slices.kind === "unavailable") throw new Error(slices.reason);
    // Of the last three months one has no close.
    expect(slices.months).toBe(2);
    slices.advance(3);
    const latest = slices.result();
    expect(latest.kind === "valueThroughTime" && latest.points).toEqual(
      through(file.fundamentals).points.filter(({ asOf }) => asOf > "2026-02-01"),
    );
  });

  it("does not change the past when a later statement arrives", () => {
    const before = through(closes("2025-06", "2025-07", 10, 11));
    const boom = sampleStatement(2026, { ...steady[0]?.figures, revenue: 9_000, ebit: 5_000, netIncome: 3_000 });
    const after = through({ ...closes("2025-06", "2025-07", 10, 11), statements: [...steady, boom] });
    expect(after.points).toEqual(before.points);
  });

  it("equals the mean of the voting methods of a valuation with what was known", () => {
    const [point] = through(closes("2025-06", "2025-06", 10)).points;
    const report = valueCompany(
      sampleFile({
        fundamentals: {
          statements: steady.slice(0, -1),
          quote: { value: 10, currency: "USD", asOf: "2025-06-30", source: "sample" },
          sharesOutstanding: null,
          ...closes("2025-06", "2025-06", 10),
        },
      }),
      { scenario: "neutral", overrides: {} },
    );
    const values = report.methods.flatMap(({ outcome, family }) =>
      outcome.kind === "estimate" && outcome.votes && family !== "market" ? [outcome.valuePerShare] : [],
    );
    expect(point?.value).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length, 12);
    expect(point?.voting).toBe(values.length);
  });

  it("counts the months in which the band held the price", () => {
    const [point] = through(closes("2025-06", "2025-06", 10)).points;
    expect(point?.low).toBeLessThan(point?.high ?? 0);
    const result = through(closes("2025-04", "2025-08", 10, null, 500, 10.5, 0.6));
    expect(result.points.map(({ held }) => held)).toEqual([true, false, true, false]);
    expect(result).toMatchObject({ months: 4, monthsHeld: 2, shareHeld: 0.5 });
  });

  it("is unavailable without closes, without statements of the time, or in another currency", () => {
    const file = (fundamentals: Partial<Fundamentals>) => valueThroughTimeOf(sampleFile({ fundamentals }));
    expect(file({})).toEqual({ kind: "unavailable", reason: "closesMissing" });
    expect(file(closes("2025-06", "2025-06", null))).toEqual({ kind: "unavailable", reason: "closesMissing" });
    expect(file(closes("2015-06", "2015-06", 10))).toEqual({ kind: "unavailable", reason: "fewStatements" });
    const euros = { value: 10, currency: "EUR", asOf: "2026-08-20", source: "sample" };
    expect(file({ ...closes("2025-06", "2025-06", 10), quote: euros })).toEqual({
      kind: "unavailable",
      reason: "currencyUnresolved",
    });
  });

  it("leaves out months whose close is not a price, and needs only one that is", () => {
    const { points } = through(closes("2025-04", "2025-06", 0, -1, 10));
    expect(points.map(({ asOf }) => asOf)).toEqual(["2025-06-30"]);
    expect(through({ ...closes("2025-06", "2025-06", 10), quote: null }).points).toHaveLength(1);
  });

  it("ends a month on its last day, in leap years and in December", () => {
    const { points } = through(closes("2023-12", "2024-02", 10, 10, 10));
    expect(points.map(({ asOf }) => asOf)).toEqual(["2023-12-31", "2024-01-31", "2024-02-29"]);
  });

  it("is the same however it is sliced, and says how far it has come", () => {
    const file = sampleFile({ fundamentals: closes("2025-04", "2025-08", 10, null, 500, 10.5, 0.6) });
    const slices = valueThroughTimeInSlices(file);
    if (slices.kind === "unavailable") throw new Error(slices.reason);
    expect(slices.months).toBe(4);
    slices.advance(1);
    expect(slices.result()).toMatchObject({ months: 1, monthsHeld: 1 });
    slices.advance(2);
    slices.advance(9);
    expect(slices.result()).toEqual(valueThroughTimeOf(file));
  });
});

describe("pastOf", () => {
  const at = pastOf(sampleFile({ fundamentals: closes("2026-01", "2026-03", 10, null, 12) }).fundamentals);

  it("is the company that value through time values: its filings and its price of the time, no count of today", () => {
    const past = at("2026-01");
    expect(past?.statements.at(-1)?.fiscalYearEnd).toBe("2024-12-31");
    expect(past?.quote).toMatchObject({ value: 10, asOf: "2026-01-31" });
    expect(past?.sharesOutstanding).toBeNull();
    expect(past?.monthlyCloses).toMatchObject({ to: "2026-01", closes: [10] });
    expect(at("2026-03-31")?.statements.at(-1)?.fiscalYearEnd).toBe("2025-12-31");
  });

  it("takes a price of cents as well", () => {
    const { fundamentals } = sampleFile({ fundamentals: closes("2026-01", "2026-01", 0.5) });
    expect(pastOf(fundamentals)("2026-01")?.quote).toMatchObject({ value: 0.5 });
  });

  it("is unknown without a close, without a filing by then or without closes at all", () => {
    expect([at("2026-02"), at("2025-12"), at("2026-04")]).toEqual([null, null, null]);
    const young = sampleFile({ fundamentals: { ...closes("2015-01", "2015-01", 10), statements: steady.slice(-1) } });
    expect(pastOf(young.fundamentals)("2015-01")).toBeNull();
    expect(pastOf({ ...young.fundamentals, monthlyCloses: null })("2026-03")).toBeNull();
  });

  it("knows of the months since the last year what had been filed by then, and nothing without a date", () => {
    const [, , , , , last] = steady;
    if (!last) throw new Error("the sample has six years");
    const quarter = (periodEnd: string, filedAt: string | null) => ({
      ...last,
      periodEnd,
      months: 3 as const,
      filedAt,
    });
    const quarters = [
      quarter("2026-03-31", "2026-05-01"),
      quarter("2026-06-30", "2026-08-01"),
      quarter("2026-06-30", null),
    ];
    const { fundamentals } = sampleFile({
      fundamentals: { ...closes("2026-04", "2026-08", 10, 10, 10, 10, 10), interim: { quarters, trailing: quarters } },
    });
    const filedBy = (month: string) => pastOf(fundamentals)(month)?.interim?.quarters.map(({ filedAt }) => filedAt);
    const onTheDay = { quarters: [quarter("2026-03-31", "2026-05-31")], trailing: [] };
    const told = pastOf({ ...fundamentals, interim: onTheDay });
    expect(["2026-04", "2026-05"].map((month) => told(month)?.interim?.quarters.length)).toEqual([0, 1]);
    expect(["2026-04", "2026-05", "2026-07", "2026-08"].map(filedBy)).toEqual([
      [],
      ["2026-05-01"],
      ["2026-05-01"],
      ["2026-05-01", "2026-08-01"],
    ]);
  });

  it("says that dividends were taken out of its closes, and that figures are the reader's own, only where they are", () => {
    const prices = { from: "2026-02", to: "2026-03", closes: [10, 11] };
    const hindsightsOf = (fundamentals: Partial<Fundamentals>) => through(fundamentals).hindsights;
    const adjusted = { monthlyCloses: { ...prices, adjustedFor: "splitsAndDividends" as const } };
    expect(hindsightsOf(adjusted)).toContain("closesHoldDividends");
    expect(hindsightsOf({ monthlyCloses: prices })).not.toContain("closesHoldDividends");
    const own = [{ name: "revenue" as const, periodEnd: "2025-12-31", value: 1_000 }];
    expect(hindsightsOf({ monthlyCloses: prices, correctedFigures: own })).toContain("ownFigures");
    expect(hindsightsOf({ monthlyCloses: prices })).not.toContain("ownFigures");
  });

  it("says that figures are as they were filed last where no filing tells them, and only there", () => {
    const prices = { monthlyCloses: { from: "2026-03", to: "2026-03", closes: [10] } };
    const told = steady.map((statement) => ({ ...statement, versions: {} }));
    expect(through({ ...prices, statements: told }).hindsights).not.toContain("figuresAsLastFiled");
    expect(through({ ...prices, statements: told }).points[0]?.figuresAsLastFiled).toBe(false);
    expect(through(prices).points[0]?.figuresAsLastFiled).toBe(true);
  });

  it("holds a price at either end of the band", () => {
    // What a bank is worth does not depend on its price.
    const bank = { sector: "financials", industry: "Diversified Banks" } as const;
    const heldAt = (price: number) => through({ ...bank, ...closes("2026-03", "2026-03", price) }).points[0];
    const { low, high } = heldAt(10) ?? {};
    if (typeof low !== "number" || typeof high !== "number") throw new Error("no band");
    expect([low, high, low * 0.999999, high * 1.000001].map((price) => heldAt(price)?.held)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
