import { readFileSync } from "node:fs";
import { createMarketData } from "@valora/market-data";
import { currencyCodes, referenceCurrencyCodes } from "@valora/market-data/currencies";
import { expect, it } from "vitest";
import { commonWords } from "../../../messages/common-words.ts";
import { countryName } from "../../../messages/country-names.ts";
import { languages } from "../../../messages/languages.ts";
import { hasKnownRates, importCurrencies } from "./company-import.ts";
import { importCountries } from "./import-countries.ts";

const bundledReference = JSON.parse(
  readFileSync(new URL("../../../../packages/market-data/data/reference.json", import.meta.url), "utf8"),
) as { countries: { rows: Record<string, { marginalTaxRate: number }> } };

it("the countries of an import have a name in each language, and a premium and a tax in the reference", async () => {
  const data = createMarketData();
  const { fundamentals } = await data.fundamentalsOf("SAN.MC");
  for (const country of importCountries) {
    for (const language of languages) expect(countryName(country, language), country).not.toBe(country);
    expect(data.referenceFor({ ...fundamentals, country }).marginalTaxRate.value, country).toBeGreaterThan(0);
  }
});

it("the countries of the bundled companies have a name in each language", async () => {
  const data = createMarketData();
  const countries = new Set<string>();
  for (const ticker of data.bundledTickers()) countries.add((await data.fundamentalsOf(ticker)).fundamentals.country);
  const unnamed = [...countries].filter((country) =>
    languages.some((language) => countryName(country, language) === country),
  );
  expect(unnamed).toEqual([]);
});

it("every country of the reference with a tax above zero may be that of an import", () => {
  const { rows } = bundledReference.countries;
  const taxed = Object.entries(rows).filter(([, { marginalTaxRate }]) => marginalTaxRate > 0);
  expect([...importCountries].sort()).toEqual(taxed.map(([code]) => code).sort());
});

it("an import takes the currencies of the central bank's list, and a draft in words may name those that are valued", () => {
  expect(importCurrencies).toEqual(referenceCurrencyCodes);
  expect(currencyCodes.every(hasKnownRates)).toBe(true);
  expect(importCurrencies.filter(hasKnownRates)).toEqual(currencyCodes);
  expect(currencyCodes.filter((code) => !commonWords.currencies.some(([, named]) => named === code))).toEqual([]);
});
