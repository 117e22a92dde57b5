import { describe, expect, it } from "vitest";
import { atOwnPrice, priceStandingOf, silenceOf } from "../report/price-standing.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";
import { areAccountsTooOld, priceAgeOf } from "./price-age.ts";
import { sampleFile } from "./sample-company.ts";

const neutral = { scenario: "neutral", overrides: {} } as const;

describe("priceAgeOf", () => {
  it.each([
    // Friday, 6 November 2026: ten weekdays later it is Friday again, and the weekend adds none.
    ["2026-11-06", "2026-11-06", 0, 0, "recent"],
    ["2026-11-06", "2026-11-08", 2, 0, "recent"],
    ["2026-11-06", "2026-11-20", 14, 10, "recent"],
    ["2026-11-06", "2026-11-22", 16, 10, "recent"],
    ["2026-11-06", "2026-11-23", 17, 11, "late"],
    ["2026-08-20", "2026-11-22", 94, 66, "late"],
    ["2026-05-26", "2026-11-22", 180, 128, "late"],
    ["2026-05-25", "2026-11-22", 181, 129, "stale"],
    // A price of a Saturday, and one of tomorrow.
    ["2026-11-07", "2026-11-09", 2, 1, "recent"],
    ["2026-11-23", "2026-11-22", 0, 0, "recent"],
    ["2026-11-20T15:59:00Z", "2026-11-23", 3, 1, "recent"],
  ] as const)("of %s on %s is %d days, %d trading days: %s", (asOf, today, days, tradingDays, kind) => {
    expect(priceAgeOf({ asOf, today })).toEqual({ kind, days, tradingDays });
  });

  it("counts the weekdays one by one over four years", () => {
    const first = Date.UTC(2024, 0, 1);
    let weekdays = 0;
    for (let day = 1; day < 1461; day += 1) {
      const today = new Date(first + day * 86_400_000);
      if (today.getUTCDay() % 6 !== 0) weekdays += 1;
      const age = priceAgeOf({ asOf: "2024-01-01", today: today.toISOString().slice(0, 10) });
      expect([age.days, age.tradingDays]).toEqual([day, weekdays]);
    }
  });
});

describe("areAccountsTooOld", () => {
  it.each([
    ["2024-12-31", "2026-06-30", false],
    ["2024-12-31", "2026-07-01", true],
    ["2024-08-31", "2026-02-28", false],
    ["2024-08-31", "2026-03-01", true],
    ["2024-08-15", "2026-02-15", false],
    ["2024-08-15", "2026-02-16", true],
    ["2025-06-30", "2026-08-20", false],
    // A month of two digits, over the turn of the century, in its leap year, and a price with its time of day.
    ["2025-06-30", "2026-12-30", false],
    ["2025-06-30", "2026-12-31", true],
    ["1998-12-31", "2000-07-01", true],
    ["1998-08-31", "2000-02-29", false],
    ["2024-08-15", "2026-02-16T15:59:00Z", true],
    ["2024-08-15T23:59:00Z", "2026-02-16", true],
  ] as const)("of %s at a price of %s: %s", (accountsEnd, asOf, isTooOld) => {
    expect(areAccountsTooOld(accountsEnd, asOf)).toBe(isTooOld);
  });
});

describe("silenceOf", () => {
  it("tells an old price before old accounts, and neither of a recent price of recent accounts", () => {
    const dates = { asOf: "2026-08-20", accountsEnd: "2025-12-31", today: "2026-11-22" };
    expect(silenceOf(dates)).toBeNull();
    expect(silenceOf({ ...dates, today: "2027-02-17" })).toBe("priceTooOld");
    expect(silenceOf({ ...dates, accountsEnd: "2024-12-31" })).toBe("accountsTooOld");
    expect(silenceOf({ asOf: "2025-02-20", accountsEnd: "2020-06-30", today: "2026-11-22" })).toBe("priceTooOld");
    expect(silenceOf({ ...dates, today: null })).toBeNull();
  });
});

describe("valueCompany on a day", () => {
  const reported = (today: string | undefined, price?: number) =>
    valueCompany(atOwnPrice({ ...sampleFile(), ...(today === undefined ? {} : { today }) }, price), neutral);

  it("dates its signal at the price, whatever the day", () => {
    for (const today of [undefined, "2026-08-20", "2026-11-22", "2028-01-01"])
      expect(reported(today).summary.signal.asOf).toBe("2026-08-20");
  });

  it("says the same of a price of three months, and tells its age", () => {
    const recent = reported("2026-08-21");
    const late = reported("2026-11-22");
    expect(late.summary).toEqual(recent.summary);
    expect(late.methods.map(({ status }) => status)).toEqual(recent.methods.map(({ status }) => status));
    expect([recent.priceStanding?.age?.kind, late.priceStanding?.age?.kind]).toEqual(["recent", "late"]);
  });

  it("judges nothing by a price of more than 180 days: values stay, statuses and signal go", () => {
    const { methods, summary } = reported("2027-02-17");
    expect(summary.signal).toEqual({ kind: "none", reason: "priceTooOld", strength: "plain", asOf: "2026-08-20" });
    expect([summary.undervalued, summary.fair, summary.overvalued, summary.pricePosition]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(summary.counts).toEqual({ undervalued: 0, fair: 0, overvalued: 0 });
    expect(summary.mean).toBe(reported("2026-08-20").summary.mean);
    expect(methods.map(({ status }) => status)).toEqual(methods.map(() => null));
  });

  it("judges nothing by accounts that ended more than eighteen months before the price, the reader's own price too", () => {
    const quote = { value: 10, currency: "USD", asOf: "2027-07-01", source: "" };
    const file = sampleFile({ fundamentals: { quote } });
    expect(valueCompany(file, neutral).summary.signal.reason).toBe("accountsTooOld");
    const own = valueCompany(atOwnPrice({ ...sampleFile(), today: "2027-07-01" }, 12), neutral);
    expect(own.summary.signal).toMatchObject({ kind: "none", reason: "accountsTooOld", asOf: "2027-07-01" });
  });

  it("counts no vote that rests on such accounts, by their dates or by the reader's word", () => {
    const stated = (asOf: string, overrides: AssumptionOverrides = {}) => {
      const quote = { value: 10, currency: "USD", asOf, source: "" };
      const report = valueCompany(sampleFile({ fundamentals: { quote } }), { scenario: "neutral", overrides });
      const estimates = report.methods.flatMap(({ outcome }) => (outcome.kind === "estimate" ? [outcome] : []));
      expect(estimates.length).toBeGreaterThan(3);
      return { ...report, reasons: new Set(estimates.map(({ notVotingReason }) => notVotingReason)) };
    };
    const inTime = stated("2027-06-30");
    expect(inTime.summary.voting).toBeGreaterThan(2);
    expect(inTime.reasons).toContain(null);
    for (const { summary, reasons, methods } of [stated("2027-07-01"), stated("2026-08-20", { elapsedYears: 1.6 })]) {
      expect(reasons).toEqual(new Set(["staleStatements"]));
      expect([summary.voting, summary.mean, summary.signal.reason]).toEqual([0, null, "accountsTooOld"]);
      expect(methods.map(({ vote, status }) => [vote, status])).toEqual(methods.map(() => [null, null]));
    }
    expect(stated("2026-08-20", { elapsedYears: 1.5 }).summary.voting).toBe(stated("2026-08-20").summary.voting);
    // A reader who says that they are new does not renew them.
    expect(stated("2027-07-01", { elapsedYears: 0 }).summary.signal.reason).toBe("accountsTooOld");
  });

  it("takes the reader's price for today's, in the currency of the price that it stands for", () => {
    const own = reported("2027-02-17", 12);
    expect(own.priceStanding).toEqual({
      asOf: "2027-02-17",
      chosenBy: "user",
      age: { kind: "recent", days: 0, tradingDays: 0 },
      silence: null,
    });
    // At 10 three methods see it undervalued; at 12, half a year later, most see it fair.
    expect(reported("2026-08-21").summary.signal.reason).toBe("undervaluedMajority");
    expect(own.summary.signal).toMatchObject({ kind: "hold", reason: "fairMajority", asOf: "2027-02-17" });
    for (const { outcome, difference } of own.methods)
      if (outcome.kind === "estimate") expect(difference).toBeCloseTo(outcome.valuePerShare / 12 - 1, 12);
    const { quote } = atOwnPrice({ ...sampleFile(), today: "2027-02-17" }, 12).fundamentals;
    expect(quote).toEqual({ value: 12, currency: "USD", asOf: "2027-02-17", source: "user", chosenBy: "user" });
  });

  it("judges by the reader's price where no source gives one", () => {
    const file = { ...sampleFile({ fundamentals: { quote: null } }), today: "2026-11-22" };
    expect(priceStandingOf(file)).toBeNull();
    expect(valueCompany(file, neutral).summary.signal).toMatchObject({ reason: "noPrice", asOf: null });
    expect(valueCompany(atOwnPrice(file, 10), neutral).methods.some(({ status }) => status !== null)).toBe(true);
  });
});
