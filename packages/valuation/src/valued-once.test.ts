import { describe, expect, it } from "vitest";
import { memoizedByFile } from "./company/remembered.ts";
import { sampleFile } from "./inputs/sample-company.ts";
import { flowModelOf } from "./understanding/flow-model.ts";
import { type ValuationRequest, valueCompany } from "./value-company.ts";
import { valuedOnce } from "./valued-once.ts";

const request = (overrides: ValuationRequest["overrides"] = {}): ValuationRequest => ({
  scenario: "neutral",
  overrides,
});

describe("valuedOnce", () => {
  it("gives one report for a file and a request, in whatever order the assumptions are named", () => {
    const file = sampleFile();
    const report = valuedOnce(file, request({ wacc: 0.09, growth: 0.03 }));
    expect(valuedOnce(file, request({ growth: 0.03, wacc: 0.09 }))).toBe(report);
    expect(report).toEqual(valueCompany(file, request({ wacc: 0.09, growth: 0.03 })));
  });

  it("never gives the report of other assumptions, another scenario or another file, whatever was asked before", () => {
    const files = [sampleFile(), sampleFile({ figures: { revenue: 1_500 } })];
    const overrides: ValuationRequest["overrides"][] = [
      {},
      { wacc: 0.09 },
      { wacc: 0.1 },
      { growth: 0.09 },
      { growthByYear: [0.1, null, 0.05] },
      { growthByYear: [0.1, 0.05, null] },
      { view: "relative" },
    ];
    const requests = overrides.flatMap((each) => [
      request(each),
      { ...request(each), scenario: "optimistic" as const },
    ]);
    const asked = [...requests, ...requests.toReversed()].flatMap((one) => files.map((file) => ({ file, one })));
    for (const { file, one } of asked) {
      const { methods, assumptions, summary } = valuedOnce(file, one);
      const alone = valueCompany(file, one);
      expect(methods.map(({ range }) => range)).toEqual(alone.methods.map(({ range }) => range));
      expect({ assumptions, summary }).toEqual({ assumptions: alone.assumptions, summary: alone.summary });
    }
  });

  it("remembers the last few requests of a file only", () => {
    let computed = 0;
    const answer = memoizedByFile((_file, { overrides }) => {
      computed += 1;
      return overrides.wacc;
    });
    const file = sampleFile();
    const waccs = [0.05, 0.06, 0.07, 0.08, 0.09];
    for (const wacc of [...waccs, 0.09]) expect(answer(file, request({ wacc }))).toBe(wacc);
    expect(computed).toBe(5);
    expect(answer(file, request({ wacc: 0.05 }))).toBe(0.05);
    expect(computed).toBe(6);
  });

  it("prepares one model for each method of a report", () => {
    const report = valuedOnce(sampleFile(), request());
    expect(flowModelOf(report)).toBe(flowModelOf(report));
    expect(flowModelOf(report, "discountedCashFlow")).toEqual(
      expect.objectContaining({ method: "discountedCashFlow" }),
    );
    expect(flowModelOf(report, "residualIncome")).not.toBe(flowModelOf(report, "discountedCashFlow"));
  });
});
