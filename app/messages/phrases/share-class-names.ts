import type { Language } from "../languages.ts";

type Class = { written: RegExp; said: Readonly<Record<Language, string>> };

/** How lists write the class of a share behind the name of its company, and how each language says it; `$1` is the letter. */
const classes: readonly Class[] = [
  {
    written: /(?<!\s)\s*\(savings shares\)$/i,
    said: { es: " (acciones de ahorro)", en: " (savings shares)", it: " (azioni di risparmio)" },
  },
  {
    written: /(?:,|(?<![,\s]))\s+class ([a-z]) (?:common stock|common shares?|ordinary shares?)$/i,
    said: {
      es: " (acciones ordinarias de clase $1)",
      en: " (class $1 common stock)",
      it: " (azioni ordinarie di classe $1)",
    },
  },
  { written: /(?:,|(?<![,\s]))\s+class ([a-z])$/i, said: { es: " (clase $1)", en: " (class $1)", it: " (classe $1)" } },
  {
    written: /(?:,|(?<![,\s]))\s+series ([a-z])$/i,
    said: { es: " (serie $1)", en: " (series $1)", it: " (serie $1)" },
  },
];

/** A name from a list of shares with its class in words of the language. */
export function withClassSaid(name: string, language: Language): string {
  const found = classes.find(({ written }) => written.test(name));
  return found === undefined ? name : name.replace(found.written, found.said[language]);
}
