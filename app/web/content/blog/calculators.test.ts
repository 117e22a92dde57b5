import { describe, expect, it } from "vitest";
import { calculatorNames } from "../../../../content/text.ts";
import { answersTo, numberTyped, typedIn } from "./calculators.ts";

const answersOf = (name: Parameters<typeof answersTo>[0], changed: Record<string, string> = {}) =>
  Object.fromEntries(
    (answersTo(name, { ...typedIn(name, new URLSearchParams()), ...changed }, "es") ?? []).map((answer) => [
      answer.name,
      answer.value,
    ]),
  );

describe("the calculators of the guides", () => {
  it("give the free cash flow worked in the article: 200 × 0.75 + 50 − 80 − 10", () => {
    expect(answersOf("freeCashFlow")).toEqual({ nopat: 150, freeCashFlow: 110 });
  });

  it("give the return on capital worked in the article: 150 on 1,000, at a cost of 8 %", () => {
    const { nopat, investedCapital, roic, spread, economicProfit } = answersOf("returnOnCapital");
    expect([nopat, investedCapital, economicProfit]).toEqual([150, 1000, 70]);
    expect(roic).toBeCloseTo(0.15, 12);
    expect(spread).toBeCloseTo(0.07, 12);
  });

  it("give the cost of capital worked in the article: 9 % × 75 % + 3 % × 25 %", () => {
    const { costOfEquity, afterTaxCostOfDebt, wacc } = answersOf("costOfCapital");
    expect(costOfEquity).toBeCloseTo(0.09, 12);
    expect(afterTaxCostOfDebt).toBeCloseTo(0.03, 12);
    expect(wacc).toBeCloseTo(0.075, 12);
  });

  it("give the values worked in the article: 18 × 2.5, and (9 × 500 − 900) ÷ 80", () => {
    expect(answersOf("multiples")).toEqual({ valueFromEarnings: 45, valueFromEbitda: 45 });
  });

  it("have no answer where the formula has no meaning", () => {
    expect(answersOf("returnOnCapital", { equity: "-400" })).toMatchObject({
      investedCapital: -100,
      roic: null,
      spread: null,
      economicProfit: null,
    });
    expect(answersOf("costOfCapital", { equity: "0", debt: "0" }).wacc).toBeNull();
    expect(answersOf("multiples", { earningsPerShare: "-1", shares: "0" })).toEqual({
      valueFromEarnings: null,
      valueFromEbitda: null,
    });
  });

  it.each(calculatorNames)("%s waits until every field holds a number", (name) => {
    const typed = typedIn(name, new URLSearchParams("taxRate=veinte&earningsPerShare="));
    expect(answersTo(name, typed, "es")).toBeNull();
  });
});

it.each([
  ["25", 25],
  ["25,5", 25.5],
  [" 25.5 ", 25.5],
  ["−3", -3],
  ["1e5", null],
  ["1.234,5", null],
  ["", null],
  ["Infinity", null],
])("reads %j as %j", (text, value) => {
  expect(numberTyped(text, "es")).toBe(value);
});

it.each([
  ["1.250", "es", null],
  ["-1.250", "it", null],
  ["1,250", "es", 1.25],
  ["1,250", "en", null],
  ["1.250", "en", 1.25],
  ["7,5", "en", 7.5],
  ["0.125", "es", 0.125],
  ["0,125", "en", 0.125],
] as const)("reads %j in %s as %j: thousands are never taken for decimals", (text, language, value) => {
  expect(numberTyped(text, language)).toBe(value);
});

it("takes what the address says, cut to what a number can be", () => {
  expect(typedIn("freeCashFlow", new URLSearchParams({ ebit: "9".repeat(100) })).ebit).toHaveLength(24);
});
