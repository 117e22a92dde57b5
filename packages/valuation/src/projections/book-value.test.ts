import { describe, expect, it } from "vitest";
import { inNumbers } from "../trace/calculation.ts";
import { assumption, type Quantity } from "../trace/trace.ts";
import { type BookInputs, bookValueAndMore } from "./book-value.ts";
import { growthOver } from "./growth-path.ts";
import { timelineOf } from "./timeline.ts";

const rate = (value: number): Quantity => assumption("growth", value, "rate");

describe("a book value with a residual income that persists", () => {
  it("adds what the return earns above its cost, and for ever a part of the last year's", () => {
    const timeline = timelineOf({ horizon: 2, fadeYears: 10 });
    const inputs: BookInputs = {
      timeline,
      elapsed: rate(0),
      bookValue: rate(100),
      growth: growthOver(timeline, { first: rate(0), last: rate(0), chosen: [] }),
      returnOnEquity: rate(0.15),
      costOfEquity: rate(0.1),
      paidOut: rate(0),
    };
    // 5 a year for two years, half a year sooner than their ends, and half of it left each year: 0.5 × 5 / (1.1 − 0.5)
    const worked = 100 + (5 / 1.1 + 5 / 1.1 ** 2 + (0.5 * 5) / 0.6 / 1.1 ** 2) * 1.1 ** 0.5;
    expect(bookValueAndMore(inNumbers, inputs, { persistence: 0.5 })).toBeCloseTo(worked, 9);
  });
});
