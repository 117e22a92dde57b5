import { describe, expect, it } from "vitest";
import { correlationOf, tercileSpread } from "./ranked.ts";

const said = (scores: readonly number[], outcomes: readonly number[]) =>
  scores.map((score, index) => ({ score, outcome: outcomes[index] ?? Number.NaN }));

describe("correlationOf", () => {
  it("is Spearman's of the published example", () => {
    // en.wikipedia.org/wiki/Spearman's_rank_correlation_coefficient, IQ and hours of television: −29/165
    const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
    const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
    expect(correlationOf(said(iq, hours))).toBeCloseTo(-29 / 165, 12);
  });

  it("is 1 of foresight, −1 of its opposite and unknown of one opinion on all", () => {
    const outcomes = [-0.3, 0.1, 0.2, 4];
    expect(correlationOf(said([1, 2, 3, 4], outcomes))).toBeCloseTo(1, 12);
    expect(correlationOf(said([4, 3, 2, 1], outcomes))).toBeCloseTo(-1, 12);
    expect(correlationOf(said([1, 1, 1, 1], outcomes))).toBeNull();
  });
});

describe("tercileSpread", () => {
  it("takes the mean of the dearest third from that of the cheapest, in whatever order they come", () => {
    // Cheapest two: 0.5 and 0.3; dearest two: −0.1 and 0.1
    expect(tercileSpread(said([3, 1, 9, 2, 8, 5, 4], [0.2, 0.1, 0.5, -0.1, 0.3, 0, 0]))).toBeCloseTo(0.4, 12);
    expect(tercileSpread(said([1, 2], [0, 1]))).toBeNull();
  });
});
