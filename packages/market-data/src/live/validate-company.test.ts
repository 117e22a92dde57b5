import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { isFundamentals } from "./filing-version.ts";
import { validateCompany } from "./validate-company.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const company = (await createMarketData().fundamentalsOf("KO")).fundamentals;
const latest = company.statements.at(-1) ?? expect.fail("KO has statements");

describe("an answer of a live source", () => {
  it("is kept as it came when nothing in it is impossible", () => {
    expect(validateCompany(company, now)).toBe(company);
    expect(validateCompany({ ...company, quote: null, sharesOutstanding: null }, now).quote).toBeNull();
  });

  it.each([
    ["no years", { statements: [] }, "noData", null],
    ["no currency", { currency: "" }, "noData", "incomplete"],
    ["no name", { name: " " }, "noData", "incomplete"],
    ["a currency for tests", { currency: "XXX" }, "unreadable", "wrongValue"],
    ["pence for a currency of accounts", { currency: "GBX" }, "unreadable", "wrongValue"],
    ["a name that is a novel", { name: "x".repeat(301) }, "unreadable", "wrongValue"],
    ["a year to come", { statements: [{ ...latest, fiscalYearEnd: "2027-12-31" }] }, "unreadable", "wrongValue"],
    ["an endless figure", { statements: [withRevenue(1e30)] }, "unreadable", "wrongValue"],
    ["no shares", { sharesOutstanding: { value: 0, asOf: "2026-01-01", source: "x" } }, "unreadable", "wrongValue"],
  ])("is refused for %s", (_name, change, kind, detail) => {
    expect(() => validateCompany({ ...company, ...change }, now)).toThrow(
      expect.objectContaining({ name: "ProviderFailure", provider: company.provider, kind, detail }),
    );
  });

  it("may be of a year that ends tomorrow, where it is tomorrow already", () => {
    const early = { ...company, statements: [{ ...latest, fiscalYearEnd: "2026-11-21" }] };
    expect(validateCompany(early, now)).toBe(early);
  });
});

describe("quarters of a live source", () => {
  it("are left out one by one where they cannot be: the years may be right all the same", async () => {
    const apple = (await createMarketData().fundamentalsOf("AAPL")).fundamentals;
    const { quarters = [], trailing = [] } = apple.interim ?? {};
    const last = quarters.at(-1) ?? expect.fail("AAPL has quarters");
    const endless = { ...last, figures: { ...last.figures, revenue: 1e30 } };
    const early = { ...last, periodEnd: "2027-03-31" };
    const kept = validateCompany({ ...apple, interim: { quarters: [last, endless, early], trailing } }, now);
    expect(kept.interim?.quarters).toEqual([last]);
    expect(kept.statements).toBe(apple.statements);
    const none = validateCompany({ ...apple, interim: { quarters: [endless], trailing: [] } }, now);
    expect(none).not.toHaveProperty("interim");
  });

  it("may be missing in what was kept before there were any, and are checked where they are", async () => {
    const apple = (await createMarketData().fundamentalsOf("AAPL")).fundamentals;
    const { interim: _, ...before } = apple;
    expect(isFundamentals(JSON.parse(JSON.stringify(before)))).toBe(true);
    expect(isFundamentals(JSON.parse(JSON.stringify(apple)))).toBe(true);
    expect(isFundamentals({ ...before, interim: { quarters: [{ periodEnd: "2026-03-28" }], trailing: [] } })).toBe(
      false,
    );
  });
});

function withRevenue(revenue: number) {
  return { ...latest, figures: { ...latest.figures, revenue } };
}
