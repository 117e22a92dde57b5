import { describe, expect, it } from "vitest";
import { withMonths } from "../company/accounts/twelve-months-contract.ts";
import { sampleFile } from "../inputs/sample-company.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";
import { computedLevers } from "./computed-levers.ts";

const file = sampleFile();
const leversOf = (overrides: AssumptionOverrides = {}, of = file) =>
  computedLevers(of, { scenario: "neutral", overrides });

describe("computedLevers", () => {
  it("are what the engine worked out for a company of round figures", () => {
    expect(leversOf()).toMatchObject({
      // 150 of 1000; 1000 over equity and debt less cash; 0.45 of the 0.90 that a share earns in an ordinary year.
      margin: expect.closeTo(0.15, 12),
      payout: expect.closeTo(0.5, 12),
      buybackPayout: expect.any(Number),
      fadeYears: 10,
      keptReturn: 0.6,
      goodwillInCapital: 1,
      dilution: 0,
    });
  });

  it.each([
    "margin",
    "salesToCapital",
    "terminalReturn",
    "terminalGrowth",
    "payout",
    "keptReturn",
    "fadeYears",
    "exitMultiple",
  ] as const)("give the value of before when %s is set to what it was computed to be", (lever) => {
    const computed = leversOf()[lever];
    if (computed === undefined) throw new Error(lever);
    const values = (overrides: AssumptionOverrides) =>
      valueCompany(file, { scenario: "neutral", overrides }).methods.map(({ outcome }) =>
        outcome.kind === "estimate" ? outcome.valuePerShare : null,
      );
    const [before, after] = [values({}), values({ [lever]: computed })];
    expect(before.filter((value) => value !== null).length).toBeGreaterThan(3);
    for (const [index, value] of before.entries()) {
      if (value === null) expect(after[index]).toBeNull();
      else expect((after[index] ?? 0) / value, `${lever} ${index}`).toBeCloseTo(1, 9);
    }
  });

  it("stay the computed ones while the reader sets them, and follow what the reader sets beside", () => {
    const plain = leversOf();
    expect(leversOf({ margin: 0.3, payout: 0.1, fadeYears: 3 })).toEqual(plain);
    expect(leversOf({ horizon: 9 }).margin).toBe(plain.margin);
    expect(leversOf({ wacc: 0.2 }).terminalReturn).not.toBe(plain.terminalReturn);
  });

  it("are left out where no method has them", () => {
    const bank = sampleFile({ fundamentals: { sector: "financials", industry: "Diversified Banks" } });
    const levers = leversOf({}, bank);
    expect(levers).not.toHaveProperty("margin");
    expect(levers).not.toHaveProperty("salesToCapital");
    expect(levers).not.toHaveProperty("researchLife");
    expect(levers.payout).toBeCloseTo(0.5, 12);
  });

  it("say over how many years research is written off, 0 where it is an expense, nothing where there is none", () => {
    const research = { researchAndDevelopment: 40 };
    const software = { fundamentals: { sector: "informationTechnology", industry: "Application Software" } } as const;
    expect(leversOf({}, sampleFile({ ...software, figures: research, years: 10 })).researchLife).toBe(3);
    expect(leversOf({}, sampleFile({ figures: { researchAndDevelopment: 1 } })).researchLife).toBe(0);
    expect(leversOf({}, sampleFile({ figures: { researchAndDevelopment: 0 } }))).not.toHaveProperty("researchLife");
    expect(leversOf()).not.toHaveProperty("researchLife");
  });

  it("say that values start from the last twelve months where they do, also while the reader starts from the year", () => {
    expect(leversOf({}, withMonths()).lastTwelveMonths).toBe(1);
    expect(leversOf({ lastTwelveMonths: 0 }, withMonths()).lastTwelveMonths).toBe(1);
    expect(leversOf()).not.toHaveProperty("lastTwelveMonths");
  });

  it("are none for a company that nothing can be said of", () => {
    const inEuro = { value: 10, currency: "EUR", asOf: "2026-08-20", source: "sample" };
    const levers = leversOf({}, sampleFile({ fundamentals: { quote: inEuro } }));
    expect(Object.values(levers).filter((value) => !Number.isFinite(value))).toEqual([]);
    expect(levers).not.toHaveProperty("keptReturn");
    expect(levers).not.toHaveProperty("goodwillInCapital");
    expect(levers).not.toHaveProperty("exitMultiple");
    expect(levers).not.toHaveProperty("dilution");
  });
});
