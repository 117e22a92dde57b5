import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { normaliseCompany } from "../company/normalise-company.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { waitingMethods } from "../understanding/waiting-methods.ts";
import { valueCompany } from "../value-company.ts";
import { type AccountsDoubt, type AccountsDoubtCode, accountsDoubtsOf } from "./accounts-doubts.ts";

const request = { scenario: "neutral", overrides: {} } as const;

type Checked = { file: CompanyFile; report: ValuationReport; doubts: readonly AccountsDoubt[] };
const all = new Map<string, Checked>();

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    all.set(ticker, { file, report: valueCompany(file, request), doubts: accountsDoubtsOf(file, request) });
  }
});

const flagged = (code: AccountsDoubtCode) =>
  [...all].flatMap(([ticker, { doubts }]) => (doubts.some((doubt) => doubt.code === code) ? [ticker] : [])).sort();

const outcomeOf = (ticker: string, name: string) =>
  all.get(ticker)?.report.methods.find(({ method }) => method === name)?.outcome;

describe("the checks of the accounts over all bundled companies", () => {
  it("find who lends to its customers, and their cash flow does not vote", () => {
    const american = ["CAT", "DE", "F", "GM", "HPE", "PCAR", "SNA"];
    const european = ["BMW.DE", "IVG.MI", "MBG.DE", "RACE.MI", "SIE.DE", "STLAM.MI", "VOW3.DE"];
    expect(flagged("financeArm")).toEqual([...american, ...european].sort());
    for (const ticker of flagged("financeArm")) {
      const outcome = outcomeOf(ticker, "discountedCashFlow");
      expect(outcome?.kind === "estimate" && outcome.votes, ticker).toBe(false);
    }
  });

  it("find whose accounts still hold a part that has left, and nothing of theirs votes or is compared", () => {
    expect(flagged("partSeparated")).toEqual(["APTV", "BDX", "CMCSA", "FDX", "HON", "SPGI"]);
    for (const ticker of flagged("partSeparated")) {
      const report = all.get(ticker)?.report;
      expect(report?.summary, ticker).toMatchObject({ voting: 0, signal: { kind: "none", reason: "partSeparated" } });
      for (const { outcome, status } of report?.methods ?? []) {
        expect(status, ticker).toBeNull();
        if (outcome.kind === "estimate") expect(outcome.notVotingReason, ticker).toBe("partSeparated");
      }
    }
  });

  it("let none of those be compared with: their price and their accounts are not of one company", () => {
    const separated = new Set(flagged("partSeparated"));
    for (const [ticker, { file }] of all) {
      expect(
        file.peers.filter((peer) => separated.has(peer.ticker)).map((peer) => peer.ticker),
        ticker,
      ).toEqual([]);
    }
  });

  it("say that those wait for the next accounts", () => {
    for (const ticker of flagged("partSeparated")) {
      const { file, report } = all.get(ticker) ?? {};
      const waiting = file && report ? waitingMethods(file, report, file.fundamentals.quote?.value ?? 1) : [];
      expect(waiting.find(({ reason }) => reason === "partSeparated")?.waits, ticker).toBe("nextAccounts");
    }
  });

  it("deduct what others own of a utility at its book", () => {
    const nee = all.get("NEE");
    const filed = nee?.file.fundamentals.statements.at(-1)?.figures.minorityInterests ?? null;
    const bridge = nee && normaliseCompany(nee.file, request).bridge;
    expect(filed).toBeGreaterThan(1e10);
    expect(bridge?.claims.map(({ value }) => value)).toContain(filed);
    expect(bridge?.warnings).toContain("minoritiesAtBook");
  });

  it("find interest that cannot be of the debt beside it", () => {
    expect(flagged("interestUnlikely")).toEqual(["DE", "ENI.MI"]);
    expect(outcomeOf("ENI.MI", "discountedCashFlow")).toMatchObject({
      votes: false,
      notVotingReason: "interestUnlikely",
    });
  });

  it("find research that breaks off, and make no asset of it", () => {
    expect(flagged("researchBroken")).toEqual(["JNJ"]);
    const jnj = all.get("JNJ");
    expect(jnj && normaliseCompany(jnj.file, request).research).toBeNull();
  });

  it("find books that grew by something else than what was kept of the earnings", () => {
    const flaggedBooks = flagged("bookGrowthOfEarnings");
    // Life insurers by their reserves, Apollo and M&T by a merger
    expect(flaggedBooks).toEqual(expect.arrayContaining(["AFL", "AIG", "APO", "MET", "MTB"]));
    // Reserves that took a third of the book in two years and gave it back in two; shares issued for another company
    expect(flaggedBooks).toEqual(expect.arrayContaining(["AMP", "PRU", "COF"]));
    expect(flaggedBooks.length).toBeLessThan(25);
    const met = all.get("MET");
    const trend = met && normaliseCompany(met.file, request).growth.candidates[0]?.value;
    expect(trend).toBeGreaterThan(-0.03);
  });

  it("leave out tax rates outside 0 and 100 %, and let taxes on resources last", () => {
    for (const [ticker, { file }] of all) {
      const { taxRate, lastingTaxRate } = normaliseCompany(file, request).capital;
      expect(taxRate.value, ticker).toBeGreaterThanOrEqual(0);
      expect(taxRate.value, ticker).toBeLessThanOrEqual(1);
      expect(lastingTaxRate.value, ticker).toBeGreaterThanOrEqual(0.15);
    }
    const eni = all.get("ENI.MI");
    const { taxRate, lastingTaxRate } = (eni && normaliseCompany(eni.file, request).capital) ?? {};
    expect(taxRate?.value).toBeGreaterThan(0.5);
    expect(lastingTaxRate?.value).toBe(taxRate?.value);
  });

  it("count distress once: who may fail pays what its industry pays, and no spread of a default", () => {
    const may = [...all].filter(([, { report }]) =>
      report.methods.some(({ outcome }) => outcome.kind === "estimate" && outcome.variant === "failureWeighted"),
    );
    for (const [ticker, { file }] of may) expect(normaliseCompany(file, request).capital.rating, ticker).toBeNull();
    // Any company that a reader marks as distressed
    for (const [ticker, { file }] of all) {
      const { rating, debtSpread, warnings } = normaliseCompany(file, {
        ...request,
        overrides: { type: "distressed" },
      }).capital;
      expect(rating, ticker).toBeNull();
      expect(debtSpread?.name ?? "industryDebtSpread", ticker).toBe("industryDebtSpread");
      expect(warnings, ticker).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^(distressCountedOnce|coverageOfLoss|interestUnlikely|debtCostFromIndustry)$/),
        ]),
      );
    }
  });

  it("flag what the bridge does not hold, and never count it as nothing in silence", () => {
    for (const [ticker, { report, file }] of all) {
      const outcome = report.methods.find(({ method }) => method === "discountedCashFlow")?.outcome;
      if (outcome?.kind !== "estimate" || !normaliseCompany(file, request).bridge) continue;
      if (outcome.variant === "flowToEquity" || outcome.variant === "distributableCash") continue;
      const leases = file.fundamentals.country === "US" ? "financeLeasesUnknown" : "leasesUnknown";
      expect(outcome.warnings, ticker).toEqual(
        expect.arrayContaining(["associatesUnknown", "pensionsUnknown", leases]),
      );
    }
  });
});
