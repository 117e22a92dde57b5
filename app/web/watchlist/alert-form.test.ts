import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AlertCondition } from "../../features/watchlist/contracts/watchlist.ts";
import { formatsFor } from "../../messages/formats.ts";
import { languages } from "../../messages/languages.ts";
import { alertOfForm, writtenAlert } from "./alert-form.ts";
import { limitOfText, textOfLimit } from "./limit-text.ts";

const form = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? "";
const read = (fields: Readonly<Record<string, string>>, language: "es" | "en" | "it" = "es") =>
  alertOfForm(form(fields), language);

describe("the form of an alert", () => {
  it("takes the limit of an own ratio in the unit of the ratio", () => {
    const cheap = { kind: "ratioBelow", ratio: "marketValue/ebitda" };
    const below = { measure: "ratio", ratio: "marketValue / ebitda", direction: "below" };
    expect(read({ ...cheap, threshold: "8,5" })).toEqual({ ...below, threshold: 8.5 });
    expect(read({ ...cheap, threshold: "8.5 ×" }, "en")).toEqual({ ...below, threshold: 8.5 });
    const rate = { kind: "ratioAbove", ratio: "freeCashFlow / marketValue" };
    expect(read({ ...rate, threshold: "8" })).toMatchObject({ direction: "above", threshold: 0.08 });
    expect(read({ ...rate, threshold: "\u22122,5 %" })).toMatchObject({ threshold: -0.025 });
    expect(read({ kind: "ratioAbove", ratio: "freeCashFlow", threshold: "5000000000" })).toMatchObject({
      threshold: 5e9,
    });
  });

  it("leaves a formula aside where another kind is chosen", () => {
    expect(read({ kind: "gapAbove", ratio: "roic +", threshold: "20" })).toEqual({
      ...{ measure: "gap", direction: "above", threshold: 0.2 },
    });
  });

  it.each([
    [{ ratio: "", threshold: "8" }, "ratioMalformed", "ratio"],
    [{ ratio: "evEbitda", threshold: "mucho" }, "ratioNameUnknown", "ratio"],
    [{ ratio: "roic", threshold: "mucho" }, "numberFormat", "threshold"],
    [{ ratio: "roic", threshold: "1.234" }, "numberFormat", "threshold"],
    [{ ratio: "roic", threshold: "" }, "numberFormat", "threshold"],
  ])("refuses %j at its field", (typed, code, param) => {
    expect(() => read({ kind: "ratioAbove", ...typed })).toThrow(
      expect.objectContaining({ code, params: expect.objectContaining({ param }) }),
    );
  });

  it("takes what it shows of an alert, to the same alert", () => {
    const conditions: readonly AlertCondition[] = [
      { measure: "gap", direction: "above", threshold: 0.125 },
      { measure: "price", direction: "below", threshold: 80.25, currency: "USD" },
      { measure: "status", status: "fair" },
      {
        ...{ measure: "ratio", ratio: "returnOnCapital", unit: "rate" },
        ...{ direction: "below", threshold: -0.035, currency: null },
      },
    ];
    for (const language of languages)
      for (const condition of conditions) {
        const { currency: _currency, unit: _unit, ...asked } = { currency: null, unit: null, ...condition };
        expect(read(writtenAlert(condition, formatsFor(language)), language)).toEqual(asked);
      }
  });
});

describe("a limit", () => {
  it("reads back as the number that was written", () => {
    const limit = fc.oneof(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: -1e15, max: 1e15 }));
    const rounded = limit
      .map((each) => Number(each.toPrecision(9)))
      .filter((each) => each === 0 || Math.abs(each) > 1e-5);
    fc.assert(
      fc.property(
        rounded,
        fc.constantFrom("rate", "ratio", "money"),
        fc.constantFrom(...languages),
        (each, unit, language) => {
          expect(limitOfText(textOfLimit(each, unit, language), unit, language)).toBe(each === 0 ? 0 : each);
        },
      ),
    );
  });

  it.each([
    ["1,000", "en"],
    ["1.000", "es"],
    ["1e9", "en"],
    ["--5", "es"],
    ["Infinity", "it"],
  ] as const)("is never guessed from %s in %s", (text, language) => {
    expect(limitOfText(text, "money", language)).toBeNull();
  });
});
