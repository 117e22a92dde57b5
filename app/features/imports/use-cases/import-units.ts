import type { ImportUnit } from "../contracts/company-import.ts";
import type { UnitWords } from "../contracts/import-vocabulary.ts";
import type { Doubt, TextOf } from "./import-axes.ts";
import type { Rows } from "./import-rows.ts";

/** The unit that a caption names: "(en miles de euros)" is thousands; null where it names none. */
export type UnitOf = (caption: string) => ImportUnit | "billions" | null;

type Reading = { top: number; unit: ImportUnit; unitOf: UnitOf; textOf: TextOf; doubt: Doubt };

/** Reads captions by the words of each language; the longest counts, so that "miles de millones" is not thousands. */
export function importUnitReader(languages: readonly UnitWords[]): UnitOf {
  const units = new Map<string, ImportUnit | "billions">();
  for (const words of languages) {
    for (const unit of ["thousands", "millions", "billions"] as const)
      for (const word of words[unit]) units.set(word, unit);
  }
  const names = [...units.keys()].toSorted((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${names.join("|")})(?![\\p{L}\\d])`, "iu");
  return (caption) => {
    const found = pattern.exec(caption.normalize("NFC").replace(/\s+/g, " "))?.[1];
    return found === undefined ? null : (units.get(found.toLowerCase()) ?? null);
  };
}

const escaped = (word: string): string => word.replace(/[$.*+?^{}()|[\]\\]/g, "\\$&");

/**
 * Doubts a table whose captions name one unit of its amounts while another is declared. Captions stand above the figures and in
 * rows without any; two that name different units, as where shares are told apart, say nothing certain.
 */
export function doubtUnit(rows: Rows, { top, unit, unitOf, textOf, doubt }: Reading): void {
  const found: { column: number; row: number; text: string; unit: ReturnType<UnitOf> }[] = [];
  for (const [row, cells] of rows.entries()) {
    const isCaption = row <= top || cells.slice(1).every((cell) => cell === "");
    if (!isCaption) continue;
    for (const [column, cell] of cells.entries()) {
      const text = textOf(cell);
      const named = typeof cell === "string" ? unitOf(text) : null;
      if (named !== null) found.push({ column, row, text, unit: named });
    }
  }
  const [first] = found;
  if (first === undefined || found.some((each) => each.unit !== first.unit) || first.unit === unit) return;
  doubt(first, "unitUnlikely", first.text);
}
