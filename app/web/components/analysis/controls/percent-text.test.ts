import { describe, expect, it } from "vitest";
import { priceOfText, rateOfText, yearsOfText } from "./percent-text.ts";

describe("a typed percentage", () => {
  it.each([
    ["8,5", "es", 0.085],
    ["8.5", "es", 0.085],
    ["8,5 %", "it", 0.085],
    ["8,125", "it", 0.08125],
    ["−3,5", "es", -0.035],
    ["-3.5", "en", -0.035],
    [" 9 ", "en", 0.09],
    ["0", "en", 0],
  ] as const)("reads %j in %s as %d", (text, language, rate) => {
    expect(rateOfText(text, language)).toBe(rate);
  });

  it.each([
    ["8,5", "en"],
    ["1.234", "es"],
    ["", "es"],
    ["ocho", "es"],
    ["8,5,1", "it"],
    ["1e3", "en"],
    ["Infinity", "en"],
    ["8 5", "es"],
    ["8 % 5", "en"],
    ["0x10", "en"],
  ] as const)("does not guess at %j in %s", (text, language) => {
    expect(rateOfText(text, language)).toBeNull();
  });

  it("reads whole years only", () => {
    expect([yearsOfText("10"), yearsOfText("7.5"), yearsOfText("")]).toEqual([10, null, null]);
  });
});

describe("priceOfText", () => {
  it.each([
    ["312,50", "es", 312.5],
    ["312.5", "es", 312.5],
    ["1.234,50", "it", 1234.5],
    ["1.234", "es", "notNumber"],
    ["1,234.50", "en", 1234.5],
    ["1 234,50", "es", 1234.5],
    ["12 50", "es", "notNumber"],
    ["0,125", "en", "notNumber"],
    ["0.125", "es", 0.125],
    ["0.123,5", "it", "notNumber"],
    ["312,5", "en", "notNumber"],
    ["0", "en", "outOfRange"],
    ["-3", "es", "notNumber"],
    ["", "es", null],
    ["doce", "es", "notNumber"],
  ] as const)("reads %j in %s as %s", (text, language, price) => {
    expect(priceOfText(text, language)).toBe(price);
  });
});
