import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import { readAnalysisQuery } from "./read-analysis-query.ts";

const read = (query: string) => readAnalysisQuery(new URLSearchParams(query));
const failureOf = (query: string) => {
  try {
    read(query);
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, params: error.params };
    throw error;
  }
  return null;
};

describe("readAnalysisQuery", () => {
  it("needs only a symbol", () => {
    expect(read("ticker=aapl")).toEqual({ ticker: "AAPL", scenario: "neutral" });
  });

  it("reads every parameter", () => {
    expect(
      read(
        "ticker=brk-b&scenario=optimistic&wacc=0.09&g=0.04&horizon=10&method=discountedCashFlow,prediction&lang=it&paths=50&seed=7",
      ),
    ).toEqual({
      ticker: "BRK.B",
      scenario: "optimistic",
      wacc: 0.09,
      growth: 0.04,
      horizon: 10,
      methods: ["discountedCashFlow", "prediction"],
      simulation: { paths: 50, seed: 7 },
    });
  });

  it("reads by whose premium, and whether one family is enough; what goes without saying is not kept", () => {
    expect(read("ticker=KO&view=relative&prudent=yes")).toEqual({
      ticker: "KO",
      scenario: "neutral",
      view: "relative",
      prudent: true,
    });
    expect(read("ticker=KO&view=absolute&prudent=no")).toEqual({ ticker: "KO", scenario: "neutral" });
    expect(failureOf("ticker=KO&view=market")).toMatchObject({
      code: "enumInvalid",
      params: { param: "view", allowed: "absolute, relative" },
    });
    expect(failureOf("ticker=KO&prudent=1")).toMatchObject({ code: "enumInvalid", params: { param: "prudent" } });
    expect(failureOf("ticker=KO&view=relative&view=absolute")?.code).toBe("paramRepeated");
  });

  it("keeps a reason on one line, without invisible letters, and only for what is set", () => {
    const typed = encodeURIComponent("Debt\u202e is\u0000 fixed\n\u200bto 2031");
    expect(read(`ticker=KO&wacc=0.08&note.wacc=${typed}&note.g=unset&note.horizon=`).notes).toEqual({
      wacc: "Debt is fixed to 2031",
    });
    expect(read("ticker=KO&note.wacc=unset").notes).toBeUndefined();
  });

  it("reads how fast shares are given away, and for how many whole years research lasts", () => {
    expect(read("ticker=KO&dilution=0.02&researchLife=0").levers).toEqual({ dilution: 0.02, researchLife: 0 });
    expect(failureOf("ticker=KO&researchLife=2.5")).toMatchObject({
      code: "numberFormat",
      params: { kind: "integer" },
    });
    expect(failureOf("ticker=KO&researchLife=11")?.code).toBe("outOfRange");
    expect(failureOf("ticker=KO&dilution=-0.01")?.code).toBe("outOfRange");
    expect(failureOf("ticker=KO&dilution=2")?.params.suggestion).toBe(0.02);
  });

  it("refuses a reason that is too long, and reasons that are too much together", () => {
    const sent = (text: string) => encodeURIComponent(text);
    expect(read(`ticker=KO&type=bank&note.type=${sent("é".repeat(280))}`).notes?.type).toHaveLength(280);
    expect(failureOf(`ticker=KO&wacc=0.08&note.wacc=${"x".repeat(281)}`)).toEqual({
      code: "noteTooLong",
      params: { param: "note.wacc", maximum: 280 },
    });
    const heavy = sent("漢".repeat(280));
    expect(failureOf(`ticker=KO&wacc=0.08&g=0.02&note.wacc=${heavy}&note.g=${heavy}&note.horizon=x`)).toEqual({
      code: "noteTooLong",
      params: { param: "note.g", maximum: 280 },
    });
  });

  it("simulates only when asked, with the usual number for what is not said", () => {
    expect(read("ticker=KO").simulation).toBeUndefined();
    expect(read("ticker=KO&paths=10").simulation).toEqual({ paths: 10, seed: 1 });
    expect(read("ticker=KO&seed=3").simulation).toEqual({ paths: 10_000, seed: 3 });
  });

  it("takes the ends of the ranges", () => {
    expect(read("ticker=KO&wacc=0.005&g=-0.5&horizon=15")).toMatchObject({ wacc: 0.005, growth: -0.5, horizon: 15 });
  });

  it("names the wrong parameter and its range, and suggests the fraction when a percentage was meant", () => {
    expect(failureOf("ticker=KO&wacc=9")).toEqual({
      code: "outOfRange",
      params: { param: "wacc", minimum: 0.005, maximum: 0.5, suggestion: 0.09 },
    });
    expect(failureOf("ticker=KO&horizon=99")?.params).toEqual({ param: "horizon", minimum: 1, maximum: 15 });
  });

  it("refuses growth at or above the discount rate only when both are given", () => {
    expect(failureOf("ticker=KO&wacc=0.05&g=0.05")).toEqual({
      code: "gNotBelowWacc",
      params: { growth: 0.05, wacc: 0.05 },
    });
    expect(failureOf("ticker=KO&g=0.4")).toBeNull();
  });

  it.each([
    ["", "paramRequired"],
    ["TICKER=KO", "paramRequired"],
    ["ticker=KO&Wacc=0.09", "paramUnknown"],
    ["ticker=KO&constructor=1", "paramUnknown"],
    ["ticker=KO&ticker=PEP", "paramRepeated"],
    ["ticker=", "tickerInvalid"],
    ["ticker=KO&scenario=", "enumInvalid"],
    ["ticker=KO&wacc=+0.09", "numberFormat"],
    ["ticker=KO&wacc=.09", "numberFormat"],
  ])("answers %j with %s", (query, code) => {
    expect(failureOf(query)?.code).toBe(code);
  });

  it("shows a stranger's text only without what could be markup", () => {
    expect(failureOf("ticker=%3Cscript%3Ealert(1)%3C/script%3E")?.params).toEqual({
      ticker: "·script·alert·1··/script·",
    });
  });
});

it("reads the source of data, and refuses one that does not exist", () => {
  expect(
    readAnalysisQuery([
      ["ticker", "AAPL"],
      ["source", "bundled"],
    ]).source,
  ).toBe("bundled");
  expect(() =>
    readAnalysisQuery([
      ["ticker", "AAPL"],
      ["source", "crystal ball"],
    ]),
  ).toThrow(expect.objectContaining({ code: "enumInvalid" }));
});
