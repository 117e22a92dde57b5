import { describe, expect, it } from "vitest";
import * as parts from "./parts-and-wholes.ts";

describe("parts and wholes", () => {
  it("are added in the order given", () => {
    expect(parts.sumOf({ terms: [0.1, 0.2, 0.3] })).toBe(0.1 + 0.2 + 0.3);
    expect(parts.sumOf({ terms: [0.3, 0.2, 0.1] })).toBe(0.3 + 0.2 + 0.1);
    expect(parts.sumOf({ terms: [] })).toBe(0);
  });

  it("leave a difference below zero where the part is the larger", () => {
    expect(parts.differenceOf({ whole: 70, part: 30 })).toBe(40);
    expect(parts.differenceOf({ whole: 30, part: 70 })).toBe(-40);
  });

  it("have a quotient of any sign, and none by 0", () => {
    expect(parts.quotientOf({ part: 3, whole: 4 })).toBe(0.75);
    expect(parts.quotientOf({ part: -3, whole: 4 })).toBe(-0.75);
    expect(parts.quotientOf({ part: 3, whole: -4 })).toBe(-0.75);
    expect(parts.quotientOf({ part: 3, whole: 0 })).toBeNull();
  });

  it("give a part back from its share", () => {
    expect(parts.partOf({ share: 0.25, whole: 80 })).toBe(20);
  });

  it("pool several years, of which the large ones count most: 30 of 300, not the mean of 10 % and 25 %", () => {
    expect(parts.pooledShare({ parts: [20, 10], wholes: [200, 100] })).toBe(0.1);
    expect(parts.pooledShare({ parts: [10, 25], wholes: [100, 100] })).toBe(0.175);
    expect(parts.pooledShare({ parts: [5, 5], wholes: [100, -100] })).toBeNull();
  });

  it("weigh one part against another", () => {
    expect(parts.weightOf({ part: 60, rest: 20 })).toBe(0.75);
    expect(parts.weightOf({ part: 5, rest: -5 })).toBeNull();
  });

  it("change from one period to the next: 100 to 112 is 12 %", () => {
    expect(parts.changeOver({ now: 112, before: 100 })).toBeCloseTo(0.12, 15);
    expect(parts.changeOver({ now: 50, before: 100 })).toBe(-0.5);
    expect(parts.changeOver({ now: 50, before: 0 })).toBeNull();
  });

  it("have a lowest and a highest, and neither of nothing", () => {
    expect(parts.lowestOf({ values: [3, -1, 2] })).toBe(-1);
    expect(parts.highestOf({ values: [3, -1, 2] })).toBe(3);
    expect(parts.lowestOf({ values: [] })).toBeNull();
    expect(parts.highestOf({ values: [] })).toBeNull();
  });
});
