import { expect, it } from "vitest";
import { countryName } from "./country-names.ts";
import { languages } from "./languages.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
const named = codes.filter((code) => countryName(code, "en") !== code);

it.each(languages)("names countries in %s as the Unicode tables do", (language) => {
  const published = new Intl.DisplayNames(language, { type: "region" });
  expect(named.length).toBeGreaterThan(20);
  expect(named.map((code) => countryName(code, language))).toEqual(named.map((code) => published.of(code)));
});
