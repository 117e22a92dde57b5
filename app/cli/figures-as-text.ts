import type { Language } from "../messages/languages.ts";
import type { Translate } from "../messages/translator.ts";

const digits: Readonly<Record<Language, string>> = { es: "es-ES", en: "en-GB", it: "it-IT" };

const decimals = (language: Language, count: number) =>
  new Intl.NumberFormat(digits[language], {
    minimumFractionDigits: count,
    maximumFractionDigits: count,
    useGrouping: true,
  });
export const amount = (value: number, language: Language): string => decimals(language, 2).format(value);
export const percent = (value: number, language: Language): string =>
  `${decimals(language, 1).format(value * 100)}${language === "en" ? "" : " "}%`;
export const signedPercent = (value: number, language: Language): string =>
  `${value > 0 ? "+" : ""}${percent(value, language)}`;

export type Reader = { language: Language; t: Translate };
