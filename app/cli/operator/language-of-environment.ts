import { isLanguage, type Language } from "../../messages/languages.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of a terminal or of a service (`LANG=es_ES.UTF-8`); English where that is none of ours. */
export function languageOfEnvironment({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  const language = (LC_ALL || LC_MESSAGES || LANG || "").slice(0, 2);
  return isLanguage(language) ? language : "en";
}
