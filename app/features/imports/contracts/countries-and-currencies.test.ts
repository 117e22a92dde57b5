import { createMarketData } from "@valora/market-data";
import { currencyCodes } from "@valora/market-data/currencies";
import { expect, it } from "vitest";
import { commonWords } from "../../../messages/common-words.ts";
import { countryName } from "../../../messages/country-names.ts";
import { languages } from "../../../messages/languages.ts";
import { importCountries, importCurrencies } from "./company-import.ts";

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

it("an import takes the currencies in which companies are valued, and a draft in words may name each", () => {
  expect(importCurrencies).toEqual(currencyCodes);
  expect(currencyCodes.filter((code) => !commonWords.currencies.some(([, named]) => named === code))).toEqual([]);
});
