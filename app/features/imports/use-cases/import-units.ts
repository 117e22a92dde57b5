import { referenceCurrencyCodes } from "@valora/market-data/currencies";
import type { FigureName } from "@valora/valuation";
import type { ImportIssue } from "../../../core/shared/contracts/import-issue.ts";
import type { ImportUnit } from "../contracts/company-import.ts";
import type { UnitWords } from "../contracts/import-vocabulary.ts";
import { issueAt, type Line, type Place, type TextOf } from "./import-axes.ts";
import type { Rows } from "./import-rows.ts";
import type { ShownCurrency } from "./sheets/joined-sheets.ts";

type NamedUnit = {
  unit: ImportUnit | "billions";
  /** "Shares in thousands", but not "in thousands, except shares". */
  isOfShares: boolean;
};
/** What a caption says of units: "(en miles de euros)" is thousands; null where it names none. */
export type UnitOf = (caption: string) => NamedUnit | null;

/** Figures that no unit multiplies. */
export const perShareFigures: ReadonlySet<FigureName> = new Set<FigureName>(["epsDiluted", "dividendsPerShare"]);

/** Letters and zeros beside a currency, in any language: "€m", "EUR 000", "TEUR", "M€". */
const abbreviations = {
  thousands: ["k", "t", "'?000", "[/x×] ?1[.,]?000"],
  millions: ["m", "mm", "mn", "mln", "mio"],
  billions: ["bn", "mrd", "mld"],
} as const;
const currency = `(?:\\p{Sc}|euros?|${referenceCurrencyCodes.join("|")})`;

/** Reads captions by the words of each language; the longest counts, so that "miles de millones" is not thousands. */
export function importUnitReader(languages: readonly UnitWords[]): UnitOf {
  const wordsOf = (...names: readonly (keyof UnitWords)[]) =>
    wholeWords(languages.flatMap((words) => names.flatMap((name) => words[name])));
  const unitOf = new Map<string, ImportUnit | "billions">();
  for (const unit of ["units", "thousands", "millions", "billions"] as const)
    for (const word of languages.flatMap((words) => words[unit])) unitOf.set(word, unit);
  const [scaled, whole, shares] = [wordsOf("thousands", "millions", "billions"), wordsOf("units"), wordsOf("shares")];
  const worded = (caption: string, words: RegExp) => {
    const found = words.exec(caption);
    const unit = unitOf.get(found?.[1]?.toLowerCase() ?? "");
    return found && unit ? { unit, at: found.index } : null;
  };
  return (caption) => {
    const plain = caption.normalize("NFC").replace(/\s+/g, " ").replaceAll("’", "'");
    // "In euro" is a unit only where nothing else says one: "in euro (migliaia)".
    const found = worded(plain, scaled) ?? abbreviated(plain) ?? worded(plain, whole);
    if (found === null) return null;
    const ofShares = shares.exec(plain);
    return { unit: found.unit, isOfShares: ofShares !== null && ofShares.index < found.at };
  };
}

function wholeWords(words: readonly string[]): RegExp {
  const names = words.toSorted((one, other) => other.length - one.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\d])(${names.join("|")})(?![\\p{L}\\d])`, "iu");
}

const escaped = (word: string): string => word.replace(/[$.*+?^{}()|[\]\\]/g, "\\$&");

const besideCurrency = (["thousands", "millions", "billions"] as const).map((unit) => {
  const letters = `(?:${abbreviations[unit].join("|")})`;
  const either = `${currency}[ /.]*${letters}|${letters}[ /.]*(?:de |di |of )?${currency}`;
  return { unit, pattern: new RegExp(`(?<![\\p{L}\\d.,])(?:${either})(?![\\p{L}\\d])`, "iu") };
});

function abbreviated(caption: string): { unit: ImportUnit | "billions"; at: number } | null {
  const found = besideCurrency.map(({ unit, pattern }) => ({ unit, at: caption.search(pattern) }));
  return found.find(({ at }) => at >= 0) ?? null;
}

type Caption = { cell: string; text: string; named: NamedUnit };
type Reading = {
  top: number;
  /** What the formats of cells write beside their figures. */
  currencies: readonly ShownCurrency[];
  place: Place;
  declared: { unit: ImportUnit; sharesUnit: ImportUnit };
  unitOf: UnitOf;
  textOf: TextOf;
};

/**
 * Doubts about a table whose captions, names of figures or formats say another unit than is declared. Captions stand above the figures
 * and in rows without any.
 */
export function unitDoubts(rows: Rows, lines: readonly Line[], reading: Reading): ImportIssue[] {
  const { declared } = reading;
  const found = [...captionsIn(rows, reading), ...headingsIn(lines, reading), ...formatsIn(reading)];
  return [false, true].flatMap((isOfShares) => {
    const alike = found.filter(({ named }) => named.isOfShares === isOfShares);
    const scaled = alike.filter(({ named }) => named.unit !== "units");
    const unit = isOfShares ? declared.sharesUnit : declared.unit;
    const other = (scaled.length > 0 ? scaled : alike).find(({ named }) => named.unit !== unit);
    return other ? [issueAt(other.cell, "unitUnlikely", other.text)] : [];
  });
}

function captionsIn(rows: Rows, { top, unitOf, textOf, place }: Reading): Caption[] {
  const isWord = (cell: Rows[number][number]) => typeof cell === "string" && !/\d/.test(cell);
  return rows.flatMap((cells, row) => {
    if (row > top && !cells.slice(1).every(isWord)) return [];
    return cells.flatMap((cell, column) => {
      const named = typeof cell === "string" ? unitOf(cell) : null;
      return named === null ? [] : [{ cell: place(column, row), text: textOf(cell), named }];
    });
  });
}

function headingsIn(lines: readonly Line[], { unitOf, textOf, place }: Reading): Caption[] {
  return lines.flatMap(({ name, row, cells }) => {
    const text = textOf(cells[0] ?? "");
    const named = perShareFigures.has(name) ? null : unitOf(text);
    if (named === null) return [];
    return [{ cell: place(0, row), text, named: { ...named, isOfShares: name === "dilutedShares" } }];
  });
}

/** "1.210,5 M€" shows a figure in millions, whatever the cell holds. */
function formatsIn({ currencies, unitOf }: Reading): Caption[] {
  return currencies.flatMap(({ cell, text }) => {
    const named = unitOf(text);
    return named === null || named.unit === "units" ? [] : [{ cell, text, named }];
  });
}

/** Whether a text is a unit and nothing else: "in millions", "€m", "miles de euros". */
export function unitTextReader(languages: readonly UnitWords[], namesCurrency: (text: string) => boolean) {
  const unitOf = importUnitReader(languages);
  const words = languages.flatMap(({ units, thousands, millions, billions }) =>
    [units, thousands, millions, billions].flat(),
  );
  const known = new Set([
    ...words.flatMap((word) => word.split(" ")),
    ...Object.values(abbreviations).flat(),
    "000",
    ...fillers,
  ]);
  const beside = new RegExp(currency, "giu");
  return (text: string): boolean => {
    if (unitOf(text) === null && !namesCurrency(text)) return false;
    const rest = text
      .toLowerCase()
      .split(/[\s/.,'’]+/)
      .flatMap((word) => (known.has(word) ? [] : [word.replace(beside, "")]));
    return rest.every((word) => word === "" || known.has(word) || namesCurrency(word));
  };
}

const fillers = ["in", "en", "di", "de", "of"];
