import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bisect, crossing } from "./root-finding.ts";

describe("crossing", () => {
  it("finds the root of a falling curve in a handful of evaluations", () => {
    let evaluations = 0;
    const of = (x: number) => {
      evaluations += 1;
      return 1 / x - 40;
    };
    expect(crossing({ of, low: 0.01, high: 0.09, precision: 1e-9 })).toBeCloseTo(0.025, 9);
    expect(evaluations).toBeLessThan(15);
  });

  it("agrees with bisection wherever signs differ", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.08, noNaN: true }),
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (root, power) => {
          const of = (x: number) => (root / x) ** power - 1;
          const inputs = { of, low: 0.01, high: 0.09 };
          expect(Math.abs(crossing({ ...inputs, precision: 1e-10 }) - bisect(inputs))).toBeLessThan(1e-8);
        },
      ),
    );
  });

  it("ends where an end is the root itself", () => {
    expect(crossing({ of: (x) => 2 - x, low: 1, high: 2, precision: 1e-12 })).toBeCloseTo(2, 12);
  });
});
