import type { Fundamentals } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { marketQuote } from "../providers/market-quote.ts";
import { sharesPerQuotedClass } from "../providers/sec-edgar/share-classes.ts";
import { isValuationCurrency } from "../reference/currencies.ts";
import { goldenCompanies } from "./golden-companies-contract.ts";
import { type Conversion, conversions, type GoldenCompany } from "./golden-company-contract.ts";
import { companyOf, statementOf } from "./golden-contract.ts";
import { onQuotedBasis } from "./quoted-basis.ts";
import { reconcile } from "./reconcile.ts";

const today = "2026-11-20";

/** The road of a live answer, from the vendor's words to what is valued; with one conversion left out when told. */
function settled(golden: GoldenCompany, without?: Conversion): Fundamentals {
  const { ticker, statements, quote, kind, isForeign, splits, rate } = golden;
  const market = marketQuote({ provider: "test", ticker, ...quote, asOf: today });
  const seen = {
    ...market,
    ...(without === "minorUnits" ? { value: quote.price } : {}),
    ...(without === "receipts" ? { marketCap: null } : {}),
  };
  const figures = {
    dilutedShares: statements.shares,
    epsDiluted: statements.earnings,
    netIncome: statements.shares * statements.earnings,
  };
  const filed: Fundamentals = {
    ...companyOf([statementOf(figures)], statements.currency, statements.shares),
    ticker,
    shareBasisAsOf: statements.filed,
    shareBasis: isForeign ? "unsettled" : "settled",
  };
  const sharesPerQuoted = without === "shareClass" ? null : sharesPerQuotedClass(ticker);
  return reconcile({
    company: onQuotedBasis(filed, sharesPerQuoted ?? 1),
    quote: seen,
    splits: without === "splits" ? null : splits,
    kind,
    rate:
      rate === null || without === "currency"
        ? null
        : { from: market.currency, to: statements.currency, value: rate, asOf: today, source: "test" },
    isValuationCurrency,
    other: null,
    today,
  }).fundamentals;
}

/** The inputs of a valuation; a company that gives no value per share has none. */
function answerOf({ quote, currency, sharesOutstanding, statements, shareBasis, isSuspect }: Fundamentals) {
  if (shareBasis === "unsettled" || isSuspect || quote?.currency !== currency) return null;
  const earnings = statements[0]?.figures.epsDiluted ?? Number.NaN;
  return { price: quote.value, currency, shares: sharesOutstanding?.value ?? Number.NaN, earnings };
}

const isRight = (fundamentals: Fundamentals, { expected }: GoldenCompany): boolean => {
  const answer = answerOf(fundamentals);
  const isNear = (value: number, right: number) => Math.abs(value / right - 1) < 1e-9;
  return (
    answer !== null &&
    answer.currency === expected.currency &&
    isNear(answer.price, expected.price) &&
    isNear(answer.shares, expected.shares) &&
    isNear(answer.earnings, expected.earnings)
  );
};

describe("the golden set", () => {
  it("holds at least forty companies", () => {
    expect(goldenCompanies.length).toBeGreaterThanOrEqual(40);
    expect(new Set(goldenCompanies.map(({ name }) => name)).size).toBe(goldenCompanies.length);
  });

  it.each(goldenCompanies.map((golden) => [golden.name, golden] as const))("%s", (_, golden) => {
    const answer = answerOf(settled(golden));
    expect(answer).toEqual({
      price: expect.closeTo(golden.expected.price, 9),
      currency: golden.expected.currency,
      shares: expect.closeTo(golden.expected.shares, 4),
      earnings: expect.closeTo(golden.expected.earnings, 9),
    });
  });

  it("keeps the company's amounts, whatever the share count: earnings per share times shares are its net income", () => {
    for (const golden of goldenCompanies) {
      const { figures } = settled(golden).statements[0] ?? {};
      const money = (figures?.epsDiluted ?? 0) * (figures?.dilutedShares ?? 0);
      expect(money / (figures?.netIncome ?? Number.NaN), golden.name).toBeCloseTo(1, 9);
    }
  });

  it.each(conversions)(
    "without the conversion of %s exactly the companies that need it come out wrong",
    (conversion) => {
      const wrong = goldenCompanies.filter((golden) => !isRight(settled(golden, conversion), golden));
      const needing = goldenCompanies.filter(({ needs }) => needs.includes(conversion));
      expect(needing.length).toBeGreaterThan(0);
      expect(wrong.map(({ name }) => name)).toEqual(needing.map(({ name }) => name));
    },
  );

  it.each([
    ["a reviewed receipt for five whose vendor multiplies its price by ordinary shares", "TSM", "commonShare", 40_000],
    ["a reviewed ratio that the market value contradicts", "TSM", "commonShare", 5_000],
    ["a foreign share without a review", "EXMP", "commonShare", 40_000],
    ["a foreign share whose market value is a fifth, but that no list calls a receipt", "EXMP", "commonShare", 8_000],
    ["a receipt for one, which a vendor's slip looks like too", "EXMP", "depositaryReceipt", 40_000],
  ] as const)("settles nothing for %s", (_, ticker, kind, marketCap) => {
    const [base] = goldenCompanies.filter(({ name }) => name === "a receipt for five");
    if (!base) throw new Error("the golden set has lost a receipt");
    const told = { ...base, ticker, kind, quote: { ...base.quote, marketCap } };
    expect(answerOf(settled(told))).toBeNull();
  });

  it("gives no value rather than a wrong one where a vendor's own market value speaks against the basis", () => {
    const byMarket = goldenCompanies.filter(({ quote }) => quote.marketCap !== null);
    expect(byMarket.length).toBeGreaterThan(10);
    for (const golden of byMarket) {
      for (const conversion of golden.needs.filter((needed) => needed !== "currency")) {
        expect(answerOf(settled(golden, conversion)), `${golden.name} without ${conversion}`).toBeNull();
      }
    }
  });
});
