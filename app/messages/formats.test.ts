import { describe, expect, it } from "vitest";
import { decimalsOfMillions, formatsFor } from "./formats.ts";

const { millions, quantity } = formatsFor("en");

describe("amounts in millions", () => {
  it.each([
    [391_035_000_000, "391,035"],
    [100_000_000, "100"],
    [45_210_000, "45.2"],
    [4_521_000, "4.52"],
    [452_100, "0.452"],
    [45_210, "0.0452"],
    [-4_521_000, "\u22124.52"],
    [0, "0"],
  ])("keep three digits alone: %d", (value, text) => {
    expect(millions(value)).toBe(text);
  });

  it("have the decimals that the middle one beside them needs", () => {
    const large = [391_035_000_000, 4_521_000, 112_000_000_000];
    expect(decimalsOfMillions(large)).toBe(0);
    expect(millions(4_521_000, large)).toBe("5");
    const small = [4_521_000, 812_000, 0, 12_300_000];
    expect(small.map((value) => millions(value, small))).toEqual(["4.52", "0.81", "0.00", "12.30"]);
  });

  it("are never 0 where there is something, down to a hundred units", () => {
    expect(millions(40_000, [391_035_000_000, 40_000, 112_000_000_000])).toBe("0.04");
    expect(millions(120, [391_035_000_000])).toBe("0.0001");
  });

  it("can be told apart in a trace, however small", () => {
    expect(quantity(45_210, "money", "USD")).toBe("0.0452");
    expect(quantity(452_100, "shares", "USD")).toBe("0.452");
    expect(quantity(45_210_000, "money", "USD")).toBe("45.21");
    expect(quantity(391_035_000_000, "money", "USD")).toBe("391,035");
  });
});

describe("the ends of a range", () => {
  it("have the decimals that the larger needs", () => {
    expect(formatsFor("es").roughRange(14.59, 18.8)).toEqual({ minimum: "14,59", maximum: "18,80" });
    expect(formatsFor("es").roughRange(99, 344)).toEqual({ minimum: "99", maximum: "344" });
  });

  it("are as fine as those of ranges beside them, where the largest of all is given", () => {
    expect(formatsFor("es").roughRange(14.59, 18.8, 32)).toEqual({ minimum: "14,6", maximum: "18,8" });
    expect(formatsFor("it").roughRange(7.3, 7.3, 400)).toEqual({ minimum: "7", maximum: "7" });
  });
});
