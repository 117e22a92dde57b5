import { describe, expect, it } from "vitest";
import { driverFiguresOf, estimateWith, withTrace } from "./lazy-trace.ts";
import { assumption } from "./trace.ts";

const result = assumption("year", 3, "years");

describe("what is worked out when it is read", () => {
  it("is listed, copied and written like any other property", () => {
    const object = withTrace({ value: 3 }, result);
    expect(Object.keys(object).toSorted()).toEqual(["trace", "value"]);
    expect({ ...object }.trace).toBe(object.trace);
    expect(JSON.parse(JSON.stringify(object))).toMatchObject({ value: 3, trace: { result: 0 } });
    expect(object.trace.nodes[0]).toMatchObject({ kind: "assumption", name: "year", value: 3 });
  });

  it("is worked out once, and not before", () => {
    let asked = 0;
    const estimate = estimateWith(
      { kind: "estimate", valuePerShare: 3, variant: "tangibleBook", votes: true, notVotingReason: null, warnings: [] },
      {
        result: () => result,
        drivers: [result],
        besides: () => {
          asked += 1;
          return [];
        },
      },
    );
    expect(asked).toBe(0);
    expect([estimate.besides, estimate.besides]).toEqual([[], []]);
    expect(asked).toBe(1);
    expect(estimate.drivers).toEqual([0]);
    expect(estimate.drivers).toBe(estimate.drivers);
  });

  it("tells the drivers of an estimate without working its trace out, and of one that was written as JSON from its trace", () => {
    let traced = 0;
    const estimate = estimateWith(
      { kind: "estimate", valuePerShare: 3, variant: "tangibleBook", votes: true, notVotingReason: null, warnings: [] },
      {
        result: () => {
          traced += 1;
          return result;
        },
        drivers: [result],
        besides: () => [],
      },
    );
    const figures = [{ name: "year", value: 3, unit: "years" }];
    expect(driverFiguresOf(estimate)).toEqual(figures);
    expect(traced).toBe(0);
    expect(driverFiguresOf(JSON.parse(JSON.stringify(estimate)))).toEqual(figures);
    expect(traced).toBe(1);
  });
});
