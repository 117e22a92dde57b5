import { createMarketData } from "@valora/market-data";
import { sourceOf } from "@valora/market-data/sources";
import { expect, it } from "vitest";
import { formatsFor } from "./formats.ts";
import { translatorFor } from "./index.ts";
import { languages } from "./languages.ts";
import { sourceTexts } from "./source-texts.ts";

const marketData = createMarketData();

const namerIn = async (language: (typeof languages)[number]) =>
  sourceTexts({ t: await translatorFor(language), formats: formatsFor(language) }).nameOf;

it.each([
  [
    "8-K of 9 February 2026, 0001193125-26-042827",
    "formulario 8-K del 9 feb 2026, 0001193125-26-042827",
    "modulo 8-K del 9 feb 2026, 0001193125-26-042827",
  ],
  ["SEC EDGAR, cover page", "SEC EDGAR, portada del informe", "SEC EDGAR, frontespizio del documento"],
  [
    "US Treasury, 10-year par yield; converted to euro by relative inflation (ecb; US Treasury, 10-year par yield, expected inflation in dollars)",
    "Tesoro de EE. UU., rentabilidad a la par a 10 años; pasado a euros por la diferencia de inflación (Banco Central Europeo; Tesoro de EE. UU., rentabilidad a la par a 10 años, inflación esperada en dólares)",
    "Tesoro USA, rendimento alla pari a 10 anni; convertito in euro con il differenziale d’inflazione (Banca centrale europea; Tesoro USA, rendimento alla pari a 10 anni, inflazione attesa in dollari)",
  ],
])("%s, as an answer of the past holds it, reads in each language", async (stored, spanish, italian) => {
  expect((await namerIn("es"))(stored).replaceAll(/\s/g, " ")).toBe(spanish);
  expect((await namerIn("it"))(stored).replaceAll(/\s/g, " ")).toBe(italian);
});

it("every source of a company is named in each language by its code, and a title of a publication stays", async () => {
  const { fundamentals } = await marketData.fundamentalsOf("SAN.MC");
  const reference = marketData.referenceFor(fundamentals);
  const dated = [
    reference.riskFreeRate,
    reference.averageBeta,
    reference.premiumPair.riskFreeRate,
    reference.nominalGrowth,
  ];
  for (const { source } of dated) {
    expect(sourceOf(source), source).not.toBeNull();
    for (const language of ["es", "it"] as const) expect((await namerIn(language))(source), source).not.toBe(source);
  }
  for (const language of languages) {
    expect((await namerIn(language))("Survey of the Bank of Spain, 2026")).toBe("Survey of the Bank of Spain, 2026");
  }
});
