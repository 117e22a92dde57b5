import { defaultLanguage, isLanguage, type Language } from "../messages/languages.ts";

/** The language asked for in the address: answers depend on their address and on nothing else. */
export function languageOf(url: string): Language {
  const asked = new URL(url).searchParams.get("lang");
  return isLanguage(asked) ? asked : defaultLanguage;
}
