import { describe, expect, it } from "vitest";
import { disagreementOf } from "./disagreement.ts";

describe("disagreementOf", () => {
  it("is little under a tenth of the mean, some up to a quarter, wide above", () => {
    const of = (standardDeviation: number) => disagreementOf({ mean: 80, standardDeviation });
    expect([7.99, 8, 20, 20.01].map(of)).toEqual(["little", "some", "some", "wide"]);
  });

  it("is not known of a single vote, or of a mean of nothing", () => {
    expect(disagreementOf({ mean: 80, standardDeviation: null })).toBeNull();
    expect(disagreementOf({ mean: null, standardDeviation: null })).toBeNull();
    expect(disagreementOf({ mean: 0, standardDeviation: 0 })).toBeNull();
  });
});
