import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bisect, crossing, lowestPoint } from "./root-finding.ts";

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

describe("lowestPoint", () => {
  it("finds the bottom of a valley between two points, wherever it lies", () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 5, noNaN: true }), fc.constantFrom(1, 2, 4), (bottom, power) => {
        const of = (x: number) => Math.abs(x - bottom) ** power;
        // Near the bottom of a steep power differences are too small for doubles to tell.
        expect(Math.abs(lowestPoint({ of, low: -4, high: 6 }) - bottom)).toBeLessThan(power === 1 ? 1e-12 : 1e-3);
      }),
    );
  });

  it("ends at the lower end of a slope", () => {
    expect(lowestPoint({ of: (x) => x, low: 1, high: 3 })).toBeCloseTo(1, 12);
    expect(lowestPoint({ of: (x) => -x, low: 1, high: 3 })).toBeCloseTo(3, 12);
  });
});
