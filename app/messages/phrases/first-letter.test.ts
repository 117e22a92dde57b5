import { expect, it } from "vitest";
import { accountsText } from "../accounts-text.ts";
import { formatsFor } from "../formats.ts";
import { translatorFor } from "../index.ts";
import { languages } from "../languages.ts";
import { textByKey } from "../text-by-key.ts";
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

it.each(languages)("keeps the abbreviations of figures that are listed within a sentence, in %s", async (language) => {
  const t = await translatorFor(language);
  const passedOver = { periodEnd: "2026-06-30", missing: ["ebit", "ebitda", "totalDebt"] as const };
  const base = {
    period: "fiscalYear",
    periodEnd: "2025-12-31",
    fiscalYear: 2025,
    fiscalYearEnd: "2025-12-31",
  } as const;
  const text = accountsText(
    { ...base, monthsSince: 0, reason: "figuresMissing", passedOver },
    {
      say: (key, values) => textByKey(t)(`analysis.accounts.${key}`, values),
      figure: (name) => t(`figures.${name}`),
      formats: formatsFor(language),
    },
  );
  expect(text?.reason).toMatch(/: \p{Ll}[^:]* \(EBIT\), EBITDA, \p{Ll}/u);
});
