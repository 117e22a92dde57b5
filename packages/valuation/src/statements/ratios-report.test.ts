import { describe, expect, it } from "vitest";
import { dupont5 } from "../formulas/scores/profitability.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import type { FigureName } from "../inputs/statement.ts";
import { replay } from "../trace/replay.ts";
import { traceUnder } from "../trace/to-trace.ts";
import type { RatioName } from "./ratio-names.ts";
import { type RatiosReport, ratiosOf } from "./ratios-report.ts";

const { fundamentals } = sampleFile();
type Figures = Partial<Record<FigureName, number | null>>;

const before: Figures = {
  revenue: 1000,
  costOfRevenue: 600,
  grossProfit: 400,
  ebit: 150,
  depreciationAndAmortization: 50,
  interestExpense: 10,
  pretaxIncome: 140,
  incomeTaxExpense: 35,
  netIncome: 105,
  dilutedShares: 100,
  dividendsPaid: 42,
  operatingCashFlow: 140,
  capitalExpenditure: 60,
  freeCashFlow: 80,
  totalAssets: 900,
  totalLiabilities: 500,
  totalEquity: 400,
  totalDebt: 200,
  longTermDebt: 180,
  cashAndEquivalents: 100,
  marketableSecurities: 0,
  currentAssets: 300,
  currentLiabilities: 200,
  inventory: 80,
  receivables: 100,
  sellingGeneralAndAdministrative: 150,
};
const now: Figures = {
  ...before,
  revenue: 1200,
  grossProfit: 500,
  ebit: 200,
  pretaxIncome: 190,
  incomeTaxExpense: 47.5,
  netIncome: 142.5,
  operatingCashFlow: 180,
  freeCashFlow: 120,
  totalAssets: 1100,
  totalEquity: 600,
};

function companyWith(changes: Figures = {}, identity: Partial<Fundamentals> = {}): Fundamentals {
  const statements = [
    sampleStatement(2023, { totalAssets: 800, totalEquity: 350 }),
    sampleStatement(2024, before),
    sampleStatement(2025, { ...now, ...changes }),
  ];
  return { ...fundamentals, ...identity, statements };
}

const report = ratiosOf(companyWith(), []);
const latest = (name: RatioName, of: RatiosReport = report) =>
  of.ratios.find((ratio) => ratio.name === name)?.cells.at(-1);

describe("ratiosOf", () => {
  it.each([
    ["grossMargin", 500 / 1200],
    ["operatingMargin", 200 / 1200],
    // average of 1100 and 900
    ["returnOnAssets", 142.5 / 1000],
    // average of 600 and 400
    ["returnOnEquity", 142.5 / 500],
    // NOPAT 200 × (1 − 47.5 ÷ 190) = 150; capital 600 + 200 − 100 = 700 and 400 + 200 − 100 = 500, on average 600
    ["returnOnCapital", 150 / 600],
    // the same NOPAT; equity and debt 600 + 200 and 400 + 200, on average 700
    ["returnOnTotalCapital", 150 / 700],
    ["netDebtToEbitda", (200 - 100) / 250],
    ["interestCover", 20],
    ["currentRatio", 1.5],
    ["quickRatio", (300 - 80) / 200],
    ["cashConversion", 180 / 142.5],
    ["freeCashConversion", 120 / 142.5],
    ["payoutRatio", 42 / 142.5],
  ] as const)("works out %s as by hand", (name, value) => {
    expect(latest(name)?.value).toBeCloseTo(value, 12);
  });

  it("reads the debt of the first year from its own accounts, and no return for want of the year before", () => {
    const first = companyWith();
    const { ratios } = ratiosOf({ ...first, statements: first.statements.slice(1) }, []);
    const firstOf = (name: RatioName) => ratios.find((ratio) => ratio.name === name)?.cells[0];
    expect(firstOf("debtToAssets")?.value).toBeCloseTo(200 / 900, 12);
    expect(firstOf("returnOnAssets")).toMatchObject({ value: null, reason: "previousYearMissing" });
  });

  it("takes the return on equity apart as the published formula does", () => {
    const parts = dupont5({ netIncome: 142.5, pretaxIncome: 190, ebit: 200, revenue: 1200, assets: 1000, equity: 500 });
    expect(latest("taxBurden")?.value).toBeCloseTo(parts?.taxBurden ?? 0, 12);
    expect(latest("interestBurden")?.value).toBeCloseTo(parts?.interestBurden ?? 0, 12);
    expect(latest("assetTurnover")?.value).toBeCloseTo(parts?.assetTurnover ?? 0, 12);
    expect(latest("equityMultiplier")?.value).toBeCloseTo(parts?.equityMultiplier ?? 0, 12);
    expect(latest("returnOnEquity")?.value).toBeCloseTo(parts?.roe ?? 0, 12);
  });

  it.each([
    [{ inventory: null }, "quickRatio", "figureMissing"],
    [{ netIncome: -5 }, "cashConversion", "basisNotPositive"],
    [{ incomeTaxExpense: 150 }, "returnOnCapital", "taxRateUnusual"],
    // capital 600 + 200 − 1 240 and 500, on average 30 of assets of 1000
    [{ cashAndEquivalents: 1240 }, "returnOnCapital", "basisNearZero"],
    [{ totalDebt: null, currentDebt: null }, "debtToEquity", "figureMissing"],
    [{ interestExpense: 0 }, "interestCover", "basisNotPositive"],
  ] as const)("does not tell a ratio without ground: %j, %s", (changes, name, reason) => {
    expect(latest(name, ratiosOf(companyWith(changes), []))).toMatchObject({ value: null, reason });
  });

  it.each([
    ["nothing", 0, 200],
    ["half of it", 95, 100],
  ])("takes a tax of %s from the profit of a year as it is", (_, incomeTaxExpense, profit) => {
    expect(latest("returnOnCapital", ratiosOf(companyWith({ incomeTaxExpense }), []))?.value).toBeCloseTo(
      profit / 600,
      12,
    );
  });

  it("still measures a return on capital that is a twentieth of the assets: 600 + 200 − 1200 and 500, on average 50 of 1000", () => {
    expect(latest("returnOnCapital", ratiosOf(companyWith({ cashAndEquivalents: 1200 }), []))?.value).toBeCloseTo(
      3,
      12,
    );
  });

  it("ends its trace with the last of its numbers, and has one without any", () => {
    expect(report.trace.result).toBe(report.trace.nodes.length - 1);
    const silent = ratiosOf({ ...companyWith(), statements: [], quote: null, sharesOutstanding: null }, []);
    expect(silent.trace).toEqual({ nodes: [], result: 0 });
  });

  it("says of a bank only what does not rest on operating income or debt", () => {
    const bank = ratiosOf(companyWith({}, { sector: "financials", industry: "Diversified Banks" }), []);
    expect(latest("operatingMargin", bank)).toMatchObject({ value: null, reason: "notForFinancials" });
    expect(latest("returnOnEquity", bank)?.value).toBeCloseTo(142.5 / 500, 12);
    expect(bank.quality).toMatchObject({ piotroski: null, beneish: null, altman: null, altmanScore: null });
  });

  it("puts a ratio in its place among the companies of the sector, one listing of each", () => {
    // net margins of 132 ÷ 1200 lie below the subject's 142.5 ÷ 1200 (and above its 105 ÷ 1000 of the year before), those of 300 ÷ 1200 above
    const others = Array.from({ length: 8 }, (_, index) =>
      companyWith({ totalAssets: 1101 + index, netIncome: index < 6 ? 132 : 300 }, { ticker: `P${index}` }),
    );
    const placed = ratiosOf(companyWith(), [...others, companyWith({}, { ticker: "TWIN" })]);
    const margin = placed.ratios.find(({ name }) => name === "netMargin");
    expect(margin).toMatchObject({ companies: 8, percentile: { value: 0.75 } });
    expect(placed.comparison).toEqual({ companies: 8, from: "2025-12-31", to: "2025-12-31" });
  });

  it("measures net debt by the EBITDA that is filed, else by operating income and depreciation", () => {
    const debt = { totalDebt: 300, cashAndEquivalents: 50, marketableSecurities: 0 };
    const times = (ebitda: number | null) =>
      latest("netDebtToEbitda", ratiosOf(companyWith({ ...debt, depreciationAndAmortization: 50, ebitda }), []))?.value;
    expect(times(125)).toBe(2);
    expect(times(null)).toBe(250 / (200 + 50));
  });

  it("puts the middle of the sector's ratios beside a ratio, whatever its unit", () => {
    const others = [100, 110, 120, 130, 140, 150, 160, 170].map((currentAssets, index) =>
      companyWith({ totalAssets: 1101 + index, currentAssets, currentLiabilities: 100 }, { ticker: `P${index}` }),
    );
    const placed = ratiosOf(companyWith({ currentAssets: 145, currentLiabilities: 100 }), others);
    const current = placed.ratios.find(({ name }) => name === "currentRatio");
    expect(current?.median.value).toBeCloseTo(1.35, 12);
    expect(current?.percentile.value).toBeCloseTo(0.625, 12);
  });

  it("compares statements that end at most eighteen months apart", () => {
    const ending = (fiscalYearEnd: string, index: number) => {
      const other = companyWith({ totalAssets: 1101 + index }, { ticker: `P${index}` });
      return { ...other, statements: other.statements.map((each) => ({ ...each, fiscalYearEnd })).slice(-1) };
    };
    const ends = ["2024-06-28", "2024-07-31", "2027-06-30", "2027-07-31"];
    expect(ratiosOf(companyWith(), ends.map(ending)).comparison).toEqual({
      companies: 2,
      from: "2024-07-31",
      to: "2027-06-30",
    });
  });

  it("compares neither with another sector, nor with another currency, nor with who has no statements", () => {
    const [sector, currency] = ["materials", "EUR"] as const;
    const others = [{ sector }, { currency }, { sector, currency }, { statements: [] }, {}].map((changes, index) => ({
      ...companyWith({ totalAssets: 1101 + index }, { ticker: `P${index}` }),
      ...changes,
    }));
    expect(ratiosOf(companyWith(), others).comparison.companies).toBe(1);
    expect(ratiosOf({ ...companyWith(), statements: [] }, others).comparison.companies).toBe(0);
  });

  it("gives no place among fewer than eight companies", () => {
    expect(report.ratios[0]?.percentile).toMatchObject({ value: null, reason: "fewCompanies" });
  });
});

describe("the quality scores of a report", () => {
  it("count the signs that hold, each with its two numbers", () => {
    const { piotroski } = report.quality;
    // only the liquidity stands still: 300 ÷ 200 in both years
    expect(piotroski).toMatchObject({ known: 9, score: 8 });
    expect(piotroski?.signals.filter(({ holds }) => !holds).map(({ name }) => name)).toEqual(["risingLiquidity"]);
    expect(piotroski?.signals.find(({ name }) => name === "risingGrossMargin")).toMatchObject({
      holds: true,
      now: { value: 500 / 1200 },
      against: { value: 0.4 },
    });
  });

  it("leave a missing sign unknown rather than failed", () => {
    const { piotroski } = ratiosOf(companyWith({ currentLiabilities: null }), []).quality;
    expect(piotroski?.known).toBe(8);
    expect(piotroski?.signals.find(({ name }) => name === "risingLiquidity")?.holds).toBeNull();
  });

  it("work Beneish's score out with the two neutral indexes that plant would decide", () => {
    const { beneish } = report.quality;
    expect(beneish?.substituted).toEqual(["assetQuality", "depreciation"]);
    const [receivables, grossMargin, sales] = [100 / 1200 / 0.1, 0.4 / (500 / 1200), 1.2];
    const selling = 150 / 1200 / 0.15;
    const leverage = 380 / 1100 / (380 / 900);
    const accruals = (142.5 - 180) / 1100;
    const byHand =
      -4.84 +
      0.92 * receivables +
      0.528 * grossMargin +
      0.404 +
      0.892 * sales +
      0.115 -
      0.172 * selling +
      4.679 * accruals -
      0.327 * leverage;
    expect(beneish?.score.value).toBeCloseTo(byHand, 12);
    expect(beneish?.isFlagged).toBe(false);
  });

  it("give no Beneish score where a third index would have to be invented", () => {
    const { beneish } = ratiosOf(companyWith({ receivables: null }), []).quality;
    expect(beneish?.score).toMatchObject({ value: null, reason: "figureMissing" });
    // any of them would do
    expect(beneish?.score).toMatchObject({ missing: ["receivables", "propertyPlantAndEquipment"] });
  });

  it("are of the last ten fiscal years", () => {
    const statements = Array.from({ length: 12 }, (_, index) => sampleStatement(2014 + index, now));
    const { years } = ratiosOf({ ...fundamentals, statements }, []);
    expect([years.length, years[0], years.at(-1)]).toEqual([10, "2016-12-31", "2025-12-31"]);
  });

  describe("Altman's score", () => {
    // X1 (300 − 200) ÷ 1100, X2 220 ÷ 1100, X3 200 ÷ 1100, X5 1200 ÷ 1100; liabilities and market value as the company has them
    const told = { retainedEarnings: 220 };
    const scoreOf = (changes: object, identity: object) =>
      ratiosOf(companyWith({ ...told, ...changes }, identity), []).quality.altmanScore;

    it.each([
      ["Software", "zDoublePrime"],
      [null, "zDoublePrime"],
      ["Steel", "z"],
    ] as const)("of %s is in the form %s", (industry, form) => {
      expect(scoreOf({}, { industry })?.form).toBe(form);
    });

    it("is Z″ by book value and without sales, with its zone", () => {
      const score = scoreOf({ totalLiabilities: 500 }, { industry: null });
      // 6.56 × 100 ÷ 1100 + 3.26 × 220 ÷ 1100 + 6.72 × 200 ÷ 1100 + 1.05 × 600 ÷ 500
      expect(score?.score.value).toBeCloseTo((656 + 717.2 + 1344) / 1100 + 1.26, 12);
      expect(score?.zone).toBe("safe");
      const deficit = scoreOf({ totalLiabilities: 500, retainedEarnings: -1100 }, { industry: null });
      expect([deficit?.score.value, deficit?.zone]).toEqual([
        expect.closeTo((656 - 3586 + 1344) / 1100 + 1.26, 12),
        "distress",
      ]);
    });

    it("is Z by market value and with sales", () => {
      const identity = {
        industry: "Steel",
        quote: { value: 2, currency: "USD", asOf: "2026-01-02", source: "test" },
        sharesOutstanding: { value: 400, asOf: "2026-01-02", source: "test" },
      };
      const score = scoreOf({ totalLiabilities: 500 }, identity);
      // 1.2 × 100 ÷ 1100 + 1.4 × 220 ÷ 1100 + 3.3 × 200 ÷ 1100 + 0.6 × 800 ÷ 500 + 1200 ÷ 1100
      expect(score?.score.value).toBeCloseTo((120 + 308 + 660 + 1200) / 1100 + 0.96, 12);
      expect(score?.zone).toBe("safe");
      expect(scoreOf({ totalLiabilities: 500 }, { ...identity, quote: null })?.score).toMatchObject({
        value: null,
        reason: "priceMissing",
      });
    });

    it("names the figures that it lacks", () => {
      expect(scoreOf({ retainedEarnings: null, currentAssets: null }, { industry: null })).toMatchObject({
        score: { value: null, reason: "figureMissing", missing: ["currentAssets", "retainedEarnings"] },
        zone: null,
      });
    });
  });

  it("reads what is neither current nor plant, and how fast plant is written off, where plant is told", () => {
    const statements = [
      sampleStatement(2024, { ...before, propertyPlantAndEquipment: 400 }),
      sampleStatement(2025, { ...now, propertyPlantAndEquipment: 450 }),
    ];
    const { beneish } = ratiosOf({ ...fundamentals, statements }, []).quality;
    const indexOf = (name: string) => beneish?.indexes.find((index) => index.name === name)?.cell.value;
    expect(beneish?.substituted).toEqual([]);
    // 1100 − 300 − 450 of 1100, and 900 − 300 − 400 of 900; 50 ÷ (50 + 400), and 50 ÷ (50 + 450)
    expect(indexOf("assetQualityIndex")).toBeCloseTo(350 / 1100 / (200 / 900), 12);
    expect(indexOf("depreciationIndex")).toBeCloseTo(50 / 450 / (50 / 500), 12);
    const neutral = report.quality.beneish?.score.value ?? 0;
    expect(beneish?.score.value).toBeCloseTo(
      neutral + 0.404 * (350 / 1100 / (200 / 900) - 1) + 0.115 * (50 / 450 / (50 / 500) - 1),
      12,
    );
  });

  it("tell the cash runway only of who burns cash", () => {
    expect(report.quality.runway).toBeNull();
    expect(ratiosOf(companyWith({ operatingCashFlow: 0 }), []).quality.runway).toBeNull();
    expect(ratiosOf(companyWith({ operatingCashFlow: -50 }), []).quality.runway).toMatchObject({
      value: 2,
      unit: "years",
    });
  });

  it("lead every number to a place in the trace that gives it again", () => {
    const { piotroski, beneish, altman, accruals } = report.quality;
    const cells = [
      ...report.ratios.flatMap(({ cells: own, percentile, median }) => [...own, percentile, median]),
      ...(piotroski?.signals.flatMap(({ now: left, against }) => (against ? [left, against] : [left])) ?? []),
      ...(beneish ? [beneish.score, ...beneish.indexes.map(({ cell }) => cell)] : []),
      ...(altman?.map(({ cell }) => cell) ?? []),
      accruals,
    ];
    for (const cell of cells) {
      if (cell.value === null) continue;
      const under = traceUnder(report.trace, cell.node);
      expect(under && replay(under)).toBe(cell.value);
    }
  });
});
