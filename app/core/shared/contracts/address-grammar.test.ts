import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choicesIn, integerIn, numberIn, numberOf, searchText, writtenNumber } from "./address-grammar.ts";

const range = { minimum: -1e6, maximum: 1e6 };

describe("a number of an address", () => {
  it.each([
    ["0.09", 0.09],
    ["9e-2", 0.09],
    ["9E-2", 0.09],
    ["-0.5", -0.5],
    ["-0", 0],
    ["1e400", Number.POSITIVE_INFINITY],
  ])("%s is %d", (text, value) => {
    expect(numberOf(text)).toBe(value);
  });

  it.each([
    "00.09",
    ".09",
    "9.",
    "0,09",
    "+0.09",
    "٠.٠٩",
    "０.０９",
    "0.09\n",
    " 0.09",
    "0.09 ",
    "0\u00a009",
    "0x1",
    "0b1",
    "1_000",
    "1 000",
    "−1",
    "- 1",
    "1e",
    "e1",
    "1e1.5",
    "Infinity",
    "NaN",
    "",
    "9%",
    `0.${"0".repeat(39)}1`,
  ])("%j is none", (text) => {
    expect(numberOf(text)).toBeNull();
    expect(numberIn("wacc", text, { range })).toEqual({
      usable: undefined,
      refusal: { code: "numberFormat", params: { param: "wacc", kind: "decimal" } },
    });
    expect(integerIn("horizon", text, { range }).refusal?.params.kind).toBe("integer");
  });

  it("is what JSON takes for one, and nothing else", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+0-9.eE, x]{0,12}$/), (text) => {
        const isJson = /^[-\d]/.test(text) && !/\s/.test(text) && isParsed(text);
        expect(numberOf(text) !== null, JSON.stringify(text)).toBe(isJson);
      }),
      { numRuns: 2_000 },
    );
  });

  it("comes back as it was written, to the twelfth decimal", () => {
    const decimals = fc
      .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.nat({ max: 999_999 }))
      .map(([whole, part]) => Number(`${whole}.${String(part).padStart(6, "0")}`));
    fc.assert(
      fc.property(fc.oneof(decimals, fc.double({ min: -2, max: 2, noNaN: true })), (value) => {
        const written = writtenNumber(value);
        const read = numberOf(written);
        expect(Math.abs((read ?? Number.NaN) - value)).toBeLessThanOrEqual(Math.abs(value) < 2 ? 5.01e-13 : 0);
        expect(writtenNumber(read ?? Number.NaN)).toBe(written);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is written without the dust of binary fractions", () => {
    expect([0.1 + 0.2 - 0.215, 1.1 - 1, 100.1 - 100, -0, 1e-7, 99_999_999.999999].map(writtenNumber)).toEqual([
      "0.085",
      "0.1",
      "0.1",
      "0",
      "1e-7",
      "99999999.999999",
    ]);
  });
});

function isParsed(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "number";
  } catch {
    return false;
  }
}

it("reads lists of names and says which is none", () => {
  expect(choicesIn("force", "b,a", ["a", "b"])).toEqual({ usable: ["b", "a"], refusal: null });
  expect(choicesIn("force", "b,c,d", ["a", "b"])).toEqual({
    usable: ["b"],
    refusal: { code: "enumInvalid", params: { param: "force", allowed: "a, b" } },
  });
  expect(choicesIn("force", "", ["a", "b"]).usable).toBeUndefined();
});

it("writes commas as they are, and nothing where nothing is asked", () => {
  expect(searchText([])).toBe("");
  expect(searchText([["peers", "KO,PEP"]])).toBe("?peers=KO,PEP");
  expect(searchText([["note.wacc", "40 % & more, ó"]])).toBe("?note.wacc=40+%25+%26+more,+%C3%B3");
});
