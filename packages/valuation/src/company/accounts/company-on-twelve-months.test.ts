import { describe, expect, it } from "vitest";
import type { Fundamentals } from "../../inputs/fundamentals.ts";
import { type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import { choosePeers } from "../../peers/choose-peers.ts";
import type { CompanyFile } from "../../report/report.ts";
import { replay } from "../../trace/replay.ts";
import { traceUnder } from "../../trace/to-trace.ts";
import { valueCompany } from "../../value-company.ts";
import { normaliseCompany } from "../normalise-company.ts";
import { estimateOf, lastYear, neutral, part, trailingOf, withMonths } from "./twelve-months-contract.ts";

describe("a company on its last twelve months", () => {
  const parts = [
    part(1, lastYear, 12, { revenue: 1000, ebit: 150 }),
    part(1, "2026-06-30", 6, { revenue: 700, ebit: 110 }),
    part(-1, "2025-06-30", 6, { revenue: 480, ebit: 70 }),
  ];
  const file = withMonths({ revenue: 1220, ebit: 190, totalEquity: 430, totalDebt: 180 }, {}, parts);

  it("starts from their revenue and margin, and from the balance sheet of that day", () => {
    const { trace } = estimateOf(file, "discountedCashFlow");
    const steps = trace.nodes.filter(({ name }) => name === "trailingTwelveMonths");
    expect(steps.map(({ value }) => value)).toEqual(expect.arrayContaining([1220, 190]));
    expect(trace.nodes.find(({ name }) => name === "baseMargin")?.value).toBeCloseTo(190 / 1220, 12);
    expect(trace.nodes.find(({ name }) => name === "totalDebt")).toMatchObject({
      value: 180,
      fiscalYearEnd: "2026-06-30",
      months: null,
      accession: "quarter",
    });
    expect(estimateOf(file, "netAssetValue").trace.nodes.find(({ name }) => name === "totalEquity")?.value).toBe(430);
  });

  it("shows the year, the months since and those a year before, each with its filing", () => {
    const { trace } = estimateOf(file, "discountedCashFlow");
    const step = trace.nodes.find(({ name, value }) => name === "trailingTwelveMonths" && value === 1220);
    if (step?.kind !== "step") throw new Error("no step");
    const inputs = ["year", "toDate", "toDateBefore"].map((input) => trace.nodes[Number(step.inputs[input])]);
    expect(inputs.map((node) => node?.kind === "figure" && [node.value, node.months, node.accession])).toEqual([
      [1000, 12, "filing-2025-12-31"],
      [700, 6, "filing-2026-06-30"],
      [480, 6, "filing-2025-06-30"],
    ]);
    for (const { outcome } of valueCompany(file, neutral).methods) {
      if (outcome.kind === "estimate") expect(replay(outcome.trace)).toBe(outcome.valuePerShare);
    }
  });

  it("grows, and earns in an ordinary year, as its fiscal years did: no month counts twice", () => {
    const [before, after] = [normaliseCompany(sampleFile(), neutral), normaliseCompany(file, neutral)];
    expect(after.growth.quantity.value).toBe(before.growth.quantity.value);
    expect(after.earningPower?.targetMargin.neutral.value).toBe(before.earningPower?.targetMargin.neutral.value);
    expect(after.returnOnEquity?.value).toBe(before.returnOnEquity?.value);
    expect(after.buybackShare.quantity.value).toBe(before.buybackShare.quantity.value);
    // Latest revenue × the median margin of three fiscal years: 1220 × 9 %.
    expect(after.normalEarnings?.quantity.value).toBeCloseTo(109.8, 9);
  });

  it("is rolled from the day of that balance sheet to the price: 51 days", () => {
    expect(normaliseCompany(file, neutral).elapsed.value).toBeCloseTo(51 / 365.25, 12);
    expect(normaliseCompany(sampleFile(), neutral).elapsed.value).toBeCloseTo(232 / 365.25, 12);
  });

  it("is the company of its year where nothing has changed and no time has passed", () => {
    const steady = withMonths();
    for (const method of ["discountedCashFlow", "dividendDiscount", "residualIncome", "earningsPerShare"]) {
      const [months, year] = [steady, sampleFile()].map((each) => estimateOf(each, method, { elapsedYears: 0 }));
      expect(months?.valuePerShare, method).toBeCloseTo(year?.valuePerShare ?? 0, 9);
    }
  });

  it("votes on accounts whose year is too old for the price, because its months are not", () => {
    const quote = { value: 10, currency: "USD", asOf: "2027-08-20", source: "sample" };
    const late = withMonths({}, { fundamentals: { quote } });
    expect(valueCompany(late, neutral).priceStanding?.silence).toBeNull();
    const year = valueCompany(late, { scenario: "neutral", overrides: { lastTwelveMonths: 0 } });
    expect(year.priceStanding?.silence).toBe("accountsTooOld");
    expect(year.methods.every(({ vote }) => vote === null)).toBe(true);
  });

  it("pays the dividend of its twelve months, also the first one", () => {
    const { dividends } = normaliseCompany(withMonths({ dividendsPerShare: 0.6 }), neutral);
    expect(dividends.regular?.quantity.value).toBe(0.6);
    const none = { dividendsPerShare: 0, dividendsPaid: 0 };
    const started = normaliseCompany(
      withMonths({ dividendsPerShare: 0.2, dividendsPaid: 20 }, { figures: none }),
      neutral,
    );
    expect(started.dividends).toMatchObject({ never: false, regular: { quantity: { value: 0.2 }, warnings: [] } });
    expect(normaliseCompany(withMonths(none), neutral).dividends).toMatchObject({ isSuspended: true, regular: null });
  });

  it("spends on research in the twelve months before as the years that they lie in: 100 at 181 days of 365.25, 80 else", () => {
    const research: Partial<Fundamentals> = { industry: "Application Software", sector: "informationTechnology" };
    const rising = sampleFile({ fundamentals: research, years: 10 }).fundamentals;
    const statements = rising.statements.map((statement, index) => ({
      ...statement,
      figures: { ...statement.figures, researchAndDevelopment: index === 9 ? 100 : 80 },
    }));
    const plain = { ...sampleFile(), fundamentals: { ...rising, statements } };
    const trailing = trailingOf(plain, { researchAndDevelopment: 120 });
    const months = {
      ...plain,
      fundamentals: { ...plain.fundamentals, interim: { quarters: [], trailing: [trailing] } },
    };
    const { trace } = estimateOf(months, "discountedCashFlow");
    const before = trace.nodes.find(({ name }) => name === "researchOfTwelveMonths");
    const share = 181 / 365.25;
    expect(before?.value).toBeCloseTo(100 * share + 80 * (1 - share), 9);
    expect(replay(traceUnder(trace, before?.id ?? -1) ?? trace)).toBe(before?.value);
  });
});

describe("a peer with later accounts", () => {
  const subject = sampleFile().fundamentals;
  const peerOf = (file: CompanyFile) =>
    choosePeers(subject, [
      { ...file.fundamentals, ticker: "PEER", statements: file.fundamentals.statements.slice(1) },
    ])[0];
  const changes: SampleChanges = { figures: { netIncome: 95, totalAssets: 910 } };

  it("counts at its twelve months, and says so", () => {
    expect(peerOf(withMonths({ revenue: 1500, netIncome: 120, totalEquity: 430 }, changes))).toMatchObject({
      fiscalYearEnd: "2026-06-30",
      accounts: "twelveMonths",
      accession: "quarter",
      ...{ revenue: 1500, netIncome: 120, equity: 430 },
    });
    expect(peerOf(sampleFile(changes))).toMatchObject({ fiscalYearEnd: lastYear, accounts: "fiscalYear" });
  });

  it("brings leaves of twelve months to the trace", () => {
    const peer = peerOf(withMonths({ netIncome: 120 }, changes));
    if (!peer) throw new Error("no peer");
    const peers = Array.from({ length: 5 }, (_, index) => ({ ...peer, ticker: `PEER${index}` }));
    const { trace } = estimateOf({ ...sampleFile(), peers }, "comparableMultiples");
    const leaves = trace.nodes.flatMap((node) => (node.kind === "figure" && node.ticker === "PEER0" ? [node] : []));
    expect(leaves.find(({ name }) => name === "netIncome")).toMatchObject({ months: 12, fiscalYearEnd: "2026-06-30" });
    expect(leaves.find(({ name }) => name === "totalDebt")).toMatchObject({ months: null });
  });
});
