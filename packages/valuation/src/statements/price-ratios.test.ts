import { describe, expect, it } from "vitest";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import type { FigureName } from "../inputs/statement.ts";
import { replay } from "../trace/replay.ts";
import { traceUnder } from "../trace/to-trace.ts";
import { ratiosOf } from "./ratios-report.ts";

const { fundamentals } = sampleFile();
const quote = { value: 30, currency: "USD", asOf: "2026-04-24", source: "test" };
const shares = { value: 200, asOf: "2026-04-01", source: "test" };

function report(changes: Partial<Record<FigureName, number | null>> = {}, identity: Partial<Fundamentals> = {}) {
  const figures = { epsDiluted: 2, dividendsPerShare: 0.75, totalEquity: 3_000, preferredEquity: 500, ...changes };
  return ratiosOf(
    {
      ...fundamentals,
      currency: "USD",
      quote,
      sharesOutstanding: shares,
      shareBasis: "settled",
      statements: [sampleStatement(2024, {}), sampleStatement(2025, figures)],
      ...identity,
    },
    [],
  );
}

const valuesOf = ({ price }: ReturnType<typeof report>) => ({
  marketValue: price.marketValue.value,
  priceToEarnings: price.priceToEarnings.value,
  priceToBook: price.priceToBook.value,
  dividendYield: price.dividendYield.value,
});
const reasonsOf = ({ price }: ReturnType<typeof report>) =>
  [price.marketValue, price.priceToEarnings, price.priceToBook, price.dividendYield].map((cell) =>
    cell.value === null ? cell.reason : null,
  );

describe("the price beside the accounts", () => {
  it("is told with the last fiscal year: 30 × 200, 30 ÷ 2, 6,000 ÷ (3,000 − 500), 0.75 ÷ 30", () => {
    expect(valuesOf(report())).toEqual({
      marketValue: 6_000,
      priceToEarnings: 15,
      priceToBook: 2.4,
      dividendYield: 0.025,
    });
  });

  it("takes preferred equity that is not reported as none", () => {
    expect(report({ preferredEquity: null }).price.priceToBook.value).toBe(2);
  });

  it("replays from its trace", () => {
    const { price, trace } = report();
    for (const cell of [price.marketValue, price.priceToEarnings, price.priceToBook, price.dividendYield]) {
      const under = cell.value === null ? null : traceUnder(trace, cell.node);
      expect(under && replay(under)).toBe(cell.value);
    }
  });

  it.each([
    ["a loss", { epsDiluted: -1 }, [null, "basisNotPositive", null, null]],
    ["negative equity", { totalEquity: -10, preferredEquity: null }, [null, null, "basisNotPositive", null]],
    ["no dividend on file", { dividendsPerShare: null }, [null, null, null, "figureMissing"]],
  ] as const)("says why where there is %s", (_, changes, reasons) => {
    expect(reasonsOf(report(changes))).toEqual(reasons);
  });

  it.each([
    ["a price", { quote: null }, ["priceMissing", "priceMissing", "priceMissing", "priceMissing"]],
    [
      "a price in the currency of the accounts",
      { quote: { ...quote, currency: "EUR" } },
      [null, "priceInOtherCurrency", "priceInOtherCurrency", "priceInOtherCurrency"],
    ],
    [
      "a settled share count",
      { shareBasis: "unsettled" },
      ["sharesUnsettled", "sharesUnsettled", "sharesUnsettled", "sharesUnsettled"],
    ],
    [
      "a share count",
      { sharesOutstanding: null },
      ["sharesMissing", "sharesMissing", "sharesMissing", "sharesMissing"],
    ],
    [
      "a share count, and the data are in doubt",
      { sharesOutstanding: null, isSuspect: true },
      ["sharesUnsettled", "sharesUnsettled", "sharesUnsettled", "sharesUnsettled"],
    ],
  ] as const)("says why where there is not %s", (_, identity, reasons) => {
    expect(reasonsOf(report({}, identity))).toEqual(reasons);
  });

  it("names the currency and the day of the price", () => {
    expect(report().price).toMatchObject({ currency: "USD", asOf: "2026-04-24" });
  });
});
