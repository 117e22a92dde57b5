import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { replay } from "../trace/replay.ts";
import { valueCompany } from "../value-company.ts";
import { betaAlternatives } from "./beta-alternatives.ts";

const regressed = { value: 1.4, months: 60, index: "S&P 500", asOf: "2026-08-21", source: "a list" };
const withRegression = sampleFile({ fundamentals: { beta: regressed } });
const askedWith = (overrides: AssumptionOverrides) => ({ scenario: "neutral" as const, overrides });

describe("the betas of a company", () => {
  it("are the industry's, the regression's, and that with Blume's adjustment: 0.67 × 1.40 + 0.33 = 1.268", () => {
    const { known, regression } = betaAlternatives(withRegression, askedWith({}));
    expect(known.map(({ kind }) => kind)).toEqual(["bottomUp", "regression", "adjustedRegression"]);
    expect(known[0]?.value).toBe(valueCompany(withRegression, askedWith({})).assumptions.beta);
    expect(known[1]?.value).toBe(1.4);
    expect(known[2]?.value).toBeCloseTo(1.268, 12);
    expect(regression).toEqual({ months: 60, index: "S&P 500", asOf: "2026-08-21", source: "a list" });
  });

  it("each come with a derivation that gives the same number again", () => {
    for (const { value, trace } of betaAlternatives(withRegression, askedWith({})).known)
      expect(replay(trace)).toBe(value);
  });

  it("stay what they are while the reader takes one of them, which then counts", () => {
    const before = betaAlternatives(withRegression, askedWith({})).known.map(({ value }) => value);
    const taken = askedWith({ beta: 1.268 });
    expect(betaAlternatives(withRegression, taken).known.map(({ value }) => value)).toEqual(before);
    expect(valueCompany(withRegression, taken).assumptions.beta).toBe(1.268);
  });

  it("are those that are known: none of a regression that no source tells, none of an industry without one", () => {
    const unlisted = sampleFile({ fundamentals: { beta: null } });
    expect(betaAlternatives(unlisted, askedWith({}))).toMatchObject({
      known: [{ kind: "bottomUp" }],
      regression: null,
    });
    // What is no number is no regression either
    const unread = sampleFile({ fundamentals: { beta: { ...regressed, value: Number.NaN } } });
    expect(betaAlternatives(unread, askedWith({})).regression).toBeNull();
    const industryless = sampleFile({
      fundamentals: { beta: regressed, industry: null },
      reference: { industry: null },
    });
    expect(betaAlternatives(industryless, askedWith({})).known.map(({ kind }) => kind)).toEqual([
      "regression",
      "adjustedRegression",
    ]);
  });
});

describe("a reader's risk-free rate, premium and beta", () => {
  it("make the cost of equity: 3.5 % + 1.2 × 5 %", () => {
    const own = { riskFreeRate: 0.035, equityRiskPremium: 0.05, beta: 1.2 };
    const { assumptions } = valueCompany(sampleFile({}), askedWith(own));
    expect(assumptions).toMatchObject(own);
    expect(assumptions.costOfEquity?.value).toBeCloseTo(0.035 + 1.2 * 0.05 + assumptions.countryRiskPremium, 12);
  });

  it("lower every value of flows where they raise the cost of equity", () => {
    const plain = valueCompany(sampleFile({}), askedWith({}));
    const { equityRiskPremium, beta } = plain.assumptions;
    for (const dearer of [{ equityRiskPremium: equityRiskPremium + 0.01 }, { beta: (beta ?? 1) + 0.2 }]) {
      const dear = valueCompany(sampleFile({}), askedWith(dearer));
      plain.methods.forEach(({ method, family, outcome }, index) => {
        const other = dear.methods[index]?.outcome;
        if (family !== "flows" || outcome.kind !== "estimate" || other?.kind !== "estimate") return;
        expect(other.valuePerShare, method).toBeLessThan(outcome.valuePerShare);
      });
    }
  });

  it("say nothing of a rate or a regression that they have replaced", () => {
    const file = sampleFile({ fundamentals: { industry: null, beta: regressed }, reference: { industry: null } });
    const warningsWith = (overrides: AssumptionOverrides) =>
      valueCompany(file, askedWith(overrides)).methods.flatMap(({ outcome }) =>
        outcome.kind === "estimate" ? outcome.warnings : [],
      );
    expect(warningsWith({})).toContain("betaFromRegression");
    expect(warningsWith({ beta: 1 })).not.toContain("betaFromRegression");
  });
});
