import { type SourceCode, type SourceParameter, sourceOf } from "@valora/market-data/sources";
import type { sourceNames } from "./es/data-notes.ts";
import type { Formats } from "./formats.ts";

type Name = (source: string) => string;
type Say = (key: SourceCode & keyof typeof sourceNames, values: Readonly<Record<string, string>>) => string;

/**
 * Names a source in a reader's language by its code; titles of publications stay as published. `say` gives the texts of
 * `sourceNames`, and `own` names the reader's own file.
 */
export function sourceNamer({ say, own, formats }: { say: Say; own: string; formats: Formats }): Name {
  const nameOf: Name = (sentence) => {
    if (sentence === "import") return own;
    const source = sourceOf(sentence);
    if (source === null) return sentence;
    const values = Object.entries(source.params).map(([name, given]) => [name, textOf(given, formats, nameOf)]);
    return say(source.code, Object.fromEntries(values));
  };
  return nameOf;
}

/** A parameter as text: dates and shares as the language writes them, a source by its name. */
function textOf({ kind, value }: SourceParameter, formats: Formats, nameOf: Name): string {
  if (kind === "percent") return formats.percent(Number(value));
  if (kind === "source") return nameOf(String(value));
  return dates.includes(kind) ? formats.date(String(value)) : String(value);
}

const dates: readonly SourceParameter["kind"][] = ["day", "dayInWords", "month", "monthInWords"];
