import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import { type FigureName, figureNames } from "../inputs/statement.ts";
import { ratioNames } from "../statements/ratio-names.ts";
import { ratiosOf } from "../statements/ratios-report.ts";
import { replay } from "../trace/replay.ts";
import { ownRatioOf, ownRatioReading } from "./own-ratio-of.ts";
import { type RatioValues, ratioCompanyOf } from "./ratio-company.ts";
import { ratioFigures } from "./ratio-figures.ts";
import { ratioFormulaCatalogue } from "./ratio-formulas.ts";
import { readRatio } from "./read-ratio.ts";

const today = "2026-03-01";
const { fundamentals: sample } = sampleFile();
const years = [2020, 2021, 2022, 2023, 2024, 2025];
const quote = { value: 50, currency: sample.currency, asOf: "2026-02-27", source: "test" };

/** A company with a figure's values year by year, the last one of 2025; null is unknown. */
function companyWith(
  lines: Partial<Record<FigureName, readonly (number | null)[]>>,
  more: Partial<Fundamentals> = {},
): Fundamentals {
  const statements = years.map((year, index) => {
    const figures = Object.fromEntries(
      Object.entries(lines).map(([name, values]) => [name, values.at(index - years.length) ?? null]),
    );
    const nothing = Object.fromEntries(figureNames.map((name) => [name, null]));
    return sampleStatement(year, { ...nothing, ...figures });
  });
  return {
    ...sample,
    statements,
    quote,
    sharesOutstanding: { value: 20, asOf: "2026-02-01", source: "test" },
    shareBasis: "settled",
    ...more,
  };
}

function told(text: string, fundamentals: Fundamentals, values: RatioValues = {}) {
  const { ratio, refusal } = readRatio(text);
  if (ratio === null) throw new Error(JSON.stringify(refusal));
  return ownRatioOf(ratio, ratioCompanyOf(fundamentals, { today, values }));
}

const company = companyWith({
  revenue: [100, 110, 121, 133.1, 146.41, 161.051],
  ebit: [10, 20, 15, 30, 25, 40],
  freeCashFlow: [8, 9, 10, 11, 12, 13],
  netIncome: [-5, 5, 6, 7, 8, 9],
  epsDiluted: [null, null, 2, 2.1, 2.2, 2.5],
  totalDebt: [0, 0, 0, 0, 0, 0],
  totalEquity: [50, 50, null, 60, 60, 60],
});

describe("an own ratio", () => {
  it.each([
    ["freeCashFlow / marketValue", 13 / 1000],
    ["cagr(revenue, 5)", (161.051 / 100) ** (1 / 5) - 1],
    ["median(ebit / revenue, 3)", 30 / 133.1],
    ["average(ebit, 4)", (15 + 30 + 25 + 40) / 4],
    ["lowest(ebit, 4) + highest(ebit, 4)", 55],
    ["total(freeCashFlow, 6)", 63],
    ["ebit - previous(ebit, 1)", 15],
    ["previous(median(ebit, 3), 2)", 20],
    ["min(ebit, freeCashFlow) / max(ebit, freeCashFlow)", 13 / 40],
    ["-ebit / -2 * 3", 60],
    ["revenue - (ebit - freeCashFlow)", 161.051 - 27],
    ["price / epsDiluted", 20],
    ["netIncome / sharesOutstanding", 0.45],
    ["discountedCashFlow / price - 1", 60 / 50 - 1],
    ["valuePerShare / price", 0.8],
  ])("%s is the arithmetic on its figures", (text, expected) => {
    const { value, absence } = told(text, company, { discountedCashFlow: 60, valuePerShare: 40 });
    expect(absence).toBeNull();
    expect(value).toBeCloseTo(expected, 10);
  });

  it.each([
    ["ebit / totalDebt", "divisionByZero", []],
    ["ebit / (freeCashFlow - 13 * netIncome / 9)", "divisionByZero", []],
    ["cagr(netIncome, 5)", "endsNotPositive", []],
    ["cagr(revenue - revenue, 5)", "endsNotPositive", []],
    ["median(epsDiluted, 5)", "figureMissing", [{ name: "epsDiluted", fiscalYearEnd: "2021-12-31" }]],
    ["previous(ebit, 6)", "previousYearMissing", [{ name: "ebit", fiscalYearEnd: null }]],
    ["average(totalEquity, 5)", "figureMissing", [{ name: "totalEquity", fiscalYearEnd: "2022-12-31" }]],
    [
      "goodwill / inventory",
      "figureMissing",
      [
        { name: "goodwill", fiscalYearEnd: "2025-12-31" },
        { name: "inventory", fiscalYearEnd: "2025-12-31" },
      ],
    ],
    ["revenue * 1e308", "notFinite", []],
    ["netAssetValue / price", "notValued", [{ name: "netAssetValue", fiscalYearEnd: null }]],
  ])("%s has no value and says why", (text, reason, figures) => {
    expect(told(text, company)).toMatchObject({ value: null, absence: { reason, figures } });
  });

  it.each([
    ["priceMissing", { quote: null }],
    ["priceInOtherCurrency", { quote: { ...quote, currency: "CHF" } }],
    ["priceTooOld", { quote: { ...quote, asOf: "2025-06-01" } }],
    ["sharesUnsettled", { shareBasis: "unsettled" }],
    ["sharesUnsettled", { isSuspect: true }],
    ["accountsTooOld", { statements: company.statements.slice(0, 4) }],
    ["partSeparated", { separations: [{ part: "Part", ticker: null, asOf: "2026-01-15", source: "test" }] }],
  ] as const)("by the price has none where the product does not judge by it: %s", (reason, more) => {
    const stale = { ...company, ...more };
    expect(told("freeCashFlow / marketValue", stale)).toMatchObject({
      value: null,
      absence: { reason, figures: [{ name: "marketValue", fiscalYearEnd: null }] },
    });
    expect(told("freeCashFlow / revenue", stale).value).not.toBeNull();
  });

  it("tells that the reader's plan keeps a value back, and computes nothing from it", () => {
    expect(told("discountedCashFlow / price", company, "withheld")).toMatchObject({
      value: null,
      absence: { reason: "withheld" },
    });
    expect(told("freeCashFlow / marketValue", company, "withheld").value).toBeCloseTo(0.013, 10);
  });

  it("tells nothing of a bank that does not rest on the same figures there", () => {
    const bank = companyWith(
      { ebit: [1, 1, 1, 1, 1, 1], revenue: [2, 2, 2, 2, 2, 2] },
      { sector: "financials", industry: "Diversified Banks" },
    );
    expect(told("operatingMargin", bank)).toMatchObject({
      absence: { reason: "notForFinancials", figures: [{ name: "operatingMargin" }] },
    });
  });

  it("takes what customers deposit with a bank for no cash flow of its shareholders", () => {
    const lines = { freeCashFlow: [400], operatingCashFlow: [450], netIncome: [60] };
    const bank = companyWith(lines, { sector: "financials", industry: "Diversified Banks" });
    for (const name of ["freeCashFlow", "operatingCashFlow"])
      expect(told(`${name} / marketValue`, bank)).toMatchObject({
        value: null,
        absence: { reason: "notForFinancials", figures: [{ name }] },
      });
    expect(told("netIncome / marketValue", bank).value).toBeCloseTo(0.06, 10);
  });
});

describe("the trace of an own ratio", () => {
  it("computes its value again, and holds each figure with its period", () => {
    const { value, trace, inputs } = told("median(ebit, 2) / marketValue + netMargin", company);
    if (trace === null) throw new Error("no trace");
    expect(replay(trace, ratioFormulaCatalogue)).toBe(value);
    expect(trace.nodes[trace.result]).toMatchObject({ name: "ownRatio", unit: "rate" });
    expect(inputs.map(({ name, asOf }) => [name, asOf])).toEqual([
      ["ebit", "2024-12-31"],
      ["ebit", "2025-12-31"],
      ["marketValue", "2026-02-27"],
      ["netMargin", "2025-12-31"],
    ]);
    for (const { node, value: input } of inputs) expect(trace.nodes[node]?.value).toBe(input);
  });

  it("shows in every formula the inputs that it takes", () => {
    for (const { expression, id } of ratioFormulaCatalogue.values()) expect(expression, id).toMatch(/\{\w+\}/);
  });
});

describe("every figure of the list", () => {
  it("is the number that the tables of the product show, in its unit", () => {
    const { fundamentals } = sampleFile();
    const report = ratiosOf(fundamentals, []);
    for (const name of ratioNames) {
      const cell = report.ratios.find((line) => line.name === name)?.cells.at(-1);
      const { value, unit } = told(name, fundamentals);
      expect([name, value]).toEqual([name, cell?.value ?? null]);
      if (cell !== undefined && cell.value !== null) expect([name, unit]).toEqual([name, cell.unit]);
    }
  });

  it("has a value or a reason, never a number that is none, in any expression", () => {
    const figure = fc.constantFrom(...ratioFigures.map(({ name }) => name));
    const amount = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null });
    const lines = fc.dictionary(fc.constantFrom(...figureNames), fc.array(amount, { minLength: 6, maxLength: 6 }));
    const text = fc
      .tuple(figure, fc.constantFrom("+", "-", "*", "/"), figure, fc.constantFrom("", "median", "cagr", "total"))
      .map(([one, sign, other, over]) =>
        over === "" ? `${one} ${sign} ${other}` : `${over}(${one} ${sign} ${other}, 3)`,
      );
    fc.assert(
      fc.property(text, lines, (typed, given) => {
        const { ratio } = readRatio(typed);
        if (ratio === null) return;
        const reading = ownRatioReading(ratio, ratioCompanyOf(companyWith(given), { today }));
        if (reading.kind === "absent") expect(reading.reason).not.toBe("");
        else expect(Number.isFinite(reading.value)).toBe(true);
      }),
    );
  });
});
