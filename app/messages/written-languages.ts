import type { WrittenLanguage } from "../core/narration/contracts/written-language.ts";
import { commonWords } from "./common-words.ts";
import { writtenLanguage as en } from "./en/written-language.ts";
import { writtenLanguage as es } from "./es/written-language.ts";
import { writtenLanguage as it } from "./it/written-language.ts";
import type { Language } from "./languages.ts";

/** How each language writes figures and dates in a sentence. */
export const writtenLanguages: Readonly<Record<Language, WrittenLanguage>> = {
  es: { ...es, common: commonWords },
  en: { ...en, common: commonWords },
  it: { ...it, common: commonWords },
};
