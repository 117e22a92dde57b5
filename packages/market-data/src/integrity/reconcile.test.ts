import type { Fundamentals } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import type { MarketQuote } from "../provider.ts";
import { companyOf, statementOf } from "./golden-contract.ts";
import { type Answers, reconcile } from "./reconcile.ts";

const quote: MarketQuote = {
  ticker: "EXMP",
  value: 40,
  currency: "USD",
  quotedIn: "USD",
  asOf: "2026-11-20",
  source: "test",
  marketCap: null,
  sharesOutstanding: null,
};
const company = companyOf([statementOf({ dilutedShares: 100, epsDiluted: 2 })], "USD", 100);
const told = (answers: Partial<Answers>) =>
  reconcile({
    company,
    quote,
    splits: [],
    kind: "commonShare",
    rate: null,
    isValuationCurrency: (currency) => currency === "USD" || currency === "EUR",
    other: null,
    today: "2026-11-20",
    ...answers,
  });
const codes = (answers: Partial<Answers>) => told(answers).findings.map(({ severity, code }) => `${severity} ${code}`);

describe("a company is suspect, and gives no value per share, when", () => {
  it.each([
    ["price × shares is a fifth of its market value", { quote: { ...quote, marketCap: 20_000 } }, "marketCapDiffers"],
    [
      "a year stands twice",
      { company: { ...company, statements: [...company.statements, ...company.statements] } },
      "yearDuplicated",
    ],
    [
      "half of its latest assets have no named owner",
      { company: companyOf([statementOf({ totalAssets: 100, totalLiabilities: 30, totalEquity: 20 })]) },
      "balanceDoesNotAdd",
    ],
    [
      "its price is a fourth of the last one and no split is recorded",
      { splits: null, other: { ...company, quote: { value: 160, currency: "USD", asOf: "2026-08-20", source: "" } } },
      "priceJumped",
    ],
    [
      "its price is a fourth of the last one, and a history without a split is all that is known",
      { other: { ...company, quote: { value: 160, currency: "USD", asOf: "2026-08-20", source: "" } } },
      "priceJumped",
    ],
    [
      "its price is half of the last one and nothing is known beside it",
      { splits: null, other: { ...company, quote: { value: 80, currency: "USD", asOf: "2026-08-20", source: "" } } },
      "priceJumped",
    ],
  ] as const)("%s", (_, answers, code) => {
    expect(told(answers).fundamentals.isSuspect).toBe(true);
    expect(codes(answers)).toContain(`refusal ${code}`);
  });
});

describe("a company is doubted, and still valued, when", () => {
  const known = { ...company, quote: { value: 160, currency: "USD", asOf: "2026-08-20", source: "" } };
  const balance = { totalAssets: 100, totalLiabilities: 30, totalEquity: 20 };
  it.each([
    ["price × shares is a tenth off its market value", { quote: { ...quote, marketCap: 4_450 } }, "marketCapDiffers"],
    [
      "only an older balance does not add up",
      { company: companyOf([statementOf(balance, "2024-12-31"), statementOf({})]) },
      "balanceDoesNotAdd",
    ],
    [
      "its price fell to a half and the splits are known",
      { other: { ...known, quote: { ...known.quote, value: 80 } } },
      "priceJumped",
    ],
    [
      "its price fell to a fourth and the market value agrees",
      { splits: null, other: known, quote: { ...quote, marketCap: 4_000 } },
      "priceJumped",
    ],
    ["its price is dated in the future", { quote: { ...quote, asOf: "2026-11-25" } }, "quoteFromFuture"],
  ] as const)("%s", (_, answers, code) => {
    expect(told(answers).fundamentals.isSuspect).toBeUndefined();
    expect(codes(answers)).toContain(`doubt ${code}`);
  });
});

describe("a split between two closes of a provider without a history", () => {
  const before = (value: number) => ({ ...company, quote: { value, currency: "USD", asOf: "2026-08-20", source: "" } });
  it.each([
    ["3 for 2", 60, 150, null],
    ["3 for 2, with a little issued and the price a little lower", 57, 152, null],
    ["5 for 4", 50, 125, null],
    ["6 for 5, told by the market value alone", 48, null, 40 * 120],
    ["4 for 3", 53.3, 133.3, null],
    ["2 for 3, a consolidation", 26.7, 66.7, null],
    ["4 for 1, which the market value tells too", 160, 400, 16_000],
  ])("of %s is refused: the accounts count the shares from before", (_, price, sharesOutstanding, marketCap) => {
    const answers = { splits: null, other: before(price), quote: { ...quote, sharesOutstanding, marketCap } };
    expect(codes(answers)).toContain("refusal priceJumped");
    expect(told(answers).fundamentals.isSuspect).toBe(true);
  });

  it.each([
    ["a price that fell by a third by itself", 60, 100],
    ["shares issued in a merger, at the price from before", 40, 150],
    ["a count that is no plain multiple, as after an issue", 57, 143],
    ["a count not told", 60, null],
  ])("is not seen in %s", (_, price, sharesOutstanding) => {
    const answers = { splits: null, other: before(price), quote: { ...quote, sharesOutstanding } };
    expect(codes(answers)).not.toContain("refusal priceJumped");
  });

  it("is explained by a split that is applied to the shares, and by no other", () => {
    const splits = [{ date: "2026-10-01", factor: 4 }];
    const since = (shareBasisAsOf: string | undefined) => {
      const counted = shareBasisAsOf === undefined ? company : { ...company, shareBasisAsOf };
      const { fundamentals, findings } = told({ company: counted, splits, other: before(160) });
      return [fundamentals.statements.at(-1)?.figures.epsDiluted, findings.map(({ code }) => code)];
    };
    expect(since("2026-08-20")).toEqual([0.5, ["splitApplied"]]);
    expect(since(undefined), "it is not known on which shares it counts").toEqual([2, ["priceJumped"]]);
  });

  it("is left to the splits that a provider tells", () => {
    const answers = { splits: [], other: before(60), quote: { ...quote, sharesOutstanding: 150 } };
    expect(codes(answers)).not.toContain("refusal priceJumped");
  });

  it("is not refused where the accounts count the shares from after it", () => {
    const after = companyOf([statementOf({ dilutedShares: 150, epsDiluted: 2 })], "USD", 150);
    const answers = { company: after, splits: null, other: before(60), quote: { ...quote, sharesOutstanding: 150 } };
    expect(codes(answers)).not.toContain("refusal priceJumped");
  });
});

describe("a price", () => {
  it("that is not above zero is left out, and the values stay", () => {
    const { fundamentals, findings } = told({ quote: { ...quote, value: 0 } });
    expect(fundamentals.quote).toBeNull();
    expect(fundamentals.isSuspect).toBeUndefined();
    expect(findings).toEqual([{ severity: "refusal", code: "priceNotPositive", price: 0 }]);
  });

  it("of the statements' own source stays when no other is given", () => {
    const own: Fundamentals = { ...company, quote: { value: 41, currency: "USD", asOf: "2026-11-19", source: "own" } };
    expect(told({ company: own, quote: null }).fundamentals.quote).toEqual(own.quote);
    expect(told({ quote: null }).fundamentals.quote).toBeNull();
  });

  it.each([
    ["of another week", { from: "EUR", to: "USD", value: 1.1, asOf: "2026-11-01", source: "ecb" }],
    ["the other way round", { from: "USD", to: "EUR", value: 0.9, asOf: "2026-11-20", source: "ecb" }],
    ["of nothing", { from: "EUR", to: "USD", value: 0, asOf: "2026-11-20", source: "ecb" }],
    ["that is absent", null],
  ])("is not converted at a rate %s", (_, rate) => {
    const answers = { quote: { ...quote, currency: "EUR", quotedIn: "EUR" }, rate };
    expect(told(answers).fundamentals.quote).toMatchObject({ value: 40, currency: "EUR" });
    expect(codes(answers)).toEqual(["refusal statementCurrencyDiffers"]);
  });

  it("says what it was and at which rate of which day it was converted", () => {
    const rate = { from: "EUR", to: "USD", value: 1.1, asOf: "2026-11-19", source: "ecb" };
    expect(told({ quote: { ...quote, currency: "EUR", quotedIn: "EUR" }, rate }).fundamentals.quote).toMatchObject({
      value: expect.closeTo(44, 10),
      currency: "USD",
      converted: { value: 40, currency: "EUR", rate: 1.1, rateAsOf: "2026-11-19", rateSource: "ecb" },
    });
  });
});

it("does not take a split for a difference between two sources", () => {
  const before = companyOf([statementOf({ dilutedShares: 25, epsDiluted: 8, revenue: 500 })]);
  const after = companyOf([statementOf({ dilutedShares: 100, epsDiluted: 2, revenue: 510 })]);
  expect(told({ company: after, other: before }).findings).toMatchObject([
    { code: "sourcesDiffer", name: "revenue", one: { value: 510 }, other: { value: 500 } },
  ]);
});

describe("a company whose accounts and price share a currency without discount rates", () => {
  const pounds = { ...companyOf([statementOf({ revenue: 1_000, dilutedShares: 100 })], "GBP", 100), quote: null };
  const priced = { ...quote, value: 40, currency: "GBP" };
  const rate = { from: "GBP", to: "EUR", value: 1.2, asOf: "2026-11-19", source: "ecb" };

  it("is converted to euros, accounts and price at one rate, which is reported", () => {
    const { fundamentals, findings } = told({ company: pounds, quote: priced, rate });
    expect(fundamentals.currency).toBe("EUR");
    expect(fundamentals.statements[0]?.figures).toMatchObject({ revenue: 1_200, dilutedShares: 100 });
    expect(fundamentals.quote).toMatchObject({ value: 48, currency: "EUR", converted: { value: 40, currency: "GBP" } });
    const said = { from: "GBP", to: "EUR", rate: 1.2, asOf: "2026-11-19", source: "ecb" };
    expect(findings).toContainEqual({ severity: "doubt", code: "statementsConverted", ...said });
    expect(findings).toContainEqual({ severity: "note", code: "priceConverted", price: 40, ...said });
  });

  it("stays as it is without a rate", () => {
    expect(told({ company: pounds, quote: priced }).fundamentals).toMatchObject({ currency: "GBP" });
  });
});

it("a count in thousands is an error of the source, also where the share basis is unsettled", () => {
  const unsettled = { ...company, shareBasis: "unsettled" as const };
  const thousandfold = { ...quote, marketCap: 4_000_000 };
  expect(told({ company: unsettled, quote: thousandfold }).fundamentals.isSuspect).toBe(true);
  expect(told({ company: unsettled, quote: { ...quote, marketCap: 800 } }).fundamentals.isSuspect).toBeUndefined();
});
