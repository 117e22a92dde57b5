import { describe, expect, it } from "vitest";
import { sampleStatement } from "../inputs/sample-company.ts";
import { replay } from "../trace/replay.ts";
import { traceUnder } from "../trace/to-trace.ts";
import { ratiosOf } from "./ratios-report.ts";
import { before, companyWith, fundamentals, now, report } from "./two-years-contract.ts";

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
