import type { Fundamentals, InterimStatement } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { statementsIn } from "./currency.ts";
import { onQuotedBasis } from "./quoted-basis.ts";
import { onBasisOf } from "./share-basis.ts";

const apple = (await createMarketData().fundamentalsOf("AAPL")).fundamentals;
const fourthOf = ({ interim }: Fundamentals): InterimStatement => {
  const fourth = interim?.quarters.find(({ periodEnd }) => periodEnd === "2025-09-27");
  return fourth ?? expect.fail("Apple has a fourth quarter of 2025");
};
const wholeOf = (company: Fundamentals) => fourthOf(company).parts?.[0]?.figures;
const trailingOf = ({ interim }: Fundamentals) => interim?.trailing.at(-1);

describe("what is done to the years is done to the quarters", () => {
  it("after a split, and to what they are made of: a dividend of 1.02 in two is 0.51", () => {
    const { company } = onBasisOf("2026-09-01", { ...apple, shareBasisAsOf: "2026-05-01" }, [
      { date: "2026-06-10", factor: 2 },
    ]);
    expect(wholeOf(company)).toMatchObject({ dividendsPerShare: 0.51, revenue: 416_161_000_000 });
    expect(trailingOf(company)?.figures.dilutedShares).toBe((trailingOf(apple)?.figures.dilutedShares ?? 0) * 2);
    expect(company.statements.at(-1)?.figures.dividendsPerShare).toBe(0.51);
  });

  it("per receipt for five shares, where unknown figures stay unknown", () => {
    const quoted = onQuotedBasis(apple, 5);
    expect(wholeOf(quoted)?.dividendsPerShare).toBeCloseTo(5.1, 12);
    expect(fourthOf(quoted).figures).toMatchObject({ epsDiluted: null, revenue: 102_466_000_000 });
  });

  it("in another currency, counts of shares apart", () => {
    const rate = { from: "USD", to: "EUR", value: 0.5, asOf: "2026-05-01", source: "test" };
    const converted = statementsIn(apple, rate);
    expect(fourthOf(converted).figures.revenue).toBe(51_233_000_000);
    expect(wholeOf(converted)).toMatchObject({ revenue: 208_080_500_000, dividendsPerShare: 0.51 });
    expect(trailingOf(converted)?.figures.dilutedShares).toBe(trailingOf(apple)?.figures.dilutedShares);
  });

  it("leaves a company without quarters without them", () => {
    const { interim: _, ...annual } = apple;
    expect(onQuotedBasis(annual, 5)).not.toHaveProperty("interim");
  });
});
