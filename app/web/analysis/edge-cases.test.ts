import { describe, expect, it } from "vitest";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { Failure } from "../../failure.ts";
import { pageRequest } from "./analysis-request.ts";

const failureOf = (query: string) => {
  try {
    readAnalysisQuery(new URLSearchParams(query));
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, params: error.params };
    throw error;
  }
  return null;
};

/** The numbered edge cases of methods.md that end where a request is read. */
describe("edge cases of requests", () => {
  it.each(["0", "50", "-1"])("50: a horizon of %s years is out of range", (horizon) => {
    expect(failureOf(`ticker=KO&horizon=${horizon}`)?.code).toBe("outOfRange");
  });

  it("50: a horizon of two years and a half is no number of years; of one it is", () => {
    expect(failureOf("ticker=KO&horizon=2.5")?.code).toBe("numberFormat");
    expect(failureOf("ticker=KO&horizon=1")).toBeNull();
  });

  it("51: a WACC of 9 is refused, and 0.09 suggested", () => {
    expect(failureOf("ticker=KO&wacc=9")).toMatchObject({ code: "outOfRange", params: { suggestion: 0.09 } });
  });

  it.each(["0", "-0.05", "1"])("36, 51: a WACC of %s is out of range", (wacc) => {
    expect(failureOf(`ticker=KO&wacc=${wacc}`)?.code).toBe("outOfRange");
  });

  it.each([
    ["__proto__=1", "paramUnknown"],
    ["constructor=1", "paramUnknown"],
    ["wacc=1e400", "outOfRange"],
    [`wacc=${"1".repeat(1_000_000)}`, "numberFormat"],
    ["wacc=Infinity", "numberFormat"],
    ["wacc=0x1", "numberFormat"],
  ])("69: %.20s is refused", (parameter, code) => {
    expect(failureOf(`ticker=KO&${parameter}`)?.code).toBe(code);
  });

  it("70: a decimal comma is read where the language writes one, and never by the programming interface", () => {
    const typed = (language: "es" | "en" | "it", text: string) =>
      pageRequest("KO", new URLSearchParams({ waccPercent: text }), language);
    expect(typed("es", "8,5")).toEqual({ kind: "redirect", search: "?wacc=0.085" });
    expect(typed("it", "8,5")).toEqual({ kind: "redirect", search: "?wacc=0.085" });
    expect(typed("en", "8.5")).toEqual({ kind: "redirect", search: "?wacc=0.085" });
    expect(failureOf("ticker=KO&wacc=0,085")?.code).toBe("numberFormat");
  });
});
