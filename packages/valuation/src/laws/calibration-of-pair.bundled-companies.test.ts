import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { impliedPremiumOf } from "../inputs/implied-premium.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import { eachIssuerOnce } from "../peers/issuers.ts";
import type { CompanyFile } from "../report/report.ts";
import { valueCompany } from "../value-company.ts";

const companies: Fundamentals[] = [];
/** At the prices of the end of the year, a few days before the pair of risk-free rate and premium was published. */
const ofPair: CompanyFile[] = [];
const day = "2025-12-31";

/** The close of that month; dividends of the months since are taken out of it, half a percent or so. */
function closeOf({ monthlyCloses }: Fundamentals): number | null {
  if (monthlyCloses === null) return null;
  const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return monthlyCloses.closes[monthNumber(day) - monthNumber(monthlyCloses.from)] ?? null;
}

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers())
    companies.push((await marketData.fundamentalsOf(ticker)).fundamentals);
  for (const fundamentals of eachIssuerOnce(companies, (each) => each)) {
    const close = closeOf(fundamentals);
    if (fundamentals.quote?.currency !== "USD" || fundamentals.currency !== "USD" || close === null) continue;
    const reference = marketData.referenceFor(fundamentals);
    ofPair.push({
      fundamentals: { ...fundamentals, quote: { ...fundamentals.quote, value: close, asOf: day } },
      reference: { ...reference, riskFreeRate: reference.premiumPair.riskFreeRate },
      peers: choosePeers(fundamentals, marketData.peerCandidates(fundamentals)),
    });
  }
});

/** Bounds that a wrong engine may pass, and a fitted one would: a smoke alarm, not a proof. */
describe("the bundled companies at the date of the pair", () => {
  it("imply an equity premium of 3 to 5.5 %", () => {
    const answer = impliedPremiumOf(ofPair, { source: "test" });
    if (answer.kind !== "impliedPremium") throw new Error(answer.kind);
    const { value, withoutLargest, companies: count } = answer.premium;
    expect(count).toBeGreaterThan(450);
    for (const premium of [value, withoutLargest ?? Number.NaN]) {
      expect(premium).toBeGreaterThanOrEqual(0.03);
      expect(premium).toBeLessThanOrEqual(0.055);
    }
  });

  it.each(["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"] as const)(
    "are rarely worth less than a fifth of their price by %s",
    (method) => {
      const outcomes = ofPair.flatMap((file) => {
        const report = valueCompany(file, { scenario: "neutral", overrides: {} });
        const outcome = report.methods.find((each) => each.method === method)?.outcome;
        return outcome?.kind === "estimate" ? [outcome] : [];
      });
      const low = outcomes.filter(({ notVotingReason }) => notVotingReason === "implausiblyLow").length;
      expect(low / outcomes.length).toBeLessThanOrEqual(0.08);
    },
  );
});

describe("the statements of the bundled companies", () => {
  it("are those of one issuer each: only classes of its shares have them in common", () => {
    const issuersByAccounts = new Map<string, Set<string>>();
    for (const { ticker, name, cik, statements } of companies) {
      for (const { fiscalYearEnd, figures } of statements) {
        const { revenue, netIncome, totalAssets } = figures;
        if (netIncome === null || totalAssets === null) continue;
        const accounts = [fiscalYearEnd, revenue, netIncome, totalAssets].join(" ");
        const issuers = issuersByAccounts.get(accounts) ?? new Set();
        issuersByAccounts.set(accounts, issuers.add(cik ?? `${ticker} ${name}`));
      }
    }
    const shared = [...issuersByAccounts.values()].filter((issuers) => issuers.size > 1).map((issuers) => [...issuers]);
    expect(shared).toEqual([]);
    expect(issuersByAccounts.size).toBeGreaterThan(4_000);
  });
});
