import { priceInReportingCurrency } from "@valora/valuation";
import { ratiosOf } from "@valora/valuation/statements";
import { describe, expect, it } from "vitest";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { thesisFigureNames } from "../contracts/thesis.ts";
import { thesisWritten } from "./keep-thesis.ts";
import { figuresNamedIn, mustNameFigures, thesisFigures, withFigures } from "./thesis-figures.ts";

const code = (code: string) => expect.objectContaining({ code });
const today = "2026-09-01";
const analysisOf = (ticker: string) =>
  analyseCompany(testContext(), { language: "es" }, { ticker, scenario: "neutral" }, { isRecorded: false });

describe("the figures of a thesis", () => {
  it("are named between two braces, each once, and nothing else is", () => {
    const text = "Worth {{mean}}, not {mean}; {{ ratios.operatingMargin }} and {{mean}} again.";
    expect(figuresNamedIn(text, "{{price}}")).toEqual(["mean", "ratios.operatingMargin", "price"]);
    expect(withFigures(text, (name) => `<${name}>`)).toBe(
      "Worth <mean>, not {mean}; <ratios.operatingMargin> and <mean> again.",
    );
  });

  it.each(["margin", "ratios.nothing", "", "discountedCashFlow", "constructor", "mean.valuePerShare", "__proto__"])(
    "are refused by name where %s is none",
    (name) => {
      expect(() => mustNameFigures(`It is {{${name}}}.`)).toThrow(code("thesisFigureUnknown"));
      expect(figuresNamedIn(`It is {{${name}}} and {{mean}}.`)).toEqual(["mean"]);
    },
  );

  it("are those of the analysis, each with the day on which it was true", async () => {
    const analysis = await analysisOf("KO");
    const { report, file } = analysis;
    const ratios = ratiosOf(file.fundamentals, []);
    const told = new Map(thesisFigures(thesisFigureNames, analysis, today).map((each) => [each.name, each]));
    expect([...told.keys()]).toEqual(thesisFigureNames);
    for (const { method, outcome } of report.methods)
      expect(told.get(`${method}.valuePerShare`)?.value).toBe(
        outcome.kind === "estimate" ? outcome.valuePerShare : null,
      );
    expect(told.get("mean")).toEqual({ name: "mean", value: report.summary.mean, unit: "perShare", asOf: today });
    const price = priceInReportingCurrency(file.fundamentals);
    expect(told.get("price")).toMatchObject({ value: price, asOf: file.fundamentals.quote?.asOf.slice(0, 10) });
    expect(told.get("wacc")).toMatchObject({ value: report.assumptions.wacc?.value, unit: "rate" });
    expect(told.get("beta")).toMatchObject({ value: report.assumptions.beta, unit: "ratio" });
    for (const { name, cells } of ratios.ratios)
      expect(told.get(`ratios.${name}`)?.value, name).toBe(cells.at(-1)?.value);
    expect(told.get("ratios.operatingMargin")).toMatchObject({ unit: "rate", asOf: ratios.years.at(-1) });
    expect(told.get("ratios.netDebtToEbitda")?.unit).toBe("ratio");
  });

  it("are unknown where the company has none", async () => {
    const [margin] = thesisFigures(["ratios.operatingMargin"], await analysisOf("JPM"), today);
    expect(margin).toEqual({ name: "ratios.operatingMargin", value: null, unit: "ratio", asOf: null });
  });
});

describe("a thesis", () => {
  it("is kept in one form", () => {
    expect(thesisWritten({ thesis: "  Patient.\r\nTwice. ", reviewOn: "2027-01-31", buyPrice: 60 })).toEqual({
      ...{
        thesis: "Patient.\nTwice.",
        disproof: "",
        reviewOn: "2027-01-31",
        buyPrice: 60,
        sellPrice: null,
        limits: [],
      },
    });
  });

  it("may be bought and sold at one price", () => {
    expect(thesisWritten({ buyPrice: 60, sellPrice: 60 })).toMatchObject({ buyPrice: 60, sellPrice: 60 });
  });

  it.each([
    ["thesisEmpty", { thesis: " \u200b " }],
    ["messageTooLong", { disproof: "x".repeat(10_001) }],
    ["dateInvalid", { reviewOn: "2027-02-30" }],
    ["buyAboveSell", { buyPrice: 90, sellPrice: 60 }],
    ["outOfRange", { buyPrice: 0 }],
    ["outOfRange", { sellPrice: Number.NaN }],
    ["thesisFigureUnknown", { disproof: "{{margin}} falls" }],
  ])("is refused with %s", (reason, written) => {
    expect(() => thesisWritten(written)).toThrow(code(reason));
  });
});
