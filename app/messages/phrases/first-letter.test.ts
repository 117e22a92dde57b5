import { expect, it } from "vitest";
import { capitalised, inSentence } from "./first-letter.ts";

it("begins a line with a capital", () => {
  expect(capitalised("el crecimiento")).toBe("El crecimiento");
});

it("lowers a name within a sentence, but no abbreviation and no symbol", () => {
  expect(["Margen operativo", "WACC", "ROE", "g a perpetuidad"].map(inSentence)).toEqual([
    "margen operativo",
    "WACC",
    "ROE",
    "g a perpetuidad",
  ]);
});
