import { type CompanyAnswer, createMarketData, type MarketData, type PriceHistory } from "@valora/market-data";
import { type AnnualStatement, type Fundamentals, valueCompany } from "@valora/valuation";
import { beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../../../shared/use-cases/context.ts";
import { analyseCompany } from "../analyse-company.ts";
import { analysisAnswer } from "../analysis-answer.ts";

const viewer = { language: "es" };
const today = "2026-09-01";
let included: MarketData;
let plain: Fundamentals;
let recorded: unknown[];

beforeAll(async () => {
  included = await createMarketData();
  plain = (await included.fundamentalsOf("KO")).fundamentals;
});

/** Three years, the first of which an amendment and then the next report change, and closes of some days. */
const firstReport = { filedAt: "2023-02-20", accession: "a-2022" };
const amendment = { filedAt: "2023-06-15", accession: "a-2022-A" };
const nextReport = { filedAt: "2024-02-20", accession: "a-2023" };
const lastReport = { filedAt: "2025-02-20", accession: "a-2024" };
type Report = typeof firstReport;

function yearOf(fiscalYear: number, report: Report, figures: Partial<AnnualStatement["figures"]>): AnnualStatement {
  const base = plain.statements.at(-1) ?? expect.unreachable();
  return {
    ...base,
    ...report,
    fiscalYear,
    fiscalYearEnd: `${fiscalYear}-12-31`,
    form: "10-K",
    filings: {},
    versions: {},
    figures: { ...base.figures, ...figures },
  };
}

const told = { ebit: 12_000_000_000, amended: 11_500_000_000, restated: 11_000_000_000 };
const year2022 = (ebit: number) => yearOf(2022, firstReport, { ebit, revenue: 43_000_000_000 });
const year2023 = () => yearOf(2023, nextReport, { ebit: 12_500_000_000, revenue: 45_000_000_000 });
const year2024 = () => yearOf(2024, lastReport, { ebit: 13_000_000_000, revenue: 47_000_000_000 });

/** As a source that dates its words tells it today. */
const asToldToday = (): Fundamentals => ({
  ...withoutDays(),
  statements: [
    {
      ...year2022(told.restated),
      filings: { ebit: nextReport },
      versions: {
        ebit: [
          { ...firstReport, value: told.ebit },
          { ...amendment, value: told.amended },
          { ...nextReport, value: told.restated },
        ],
      },
    },
    year2023(),
    year2024(),
  ],
  quote: { value: 90, currency: "USD", asOf: "2026-08-28", source: "sample" },
  sharesOutstanding: { value: 1, asOf: "2026-08-01", source: "of today, and of no earlier day" },
});

const withoutDays = (): Fundamentals => {
  const { interim: _i, segments: _s, separations: _p, ...others } = plain;
  return { ...others, provider: "sample", beta: null, monthlyCloses: null, shareBasis: "settled" };
};

const closes = [
  ["2023-02-17", 59],
  ["2023-02-20", 60],
  ["2023-06-14", 61],
  ["2023-06-15", 62],
  ["2024-02-16", 58],
  ["2024-02-20", 57],
  ["2025-02-19", 70],
  ["2025-02-20", 71],
  ["2026-08-28", 90],
] as const;
const history = (changes: Partial<PriceHistory> = {}): PriceHistory => ({
  ticker: "KO",
  currency: "USD",
  source: "sample",
  adjustedFor: "splits",
  bars: closes.map(([date, close]) => ({ date, open: null, high: null, low: null, close, volume: null })),
  dividends: null,
  splits: null,
  ...changes,
});

function contextOf(fundamentals: Fundamentals, prices: PriceHistory | null = history()): Context {
  recorded = [];
  const answer: Omit<CompanyAnswer, "fundamentals"> = {
    provider: "sample",
    skipped: [],
    stale: [{ provider: "sample", covers: "price", asOf: "2026-08-28" }],
    decision: { accounts: { reason: "only", considered: [] }, price: { reason: "only", considered: [] } },
    findings: [],
    riskFreeRate: null,
  };
  const changes: Partial<MarketData> = {
    fundamentalsOf: async () => ({ ...answer, fundamentals }),
    historyOf: async () => ({ history: prices, providers: [], skipped: [], staleSince: null }),
  };
  return {
    now: () => new Date(`${today}T10:00:00Z`),
    pause: async () => {},
    // The prototype's methods stay reachable whatever the data is made of.
    marketData: Object.assign(Object.create(included), changes) as MarketData,
    predict: () => null,
    analyses: { record: (each) => recorded.push(each) },
    predictions: { record: (each) => recorded.push(each) },
  };
}

const askedOn = (asOf: string, changes = {}) => ({ ticker: "KO", scenario: "neutral" as const, asOf, ...changes });

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

describe("the risk-free rate of a day", () => {
  const ofDay = { value: 0.0241, asOf: "2024-03-01", source: "of that day" };
  async function askedOn(asOf: string, { currency, country }: Pick<Fundamentals, "currency" | "country">) {
    const company = {
      ...asToldToday(),
      currency,
      country,
      quote: { value: 90, currency, asOf: "2026-08-28", source: "sample" },
    };
    const context = contextOf(company, history({ currency }));
    const asked: string[] = [];
    const riskFreeRateOn = async (...question: [string, string]) => {
      asked.push(question.join(" "));
      return asOf < ofDay.asOf ? null : { ...ofDay, asOf };
    };
    const marketData = Object.assign(context.marketData, { riskFreeRateOn });
    const query = { ticker: "KO", scenario: "neutral", asOf } as const;
    const { file, report, notes, asOf: known } = await analyseCompany({ ...context, marketData }, viewer, query);
    const said = notes.find(({ code }) => code === "asOfDay")?.params;
    return {
      asked,
      rate: file.reference.riskFreeRate,
      used: report.assumptions.riskFreeRate,
      said,
      published: known?.riskFreeRate,
    };
  }

  it("counts in euro where it is known, and is named with its date", async () => {
    const { asked, rate, used, said } = await askedOn("2024-03-01", { currency: "EUR", country: "ES" });
    expect(asked).toEqual(["EUR 2024-03-01"]);
    expect([rate, used]).toEqual([ofDay, ofDay.value]);
    expect(said).toMatchObject({ day: "2024-03-01", reason: "ofDay", rateAsOf: "2024-03-01" });
  });

  it("is today's where it is not known, which is said", async () => {
    const { rate, said } = await askedOn("2024-02-25", { currency: "EUR", country: "ES" });
    expect(rate.asOf > "2024-02-25").toBe(true);
    expect(said).toMatchObject({ reason: "ofToday", rateAsOf: rate.asOf });
  });

  it("does not part the pair of rate and premium in dollars, which is of one date", async () => {
    const { asked, rate, used, said } = await askedOn("2024-03-01", { currency: "USD", country: "US" });
    expect(asked).toEqual(["USD 2024-03-01"]);
    expect(rate.asOf > "2024-03-01").toBe(true);
    expect(used).toBe(rate.value);
    expect(said).toMatchObject({ reason: "ofToday" });
  });

  it("is told in dollars with its day and source, though it does not count", async () => {
    const { said, published } = await askedOn("2024-03-01", { currency: "USD", country: "US" });
    expect(published).toEqual({ ...ofDay, counts: false });
    expect(said).toMatchObject({
      ...{ published: "known", publishedRate: 0.0241, publishedAsOf: "2024-03-01", source: "of that day" },
    });
    const before = await askedOn("2024-02-25", { currency: "USD", country: "US" });
    expect([before.published, before.said?.published]).toEqual([null, "none"]);
  });
});

describe("a company whose accounts and price are in two currencies", () => {
  /** Paid in euro, with accounts in dollars: of today at one rate, of a day at another. */
  const inDollars = (): Fundamentals => ({
    ...asToldToday(),
    quote: {
      ...{ value: 99, currency: "USD", asOf: "2026-08-28", source: "sample" },
      converted: { value: 90, currency: "EUR", rate: 1.1, rateAsOf: "2026-08-28", rateSource: "bank" },
    },
  });
  const valuedAt = async (
    rate: number | null,
    company = inDollars(),
    prices: PriceHistory | null = history({ currency: "EUR" }),
  ) => {
    const context = contextOf(company, prices);
    const asked: unknown[] = [];
    const exchangeRateOn: MarketData["exchangeRateOn"] = async (pair) => {
      asked.push(pair);
      return rate === null ? null : { ...pair, value: rate, asOf: "2024-02-16", source: "bank" };
    };
    const marketData = Object.assign(context.marketData, { exchangeRateOn });
    const analysis = await analyseCompany({ ...context, marketData }, viewer, askedOn("2024-02-19"));
    return { analysis, asked };
  };

  it("is compared with its price at the exchange rate of the day of that price, which is told", async () => {
    const { analysis, asked } = await valuedAt(1.05);
    expect(asked).toEqual([{ from: "EUR", to: "USD", day: "2024-02-16" }]);
    expect(analysisAnswer(analysis, null).price).toMatchObject({
      ...{ value: 58 * 1.05, currency: "USD", asOf: "2024-02-16" },
      converted: { value: 58, currency: "EUR", rate: 1.05, rateAsOf: "2024-02-16", rateSource: "bank" },
    });
    expect(analysis.report.methods.some(({ status }) => status !== null)).toBe(true);
    expect(analysis.notes.find(({ code }) => code === "priceConverted")?.params).toMatchObject({
      ...{ price: 58, from: "EUR", to: "USD", rate: 1.05, asOf: "2024-02-16", source: "bank" },
    });
  });

  it("is compared with nothing where the rate of the day is not known, and no rate of today is told", async () => {
    const { analysis } = await valuedAt(null);
    expect(analysis.report.methods.every(({ status, difference }) => status === null && difference === null)).toBe(
      true,
    );
    const codes = analysis.notes.map(({ code }) => code);
    expect(codes).toContain("priceInOtherCurrency");
    expect(codes).not.toContain("priceConverted");
  });

  it("has month ends in the currency in which they were paid", async () => {
    const monthly = { from: "2024-01", to: "2024-02", closes: [57, 58], adjustedFor: "splits" as const };
    const { analysis, asked } = await valuedAt(1.05, { ...inDollars(), monthlyCloses: monthly }, null);
    expect(asked).toEqual([{ from: "EUR", to: "USD", day: "2024-01-31" }]);
    expect(analysis.file.fundamentals.quote).toMatchObject({ value: 57 * 1.05, currency: "USD" });
  });
});
