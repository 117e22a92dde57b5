import { describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { historyOf } from "../company/accounts/history.ts";
import { debtOf, rowsOf } from "../independent/facts.ts";
import { classify, isFinancial } from "../inputs/classify.ts";
import { eachIssuerOnce } from "../peers/issuers.ts";

type Weighted = { beta: number; weight: number };

const mean = (all: readonly Weighted[]): number =>
  all.reduce((sum, { beta, weight }) => sum + beta * weight, 0) / all.reduce((sum, { weight }) => sum + weight, 0);

/** The bottom-up beta of each US issuer, one class of shares each, by market value; financials keep their sector's. */
async function betas(): Promise<{ bottomUp: Weighted[]; ofSector: Weighted[]; average: number }> {
  const marketData = createMarketData();
  const [bottomUp, ofSector]: Weighted[][] = [[], []];
  let average = Number.NaN;
  const answers = await Promise.all(marketData.bundledTickers().map((ticker) => marketData.fundamentalsOf(ticker)));
  for (const { fundamentals } of eachIssuerOnce(answers, (answer) => answer.fundamentals)) {
    const { industry, marginalTaxRate, averageBeta } = marketData.referenceFor(fundamentals);
    const { quote, sharesOutstanding, currency } = fundamentals;
    const ofIndustry = industry?.leveredBeta ?? null;
    if (!quote || !sharesOutstanding || !industry || ofIndustry === null || currency !== "USD") continue;
    average = averageBeta.value;
    const weight = quote.value * sharesOutstanding.value;
    if (isFinancial(classify(fundamentals, historyOf(fundamentals)))) {
      ofSector?.push({ beta: ofIndustry, weight });
      continue;
    }
    const kept = 1 - marginalTaxRate.value;
    const usual = (industry.debtWeight ?? 0) / (industry.equityWeight ?? 1);
    const debt = debtOf(rowsOf(fundamentals), weight, null);
    const own = debt === null ? usual : debt.amount / weight;
    bottomUp?.push({ beta: (ofIndustry / (1 + kept * usual)) * (1 + kept * own), weight });
  }
  return { bottomUp: bottomUp ?? [], ofSector: ofSector ?? [], average };
}

describe("the average beta", () => {
  it("is that of the issuers which have a bottom-up one, each once", async () => {
    const { bottomUp, ofSector, average } = await betas();
    expect(bottomUp.length).toBeGreaterThan(400);
    expect(mean(bottomUp)).toBeGreaterThan(average - 0.01);
    expect(mean(bottomUp)).toBeLessThan(average + 0.01);
    // With banks and insurers, at the levered beta of their sectors, it would be lower: a choice that decision 28 states.
    expect(mean([...bottomUp, ...ofSector])).toBeCloseTo(1.08, 2);
  });
});
