import { expect, it } from "vitest";
import type { MonthlyCloses } from "../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import { monthEndsAround } from "./past-price.ts";

const months: MonthlyCloses = { from: "2020-11", to: "2021-03", closes: [10, 12, null, 14, 15], source: "list" };

it("tells the month ends before and after a day", () => {
  const { fundamentals } = sampleFile();
  const around = (day: string) => monthEndsAround({ ...fundamentals, monthlyCloses: months }, day);
  expect(around("2020-12-31")).toEqual([10, 12]);
  expect(around("2021-01-15")).toEqual([12, null]);
  expect(around("2020-11-03")).toEqual([null, 10]);
  expect(around("2021-04-01")).toEqual([15, null]);
  expect(monthEndsAround({ ...fundamentals, monthlyCloses: null }, "2021-02-01")).toEqual([null, null]);
});

it("puts back the dividends that a list of closes takes out", () => {
  // A year that paid 1.2 on shares of 20: a month's 0.1 is 0.5 % of the price; two of them lie between the close and today.
  const closes: MonthlyCloses = {
    from: "2020-10",
    to: "2020-12",
    closes: [20, 20, 20],
    adjustedFor: "splitsAndDividends",
  };
  const statements = [sampleStatement(2020, { dividendsPerShare: 1.2, dividendsPaid: null })];
  const [, price] = monthEndsAround({ ...sampleFile().fundamentals, statements, monthlyCloses: closes }, "2020-10-05");
  expect(price).toBeCloseTo(20 / (1 - 0.01), 1);
});
