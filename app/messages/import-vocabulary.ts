import type { FigureName } from "@valora/valuation";
import type {
  FigureNames,
  ImportVocabulary,
  PeriodWords,
  UnitWords,
} from "../features/imports/contracts/import-vocabulary.ts";
import { commonWords } from "./common-words.ts";
import type { FigureSynonyms } from "./figure-synonyms.ts";
import { loadMessages } from "./index.ts";
import type { Language } from "./languages.ts";

const loadSynonyms: Readonly<Record<Language, () => Promise<FigureSynonyms>>> = {
  es: () => import("./es/figure-synonyms.ts").then((module) => module.figureSynonyms),
  en: () => import("./en/figure-synonyms.ts").then((module) => module.figureSynonyms),
  it: () => import("./it/figure-synonyms.ts").then((module) => module.figureSynonyms),
};

const loadPeriodWords: Readonly<Record<Language, () => Promise<PeriodWords>>> = {
  es: () => import("./es/period-words.ts").then((module) => module.periodWords),
  en: () => import("./en/period-words.ts").then((module) => module.periodWords),
  it: () => import("./it/period-words.ts").then((module) => module.periodWords),
};

const loadUnitWords: Readonly<Record<Language, () => Promise<UnitWords>>> = {
  es: () => import("./es/unit-words.ts").then((module) => module.unitWords),
  en: () => import("./en/unit-words.ts").then((module) => module.unitWords),
  it: () => import("./it/unit-words.ts").then((module) => module.unitWords),
};

export async function importVocabularyIn(language: Language): Promise<ImportVocabulary> {
  const [figures, periods, units] = await Promise.all([
    figureNamesIn(language),
    loadPeriodWords[language](),
    loadUnitWords[language](),
  ]);
  return { figures, periods, units, currencies: commonWords.currencies };
}

/** Every name that a language has for each figure: the one that the template writes first. */
async function figureNamesIn(language: Language): Promise<FigureNames> {
  const [{ figures }, synonyms] = await Promise.all([loadMessages[language](), loadSynonyms[language]()]);
  // The keys of `figures` are the names of figures: the table is typed so.
  const names = Object.keys(figures) as FigureName[];
  return Object.fromEntries(names.map((name) => [name, [figures[name], ...(synonyms[name] ?? [])]]));
}
