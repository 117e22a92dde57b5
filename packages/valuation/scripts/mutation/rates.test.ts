import { describe, expect, it } from "vitest";
import { intervalOf, rateOfAll } from "./rates.ts";

describe("the rate of a room", () => {
  it("lies within Wilson's interval: 22 of 25 between 70 and 96 %, all of 25 between 87 and 100 %", () => {
    expect(intervalOf({ killed: 22, drawn: 25 }).map((each) => each.toFixed(2))).toEqual(["0.70", "0.96"]);
    expect(intervalOf({ killed: 25, drawn: 25 }).map((each) => each.toFixed(2))).toEqual(["0.87", "1.00"]);
  });
});

describe("the rate of all rooms", () => {
  it("counts each by its number of mutants", () => {
    const rooms = [
      { killed: 10, drawn: 10, total: 300 },
      { killed: 5, drawn: 10, total: 100 },
    ];
    expect(rateOfAll(rooms).rate).toBeCloseTo(0.875, 12);
    // Of one room it is the usual interval: ± 1.96 √(p (1 − p) / n).
    const [low, high] = rateOfAll([{ killed: 50, drawn: 100, total: 7 }]).interval;
    expect([low, high]).toEqual([expect.closeTo(0.402, 3), expect.closeTo(0.598, 3)]);
    expect(rateOfAll([{ killed: 25, drawn: 25, total: 7 }]).interval[0]).toBeLessThan(0.98);
  });
});
