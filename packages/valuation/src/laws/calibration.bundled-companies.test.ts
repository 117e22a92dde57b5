import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { MethodName } from "../report/outcome.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";

type Valued = { file: CompanyFile; report: ValuationReport; price: number; marketValue: number };
const valued: Valued[] = [];

/** Companies with several classes of shares count once. */
const secondClasses = new Set(["GOOG", "FOX", "NWS", "UA"]);

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const { quote, sharesOutstanding, currency } = fundamentals;
    if (!quote || !sharesOutstanding || currency !== "USD" || secondClasses.has(ticker)) continue;
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    const report = valueCompany(file, { scenario: "neutral", overrides: {} });
    valued.push({ file, report, price: quote.value, marketValue: quote.value * sharesOutstanding.value });
  }
});

/** Value ÷ price by market value, of the companies for which the method votes, without the largest of them. */
function weighted(worth: (each: Valued) => number | null): number {
  const known = valued.flatMap((each) => {
    const value = worth(each);
    return value === null ? [] : [{ ratio: value / each.price, weight: each.marketValue }];
  });
  const largest = Math.max(...known.map(({ weight }) => weight));
  const counted = known.filter(({ weight }) => weight < largest);
  const sum = (of: (each: { ratio: number; weight: number }) => number) =>
    counted.reduce((total, each) => total + of(each), 0);
  return sum(({ ratio, weight }) => ratio * weight) / sum(({ weight }) => weight);
}

const voteOf =
  (method: MethodName) =>
  ({ report }: Valued): number | null =>
    report.methods.find((each) => each.method === method)?.vote ?? null;

/** Bounds that a wrong engine may pass, and a fitted one would: a smoke alarm, not a proof. */
describe("the bundled companies together", () => {
  it.each(["discountedCashFlow", "dividendDiscount", "residualIncome"] as const)(
    "are worth between 0.70 and 1.15 of their price by %s",
    (method) => {
      const ratio = weighted(voteOf(method));
      expect(ratio).toBeGreaterThan(0.7);
      expect(ratio).toBeLessThan(1.15);
    },
  );

  it("are worth between 0.80 and 1.15 of their price by the mean of the votes", () => {
    const ratio = weighted(({ report }) => report.summary.mean);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.15);
  });

  it.each(["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"] as const)(
    "are rarely worth less than a fifth of their price by %s",
    (method) => {
      const outcomes = valued.flatMap(({ report }) => {
        const outcome = report.methods.find((each) => each.method === method)?.outcome;
        return outcome?.kind === "estimate" ? [outcome] : [];
      });
      const low = outcomes.filter(({ notVotingReason }) => notVotingReason === "implausiblyLow").length;
      expect(low / outcomes.length).toBeLessThanOrEqual(0.1);
    },
  );

  it("have mean and signal in the order of the scenarios", () => {
    const rank = { sell: -1, none: 0, hold: 0, buy: 1 } as const;
    for (const { file } of valued) {
      const summaries = scenarios.map((scenario) => valueCompany(file, { scenario, overrides: {} }).summary);
      const means = summaries.map(({ mean }) => mean ?? 0);
      const ranks = summaries.map(({ signal }) => rank[signal.kind]);
      expect(means, file.fundamentals.ticker).toEqual(means.toSorted((a, b) => a - b));
      expect(ranks, file.fundamentals.ticker).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });
});
