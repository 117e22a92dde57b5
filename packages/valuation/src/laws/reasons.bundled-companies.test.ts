import { beforeAll, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { FigureName } from "../inputs/statement.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { MethodName, Outcome } from "../report/outcome.ts";
import type { ValuationReport } from "../report/report.ts";
import { valueCompany } from "../value-company.ts";

const companies: { fundamentals: Fundamentals; report: ValuationReport }[] = [];

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    companies.push({ fundamentals, report: valueCompany(file, { scenario: "neutral", overrides: {} }) });
  }
});

const outcomeOf = ({ methods }: ValuationReport, method: MethodName): Outcome | undefined =>
  methods.find((each) => each.method === method)?.outcome;

const reasonOf = (outcome: Outcome | undefined) =>
  outcome?.kind === "notApplicable" ? outcome.reason : (outcome?.notVotingReason ?? null);

/** Tickers that a method answers with a reason, and of which what its text says does not hold; none answered so is one too. */
function untrue(
  method: MethodName,
  reason: string,
  holds: (each: (typeof companies)[number]) => boolean,
): readonly string[] {
  const answered = companies.filter(({ report }) => reasonOf(outcomeOf(report, method)) === reason);
  if (answered.length === 0) return [`${method}: ${reason} is never given`];
  return answered.filter((each) => !holds(each)).map(({ fundamentals }) => fundamentals.ticker);
}

const lastOf = ({ statements }: Fundamentals, years: number, name: FigureName) =>
  statements.slice(-years).map(({ figures }) => figures[name]);

it("is said of no company that most recent years brought losses where they did not", () => {
  for (const method of ["residualIncome", "earningsPerShare"] as const) {
    const wrong = untrue(method, "lossMaking", ({ fundamentals }) => {
      const known = lastOf(fundamentals, 5, "netIncome").filter((value) => value !== null);
      return known.filter((value) => value <= 0).length * 2 >= known.length;
    });
    expect(wrong, method).toEqual([]);
  }
});

it("is said of no company that its accounts show few dividends where three of four years do", () => {
  const wrong = untrue("dividendDiscount", "shortDividendHistory", ({ fundamentals }) => {
    const paid = fundamentals.statements
      .slice(-4)
      .filter(({ figures }) => (figures.dividendsPerShare ?? figures.dividendsPaid ?? 0) > 0);
    return paid.length < 3;
  });
  expect(wrong).toEqual([]);
});

it("is said of no company that its book is a floor where it may be worth half the price", () => {
  const wrong = untrue("netAssetValue", "assetLight", ({ fundamentals, report }) => {
    const outcome = outcomeOf(report, "netAssetValue");
    const price = fundamentals.quote?.value;
    if (outcome?.kind !== "estimate" || price === undefined) return true;
    return !outcome.warnings.includes("goodwillUnknown") || outcome.valuePerShare < price / 2;
  });
  expect(wrong).toEqual([]);
});
