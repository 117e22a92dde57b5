import { describe, expect, it } from "vitest";
import type { MonthlyCloses } from "../../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import type { AnnualStatement } from "../../inputs/statement.ts";
import type { Quantity } from "../../trace/trace.ts";
import { historyOf } from "../accounts/history.ts";
import { lastDayOf, monthNumber, pastPricesOf } from "./past-prices.ts";

const adjusted = "splitsAndDividends" as const;

/** Prices as a vendor adjusts them for dividends: each dividend multiplies all before it by 1 − dividend ÷ price. */
function withoutDividends(prices: readonly number[], dividendIn: (month: number) => number): number[] {
  const closes = [...prices];
  for (let month = 1; month < prices.length; month += 1) {
    const before = prices[month - 1] ?? Number.NaN;
    for (let earlier = 0; earlier < month; earlier += 1)
      closes[earlier] = (closes[earlier] ?? Number.NaN) * (1 - dividendIn(month) / before);
  }
  return closes;
}

function pricesAt(months: readonly string[], statements: readonly AnnualStatement[], monthlyCloses: MonthlyCloses) {
  const fundamentals = { ...sampleFile().fundamentals, statements, monthlyCloses };
  const prices = pastPricesOf(fundamentals, historyOf(fundamentals), "priceWhenKnown");
  return months.map((month) => prices.atEndOf(monthNumber(month)));
}

/** Calendar years from 2020 on with a dividend a share; null where no statement tells it. */
const paying = (...dividends: (number | null)[]): AnnualStatement[] =>
  dividends.map((dividendsPerShare, index) => ({
    ...sampleStatement(2020 + index, { dividendsPerShare, dividendsPaid: null }),
    form: "10-K",
  }));

/** An input of each later year's step, oldest first. */
function ofYears(price: Quantity | null | undefined, input: "part" | "dividend") {
  const years = price?.kind === "step" ? [price.inputs.takenOut ?? []].flat() : [];
  return years.map((year) => (year.kind === "step" ? year.inputs[input] : year));
}

describe("past closes out of which dividends were taken", () => {
  const prices = Array.from({ length: 60 }, (_, month) => 40 * 1.007 ** month * (month % 7 === 3 ? 0.93 : 1));
  const closes = withoutDividends(prices, (month) => (1.2 + 0.24 * Math.floor(month / 12)) / 12);
  const monthlyCloses: MonthlyCloses = {
    from: "2020-01",
    to: "2024-12",
    closes,
    adjustedFor: adjusted,
    source: "list",
  };

  it("give the price again when the dividends of the statements are put back", () => {
    const statements = paying(1.2, 1.44, 1.68, 1.92, 2.16);
    const months = ["2020-01", "2020-12", "2021-03", "2022-06", "2023-12", "2024-12"];
    const found = pricesAt(months, statements, monthlyCloses);
    months.forEach((month, index) => {
      const price = prices[monthNumber(month) - monthNumber("2020-01")] ?? Number.NaN;
      expect((found[index]?.value ?? 0) / price, month).toBeCloseTo(1, 3);
    });
    expect((closes[0] ?? 0) / (prices[0] ?? 1), "the test bites").toBeLessThan(0.87);
  });

  it("say so in the trace: a step with the close as given, and each later year's dividend", () => {
    const [price] = pricesAt(["2022-06"], paying(1.2, 1.44, 1.68, 1.92, 2.16), monthlyCloses);
    if (price?.kind !== "step") throw new Error("the price is no step");
    expect(price.formula.id).toBe("closeBeforeDividends");
    expect(price.inputs.close).toMatchObject({
      kind: "reference",
      name: "adjustedClose",
      value: closes[29],
      source: "list",
    });
    expect(ofYears(price, "dividend")).toMatchObject([
      { kind: "figure", name: "dividendsPerShare", fiscalYearEnd: "2022-12-31", value: 1.68 },
      { value: 1.92 },
      { value: 2.16 },
    ]);
    expect(ofYears(price, "part")).toMatchObject([{ value: 0.5 }, { value: 1 }, { value: 1 }]);
  });

  it("carry the latest dividend on to the months since", () => {
    const [price] = pricesAt(["2023-12"], paying(1.2, 1.44, 1.68, 1.92), monthlyCloses);
    expect((price?.value ?? 0) / (prices[47] ?? 1)).toBeCloseTo(1, 2);
  });

  it("are the price of a company that pays none, when filings say so by silence", () => {
    const [nothingPaid] = pricesAt(["2021-06"], paying(null, null, null, null, null), monthlyCloses);
    expect(nothingPaid?.value).toBe(closes[17]);
    const secondary = paying(null, null, null, null, null).map((statement) => ({ ...statement, form: null }));
    expect(pricesAt(["2021-06"], secondary, monthlyCloses), "of a secondary source it proves nothing").toEqual([null]);
    const [suspended] = pricesAt(["2020-12"], paying(1.2, null, null, null, null), monthlyCloses);
    expect(suspended?.value, "four silent years are a suspended dividend").toBe(closes[11]);
  });

  it("take the mean of its neighbours for a silent year between years that paid", () => {
    const [price] = pricesAt(["2021-06"], paying(1.2, 1.44, null, 1.92, 2.16), monthlyCloses);
    expect((price?.value ?? 0) / (prices[17] ?? 1)).toBeCloseTo(1, 3);
    expect(ofYears(price, "dividend")).toMatchObject([
      { value: 1.44 },
      { kind: "step", formula: { id: "meanPerShare" }, value: expect.closeTo(1.68, 12) },
      { value: 1.92 },
      { value: 2.16 },
    ]);
  });

  it("are no price where a later dividend is unknown", () => {
    const known = (...dividends: (number | null)[]) =>
      pricesAt(["2020-06", "2024-12"], paying(...dividends), monthlyCloses).map((price) => price !== null);
    expect(known(1.2, null, null, null, 2.16), "three years in a row").toEqual([false, true]);
    expect(known(1.2, 1.44, 1.68, null, null), "two at the end").toEqual([false, true]);
  });

  it("know a year of 53 weeks that ends in the next month for the year that follows", () => {
    const statements = paying(1.2, 1.44, 1.68, 1.92, 2.16).map((statement) =>
      statement.fiscalYear === 2022 ? { ...statement, fiscalYearEnd: "2023-01-01" } : statement,
    );
    const [price] = pricesAt(["2020-12"], statements, monthlyCloses);
    expect((price?.value ?? 0) / (prices[11] ?? 1)).toBeCloseTo(1, 2);
    expect(ofYears(price, "part")).toMatchObject([{ value: 1 }, { value: 1 }, { value: 1 }, { value: 1 }]);
  });

  it("are no price before a year that is missing", () => {
    const statements = paying(1.2, 1.44, 1.68, 1.92, 2.16).filter(({ fiscalYear }) => fiscalYear !== 2022);
    expect(pricesAt(["2021-12", "2022-12"], statements, monthlyCloses).map((price) => price !== null)).toEqual([
      false,
      true,
    ]);
  });

  it("are taken as they are where the source adjusts for splits alone, named by who gives them", () => {
    const [price] = pricesAt(["2022-06"], paying(1, 1, 1, 1, 1), { ...monthlyCloses, adjustedFor: "splits" });
    expect(price).toMatchObject({ kind: "reference", value: closes[29], asOf: "2022-06-30", source: "list" });
  });

  it("make the mean of a year as the prices do", () => {
    const statements = paying(1.2, 1.44, 1.68, 1.92, 2.16);
    const fundamentals = { ...sampleFile().fundamentals, statements, monthlyCloses };
    const { meanOfYearTo } = pastPricesOf(fundamentals, historyOf(fundamentals), "price");
    const ofYear = prices.slice(12, 24);
    const mean = ofYear.reduce((sum, price) => sum + price, 0) / 12;
    expect((meanOfYearTo(monthNumber("2021-12"))?.value ?? 0) / mean).toBeCloseTo(1, 2);
    expect(meanOfYearTo(monthNumber("2020-11")), "a month is missing").toBeNull();
  });
});

it("knows the last day of every month as the calendar does", () => {
  for (let month = 1900 * 12; month <= 2101 * 12; month += 1) {
    const day = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);
    expect(lastDayOf(month)).toBe(day);
  }
});
