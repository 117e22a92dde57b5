import { type Formats, formatsFor } from "../formats.ts";
import { translatorFor } from "../index.ts";
import { defaultLanguage, isLanguage, type Language } from "../languages.ts";
import type { Translate } from "../translator.ts";

/** What a text for one reader is written with where no page is rendered. */
export type ReaderWords = {
  language: Language;
  t: Translate;
  formats: Formats;
  /** A page of this site, in full and in the reader's language. */
  addressOf(path: string, origin?: string): string;
};

/** The words of a reader whose language an account says; one that is not written here is told in the default one. */
export async function readerWords(asked: string): Promise<ReaderWords> {
  const language = isLanguage(asked) ? asked : defaultLanguage;
  return {
    language,
    t: await translatorFor(language),
    formats: formatsFor(language),
    addressOf(path, origin) {
      const url = new URL(path, origin);
      if (language !== defaultLanguage) url.searchParams.set("lang", language);
      return url.href;
    },
  };
}
