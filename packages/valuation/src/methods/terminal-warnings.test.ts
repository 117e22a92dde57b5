import { describe, expect, it } from "vitest";
import { assumption } from "../trace/trace.ts";
import { isSpreadThin, manyfoldGrowth, terminalShareWarnings } from "./terminal-warnings.ts";

const rate = (value: number) => assumption("growth", value, "rate");

describe("warnings of what comes last", () => {
  it("begin above nine tenths of the value, and above three quarters", () => {
    expect([0.75, 0.76, 0.9, 0.91].map(terminalShareWarnings)).toEqual([
      [],
      ["terminalValueDominant"],
      ["terminalValueDominant"],
      ["terminalValueExtreme"],
    ]);
  });

  it("begin below a spread of two and a half points, not by rounding", () => {
    expect(isSpreadThin(rate(0.055), rate(0.03))).toEqual([]);
    expect(isSpreadThin(rate(0.0549), rate(0.03))).toEqual(["terminalSpreadThin"]);
    // A thousand-millionth is more than rounding makes, and less than a rate that a reader sets.
    expect(isSpreadThin(rate(0.055 - 5e-10), rate(0.03))).toEqual([]);
    expect(isSpreadThin(rate(0.055 - 2e-9), rate(0.03))).toEqual(["terminalSpreadThin"]);
  });

  it("begin above four times the company of today", () => {
    expect(manyfoldGrowth(4)).toEqual([]);
    expect(manyfoldGrowth(4.01)).toEqual(["growthManyfold"]);
  });
});
