import type { PriceHistory } from "@valora/market-data";
import { type AnnualStatement, type Fundamentals, valueCompany } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { analyseCompany } from "../analyse-company.ts";
import { analysisAnswer } from "../analysis-answer.ts";
import {
  askedOn,
  asToldToday,
  contextOf,
  history,
  included,
  openIncludedCompany,
  recorded,
  today,
  told,
  viewer,
  withoutDays,
  year2022,
  year2023,
  year2024,
} from "./company-of-four-reports-contract.ts";

openIncludedCompany();

describe("an analysis as of a day", () => {
  // Each row: a day, its close, and the statements of that day written down by hand. Both edges of each interval between filings.
  const rows: readonly [day: string, close: number, closeOf: string, statements: () => AnnualStatement[]][] = [
    ["2023-02-20", 60, "2023-02-20", () => [year2022(told.ebit)]],
    ["2023-06-14", 61, "2023-06-14", () => [year2022(told.ebit)]],
    ["2023-06-15", 62, "2023-06-15", () => [year2022(told.amended)]],
    ["2024-02-19", 58, "2024-02-16", () => [year2022(told.amended)]],
    ["2024-02-20", 57, "2024-02-20", () => [year2022(told.restated), year2023()]],
    ["2025-02-19", 70, "2025-02-19", () => [year2022(told.restated), year2023()]],
    ["2025-02-20", 71, "2025-02-20", () => [year2022(told.restated), year2023(), year2024()]],
    ["2026-08-31", 90, "2026-08-28", () => [year2022(told.restated), year2023(), year2024()]],
  ];
  it.each(rows)(
    "equals the valuation of the company as it was known on %s",
    async (day, close, closeOf, statements) => {
      const analysis = await analyseCompany(contextOf(asToldToday()), viewer, askedOn(day));
      const handMade: Fundamentals = {
        ...withoutDays(),
        sharesOutstanding: null,
        statements: statements(),
        quote: { value: close, currency: "USD", asOf: closeOf, source: "sample" },
      };
      const expected = valueCompany(
        { fundamentals: handMade, reference: included.referenceFor(handMade), peers: [], today: day },
        { scenario: "neutral", overrides: {} },
      );
      const said = ({ methods, summary, priceStanding }: typeof expected) => ({
        methods: methods.map(({ method, outcome, status, range }) => [
          method,
          outcome.kind === "estimate" ? outcome.valuePerShare : outcome.reason,
          status,
          range,
        ]),
        summary,
        priceStanding,
      });
      expect(said(analysis.report)).toEqual(said(expected));
      expect(expected.methods.some(({ outcome }) => outcome.kind === "estimate")).toBe(true);
      expect(analysis.asOf?.day).toBe(day);
      expect(recorded).toEqual([]);
    },
  );

  it("says the day, the day of its rates, and nothing of the price of today", async () => {
    const analysis = await analyseCompany(contextOf(asToldToday()), viewer, askedOn("2024-02-19"));
    const { riskFreeRate } = analysis.file.reference;
    expect(analysis.notes.find(({ code }) => code === "asOfDay")?.params).toMatchObject({
      day: "2024-02-19",
      rateAsOf: riskFreeRate.asOf,
    });
    expect(analysis.notes.map(({ code }) => code)).not.toContain("answerStale");
    const { asOf, price, links } = analysisAnswer(analysis, null);
    expect(price).toMatchObject({ value: 58, asOf: "2024-02-16", age: { kind: "recent" } });
    expect(asOf).toMatchObject({ day: "2024-02-19", leftOut: [{ reason: "notFiledYet" }, { reason: "notFiledYet" }] });
    expect(links.page).toBe("/analysis/KO?asOf=2024-02-19");
  });

  it("is today's where today is asked for", async () => {
    const context = contextOf(asToldToday());
    const [ofToday, plainly] = [
      await analyseCompany(context, viewer, askedOn(today)),
      await analyseCompany(context, viewer, { ticker: "KO", scenario: "neutral" }),
    ];
    expect(ofToday.report).toEqual(plainly.report);
    expect(ofToday.asOf).toBeNull();
  });

  it.each([
    ["2023-02-19", "notFiledYet"],
    ["2026-09-02", "dateInFuture"],
  ])("is refused on %s: %s", async (day, code) => {
    await expect(analyseCompany(contextOf(asToldToday()), viewer, askedOn(day))).rejects.toMatchObject({ code });
  });

  it("is refused where the source does not date its words", async () => {
    const undated = { ...asToldToday(), statements: asToldToday().statements.map(({ versions: _v, ...each }) => each) };
    await expect(analyseCompany(contextOf(undated), viewer, askedOn("2024-03-01"))).rejects.toMatchObject({
      code: "filingDatesUnknown",
    });
  });

  it("takes no close from which later dividends were taken out, and none that holds unknown splits", async () => {
    const priceOn = async (changes: Partial<PriceHistory>, day = "2024-02-20") =>
      (await analyseCompany(contextOf(asToldToday(), history(changes)), viewer, askedOn(day))).file.fundamentals.quote;
    expect(await priceOn({ adjustedFor: "splitsAndDividends" })).toBeNull();
    expect(await priceOn({ adjustedFor: "nothing", splits: null })).toBeNull();
    const splits = [{ date: "2025-02-20", factor: 2 }];
    expect(await priceOn({ adjustedFor: "nothing", splits })).toMatchObject({ value: 28.5, asOf: "2024-02-20" });
    expect(await priceOn({ adjustedFor: "nothing", splits }, "2025-02-20")).toMatchObject({ value: 71 });
    const none = await analyseCompany(contextOf(asToldToday(), null), viewer, askedOn("2024-02-20"));
    expect(none.notes.map(({ code }) => code)).toContain("priceMissing");
    expect(none.report.summary.signal).toMatchObject({ kind: "none", reason: "noPrice" });
    expect(none.report.summary.mean).not.toBeNull();
  });

  it("takes the reader's own price as that day's, and their figures in place of those filed by then", async () => {
    const asked = askedOn("2023-06-15", {
      price: 64,
      figures: [{ name: "ebit", periodEnd: "2022-12-31", value: 9_000_000_000, currency: "USD" }],
    });
    const { file, query } = await analyseCompany(contextOf(asToldToday()), viewer, asked);
    expect(file.fundamentals.quote).toMatchObject({ value: 64, asOf: "2023-06-15", chosenBy: "user" });
    expect(file.fundamentals.statements[0]).toMatchObject({
      figures: { ebit: 9_000_000_000 },
      filed: { ebit: { value: told.amended } },
    });
    expect(query.figures).toHaveLength(1);
  });

  it("compares with no company of today", async () => {
    const asked = askedOn("2024-03-01", { peers: ["PEP", "MNST"] });
    await expect(analyseCompany(contextOf(asToldToday()), viewer, asked)).rejects.toMatchObject({
      code: "peersRefused",
      params: { peer: "PEP", reason: "ofToday" },
    });
    const { refusedPeers, query, file } = await analyseCompany(contextOf(asToldToday()), viewer, asked, {
      setsPeersAside: true,
    });
    expect(refusedPeers.map(({ peer }) => peer)).toEqual(["PEP", "MNST"]);
    expect([query.peers, file.peers]).toEqual([undefined, []]);
  });
});
