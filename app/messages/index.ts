import { createTranslator } from "use-intl/core";
import type { es } from "./es/index.ts";
import type { Language } from "./languages.ts";

type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};

/** Spanish is the source: the other languages must have exactly its keys. */
export type Messages = Translated<typeof es>;

/** One chunk per language. */
export const loadMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  es: () => import("./es/index.ts").then((module) => module.es),
  en: () => import("./en/index.ts").then((module) => module.en),
  it: () => import("./it/index.ts").then((module) => module.it),
};

/** A translator outside React: e-mail, API titles, command line. The language is the reader's, passed in. */
export async function translatorFor(language: Language) {
  const messages = await loadMessages[language]();
  // Every catalogue has the keys of the Spanish one: `Messages` is derived from it.
  return createTranslator<typeof es>({ locale: language, messages: messages as typeof es, timeZone: "Europe/Madrid" });
}
