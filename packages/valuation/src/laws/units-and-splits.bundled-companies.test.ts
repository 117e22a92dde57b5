import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { afterSplit, inOtherCurrency } from "../methods/restated-file-contract.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";

/** The companies, each with its reports before anything is restated, by scenario. */
const companies: { file: CompanyFile; reports: readonly ValuationReport[] }[] = [];
const reportsOf = (file: CompanyFile) => scenarios.map((scenario) => valueCompany(file, { scenario, overrides: {} }));

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    companies.push({ file, reports: reportsOf(file) });
  }
});

/** A report without its numbers: which methods answer, vote, or why not; and its signal. */
function words({ methods, summary }: ValuationReport): string[] {
  const said = methods.map(({ method, outcome }) =>
    outcome.kind === "notApplicable" ? `${method}: ${outcome.reason}` : `${method} votes: ${outcome.votes}`,
  );
  return [...said, `signal: ${summary.signal.kind}`];
}

/** The values of all methods in all scenarios; NaN where there is none. */
const numbers = ({ methods }: ValuationReport) =>
  methods.flatMap(({ range }) => scenarios.map((scenario) => range[scenario] ?? Number.NaN));

/** The same words, and every value times `factor` to `tolerance`. */
function differences(before: ValuationReport, after: ValuationReport, factor: number, tolerance: number): string[] {
  const others = words(after);
  const changed = words(before).filter((text, index) => text !== others[index]);
  const values = numbers(after);
  const moved = numbers(before).flatMap((value, index) => {
    const other = values[index] ?? Number.NaN;
    const isSame = Number.isNaN(value) ? Number.isNaN(other) : Math.abs(other / (value * factor) - 1) <= tolerance;
    return isSame ? [] : [`${value} × ${factor} became ${other}`];
  });
  return [...changed, ...moved];
}

/** The differences over all companies and scenarios, with the ticker before each, when values should be multiplied by `factor`. */
function changesUnder(restated: (file: CompanyFile) => CompanyFile, factor: number): string[] {
  return companies.flatMap(({ file, reports }) => {
    const restatedReports = reportsOf(restated(file));
    return reports.flatMap((report, index) => {
      const other = restatedReports[index];
      const found = other === undefined ? ["no report"] : differences(report, other, factor, 1e-12);
      return found.map((text) => `${file.fundamentals.ticker}, ${text}`);
    });
  });
}

describe("all bundled companies in three scenarios", () => {
  it.each([1_000, 0.001, 166.386])("are worth %d times as much in a currency of which so many make one", (money) => {
    expect(companies.length).toBeGreaterThan(500);
    expect(changesUnder((file) => inOtherCurrency(file, money), money)).toEqual([]);
  });

  it.each([2, 3, 20, 0.1])("are worth the same in all after a split that makes %d of one share", (shares) => {
    expect(changesUnder((file) => afterSplit(file, shares), 1 / shares)).toEqual([]);
  });
});
