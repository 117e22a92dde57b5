import { describe, expect, it } from "vitest";
import { inOtherCurrency } from "../methods/restated-file-contract.ts";
import type { CompanyFile } from "../report/report.ts";
import { valueCompany } from "../value-company.ts";
import { fewestCompanies, impliedPremiumOf, impliedPremiumRange } from "./implied-premium.ts";
import { premiumMethods } from "./market-reference.ts";
import { sampleFile } from "./sample-company.ts";

const inputs = { source: "test" };

/** A company with a book, a dividend and flows, at a price. */
const companyAt = (price: number): CompanyFile =>
  sampleFile({
    figures: { dividendsPerShare: 0.4, dividendsPaid: 40, shareRepurchases: 0 },
    fundamentals: { quote: { value: price, currency: "USD", asOf: "2026-08-20", source: "test" } },
  });

const marketAt = (price: number): CompanyFile[] => Array.from({ length: fewestCompanies }, () => companyAt(price));

/** The engine's values in the relative view with this premium. */
function meanAt(file: CompanyFile, premium: number, voters = 3): number {
  const { impliedPremium, riskFreeRate } = file.reference;
  if (impliedPremium === null) throw new Error("the sample has a premium");
  const reference = { ...file.reference, impliedPremium: { ...impliedPremium, value: premium, riskFreeRate } };
  const { methods } = valueCompany({ ...file, reference }, { scenario: "neutral", overrides: { view: "relative" } });
  const values = methods.flatMap(({ method, outcome }) =>
    premiumMethods.some((each) => each === method) && outcome.kind === "estimate" && outcome.votes
      ? [outcome.valuePerShare]
      : [],
  );
  expect(values).toHaveLength(voters);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe("impliedPremiumOf", () => {
  it("is the premium at which the engine's own relative view gives the price", () => {
    const price = meanAt(companyAt(10), 0.0456);
    const answer = impliedPremiumOf(marketAt(price), inputs);
    // The price moves the weights of equity and debt a little: it is looked up again at the price.
    if (answer.kind !== "impliedPremium") throw new Error(answer.kind);
    expect(meanAt(companyAt(price), answer.premium.value) / price).toBeCloseTo(1, 4);
    expect(answer.premium).toMatchObject({ asOf: "2026-08-20", source: "test", companies: fewestCompanies });
  });

  it("is asked of those methods alone that vote", () => {
    const file = companyAt(10);
    // Others own a part of a subsidiary, so that the cash flow does not vote.
    const remarks = [{ code: "partOwnedByOthers", params: { part: "Sample US" } }] as const;
    const owned = { ...file, fundamentals: { ...file.fundamentals, remarks } };
    const answer = impliedPremiumOf(
      Array.from({ length: fewestCompanies }, () => owned),
      inputs,
    );
    if (answer.kind !== "impliedPremium") throw new Error(answer.kind);
    expect(meanAt(owned, answer.premium.value, 2) / 10).toBeCloseTo(1, 4);
  });

  it("is lower where prices are higher", () => {
    const [cheap, dear] = [impliedPremiumOf(marketAt(10), inputs), impliedPremiumOf(marketAt(12), inputs)];
    if (cheap.kind !== "impliedPremium" || dear.kind !== "impliedPremium") throw new Error("no premium");
    expect(dear.premium.value).toBeLessThan(cheap.premium.value);
  });

  it("leaves the company of the greatest market value out of the figure beside it", () => {
    const answer = impliedPremiumOf([...marketAt(10), companyAt(14)], inputs);
    if (answer.kind !== "impliedPremium") throw new Error(answer.kind);
    const without = impliedPremiumOf(marketAt(10), inputs);
    expect(answer.premium.withoutLargest).toBe(without.kind === "impliedPremium" ? without.premium.value : null);
    expect(answer.premium.value).toBeLessThan(answer.premium.withoutLargest ?? 0);
  });

  it("does not depend on what is stored before", () => {
    const stale = marketAt(10).map((file) => ({ ...file, reference: { ...file.reference, impliedPremium: null } }));
    expect(impliedPremiumOf(stale, inputs)).toEqual(impliedPremiumOf(marketAt(10), inputs));
  });

  it("is asked of a hundred companies at least, of which each has a price, a count of shares and accounts of its time", () => {
    const hundred = Array.from({ length: 100 }, () => companyAt(10));
    expect(impliedPremiumOf(hundred, inputs).kind).toBe("impliedPremium");
    const [one, ...others] = hundred;
    if (!one) throw new Error("no company");
    const instead = (changes: Partial<CompanyFile["fundamentals"]>) =>
      impliedPremiumOf([...others, { ...one, fundamentals: { ...one.fundamentals, ...changes } }], inputs).kind;
    expect(instead({})).toBe("impliedPremium");
    expect(instead({ quote: null })).toBe("fewCompanies");
    expect(instead({ shareBasis: "unsettled" })).toBe("fewCompanies");
    expect(instead({ quote: { value: 10, currency: "USD", asOf: "2029-08-20", source: "test" } })).toBe("fewCompanies");
  });

  it("is none for few companies, and none where no premium explains the prices", () => {
    expect(impliedPremiumOf(marketAt(10).slice(1), inputs)).toEqual({ kind: "fewCompanies" });
    expect(impliedPremiumOf(marketAt(1_000), inputs)).toEqual({ kind: "noRoot" });
    expect(impliedPremiumOf(marketAt(0.5), inputs)).toEqual({ kind: "noRoot" });
    expect(impliedPremiumRange).toEqual({ minimum: 0.01, maximum: 0.09 });
  });
});

describe("what a premium is solved of", () => {
  const premiumOf = (files: readonly CompanyFile[]) => {
    const answer = impliedPremiumOf(files, inputs);
    if (answer.kind !== "impliedPremium") throw new Error(answer.kind);
    return answer.premium;
  };

  it("is found just within one and nine per cent, and not just outside", () => {
    const kindAt = (premium: number) => impliedPremiumOf(marketAt(meanAt(companyAt(10), premium)), inputs).kind;
    expect([0.013, 0.085].map(kindAt)).toEqual(["impliedPremium", "impliedPremium"]);
    expect([0.005, 0.1].map(kindAt)).toEqual(["noRoot", "noRoot"]);
  });

  it("is told to a hundredth of a basis point", () => {
    const { value, byMethod } = premiumOf(marketAt(10));
    const told = [value, ...Object.values(byMethod)].filter((each) => each !== null);
    expect(told.length).toBeGreaterThan(2);
    for (const each of told) expect(each).toBe(Math.round(each * 1e6) / 1e6);
  });

  it("does not depend on the unit of money", () => {
    const small = marketAt(10).map((file) => inOtherCurrency(file, 2 ** -30));
    const { value, byMethod } = premiumOf(marketAt(10));
    expect(premiumOf(small)).toMatchObject({ value, byMethod });
  });

  it("counts a company of which one method alone votes", () => {
    const firm = sampleFile({
      figures: { dividendsPerShare: 0, dividendsPaid: 0, shareRepurchases: 0, totalEquity: -50 },
      fundamentals: { quote: { value: 20, currency: "USD", asOf: "2026-08-20", source: "test" } },
    });
    const { value, companies, byMethod } = premiumOf(marketAt(10).map(() => firm));
    expect(companies).toBe(fewestCompanies);
    expect(byMethod).toEqual({ discountedCashFlow: value, dividendDiscount: null, residualIncome: null });
  });

  it("leaves out a company whose figures are suspect, and is of the latest price, wherever it stands", () => {
    const [first, ...others] = marketAt(10);
    if (!first) throw new Error("no company");
    const changed = (changes: Partial<CompanyFile["fundamentals"]>) => [
      { ...first, fundamentals: { ...first.fundamentals, ...changes } },
      ...others,
    ];
    expect(impliedPremiumOf(changed({ isSuspect: true }), inputs).kind).toBe("fewCompanies");
    const quote = { value: 10, currency: "USD", asOf: "2026-08-21", source: "test" };
    expect(premiumOf(changed({ quote })).asOf).toBe("2026-08-21");
    expect(premiumOf(changed({ quote }).toReversed()).asOf).toBe("2026-08-21");
  });
});

describe("the view relative to the market", () => {
  const overrides = { view: "relative" } as const;

  it("is the absolute one with the implied premium as the source's", () => {
    const file = companyAt(10);
    const { impliedPremium } = file.reference;
    if (impliedPremium === null) throw new Error("the sample has a premium");
    const { riskFreeRate, currency } = impliedPremium;
    const asSources = { matureEquityRiskPremium: impliedPremium, premiumPair: { riskFreeRate, currency } };
    const apart = { ...file, reference: { ...file.reference, ...asSources } };
    for (const scenario of ["conservative", "neutral", "optimistic"] as const) {
      const relative = valueCompany(file, { scenario, overrides });
      const absolute = valueCompany(apart, { scenario, overrides: {} });
      expect(relative.methods.map(({ range }) => range)).toEqual(absolute.methods.map(({ range }) => range));
      expect(relative.assumptions.costOfEquity).toEqual(absolute.assumptions.costOfEquity);
    }
  });

  it("is carried to a fresher rate like the published pair, so that the market's return stays", () => {
    const file = companyAt(10);
    const fresher = { ...file.reference, riskFreeRate: { value: 0.045, asOf: "2026-09-30", source: "test" } };
    const { assumptions } = valueCompany({ ...file, reference: fresher }, { scenario: "neutral", overrides });
    expect(assumptions.equityRiskPremium).toBeCloseTo(0.03, 12);
    expect(assumptions.riskFreeRate).toBe(0.045);
  });

  it("names the premium in the trace, with its date and source", () => {
    const outcome = valueCompany(companyAt(10), { scenario: "neutral", overrides }).methods[0]?.outcome;
    const leaf =
      outcome?.kind === "estimate" && outcome.trace.nodes.find((each) => each.name === "impliedEquityRiskPremium");
    expect(leaf).toMatchObject({ kind: "reference", value: 0.035, asOf: "2026-08-20" });
  });

  it("says for each method that there is no premium where the data have none", () => {
    const file = companyAt(10);
    const without = { ...file, reference: { ...file.reference, impliedPremium: null } };
    const { methods, summary } = valueCompany(without, { scenario: "neutral", overrides });
    expect(methods.map(({ outcome }) => outcome.kind === "notApplicable" && outcome.reason)).toEqual(
      methods.map(() => "impliedPremiumMissing"),
    );
    expect(summary.signal).toMatchObject({ kind: "none", reason: "notEnoughMethods" });
    expect(valueCompany(without, { scenario: "neutral", overrides: {} }).summary.voting).toBeGreaterThan(0);
  });

  it("is remembered apart from the absolute one of the same file", () => {
    const file = companyAt(10);
    const absolute = valueCompany(file, { scenario: "neutral", overrides: {} }).summary.mean;
    expect(valueCompany(file, { scenario: "neutral", overrides }).summary.mean).toBeGreaterThan(absolute ?? 0);
    expect(valueCompany(file, { scenario: "neutral", overrides: { view: "absolute" } }).summary.mean).toBe(absolute);
  });
});
