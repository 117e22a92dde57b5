import type { FigureName, Fundamentals } from "@valora/valuation";
import type { ImportIssue, ImportIssueCode } from "../../../core/shared/contracts/import-issue.ts";
import { Failure, type FailureCode, type FailureParams } from "../../../failure.ts";
import {
  ImportDeclaration,
  type ImportField,
  importFields,
  type NumberFormat,
  numberFormats,
  optionalFields,
  yearEndMonths,
} from "../contracts/company-import.ts";
import type { ImportVocabulary } from "../contracts/import-vocabulary.ts";
import { amountsIn, type DeclaredAmounts, type PublishedRates } from "./declared-amounts.ts";
import { issueAt, type Place } from "./import-axes.ts";
import { type Cell, cellText, oneLine, withoutUnseen } from "./import-cells.ts";
import { type CurrenciesOf, importCurrencyReader } from "./import-currencies.ts";
import { statementDraft } from "./import-draft.ts";
import { headingReader } from "./import-headings.ts";
import { marginOf, type Rows, withoutColumns } from "./import-rows.ts";
import { cellNamer, cellsOf, tableText, type UploadedTable } from "./import-table.ts";
import { importUnitReader, type UnitOf, unitTextReader } from "./import-units.ts";
import { type PeriodOf, periodReader } from "./periods/import-periods.ts";
import { withYearEnds, type YearAloneOf, yearAloneReader } from "./periods/year-alone.ts";
import { joinedSheets, type PlacedSheet, type UploadedSheet } from "./sheets/joined-sheets.ts";

/** An uploaded table with what its form declares. */
export type DeclaredTable = {
  table: UploadedTable;
  /** The fields of the form as typed. */
  fields: ImportFields;
  /** Which figure each unknown heading means, as the visitor says. */
  meanings?: Readonly<Record<string, string>>;
};
type ImportFields = Readonly<Partial<Record<ImportField, string>>>;

export type UploadedFinancials =
  | { kind: "refused"; fields: readonly ImportField[]; issues: readonly ImportIssue[] }
  | { kind: "read"; fundamentals: Fundamentals; issues: readonly ImportIssue[] };
export type RefusedFinancials = Extract<UploadedFinancials, { kind: "refused" }>;

/** The text that takes the place of a listed company's symbol. */
export const importTicker = "IMPORT";

type ReadingOptions = { vocabularies: readonly ImportVocabulary[]; today: string; published?: PublishedRates };

const unpublished: PublishedRates = { exchangeRate: null, perEuro: null };

/** Reads uploaded financials, or says at which field and which cell something is wrong: nothing is guessed. */
export function readFinancials(
  declaredTable: DeclaredTable,
  { vocabularies, today, published = unpublished }: ReadingOptions,
): UploadedFinancials {
  const { fields, contradictions } = fieldsOf(declaredTable);
  const parsed = ImportDeclaration.safeParse(fields);
  const { withDays, ...readers } = readersOf(declaredTable, fields, vocabularies);
  const {
    table,
    place: placeIn,
    currencies,
    issues: ofSheets,
  } = inOneTable(declaredTable.table, { withDays, ...readers });
  const read = cellsOf(table, readers.periodOf);
  const left = read.kind === "refused" ? 0 : readers.marginOf(read.rows);
  const cells = read.kind === "refused" ? read : { ...read, rows: withDays(withoutColumns(read.rows, left)) };
  const place: Place = (column, row) => placeIn(column + left, row);
  const reading = {
    ...readers,
    currencies,
    today,
    place,
  };
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    const assumed = {
      numberFormat: formatIn(fields) ?? "point",
      unit: "units",
      sharesUnit: "units",
      currency: null,
    } as const;
    const { issues } = statementDraft(cells, { ...reading, declared: assumed });
    return {
      kind: "refused",
      fields: importFields.filter((name) => wrong.has(name)),
      // What cells hold depends on what is declared; how the table is made does not.
      issues: [...contradictions, ...issues.filter(({ code }) => stageOf(code) !== "rowErrors")],
    };
  }
  const declaration = parsed.data;
  const { wrong, ...amounts } = amountsIn(declaration, { today, published });
  const { issues: found, ...accounts } = statementDraft(cells, { ...reading, declared: declaration });
  const issues = [...contradictions, ...ofSheets, ...found];
  if (wrong.length > 0 || issues.some(({ blocking }) => blocking)) return { kind: "refused", fields: wrong, issues };
  return { kind: "read", fundamentals: fundamentalsOf(declaration, { ...accounts, ...amounts }), issues };
}

type Readers = {
  figureOf: (heading: string) => FigureName | null;
  periodOf: PeriodOf;
  yearAloneOf: YearAloneOf;
  unitOf: UnitOf;
  currenciesOf: CurrenciesOf;
  /** How many columns stand in front of the names. */
  marginOf: (rows: Rows) => number;
  /** The table with whole days where its headings say years alone, as far as it is declared when those end. */
  withDays: (rows: Rows) => Rows;
};

function readersOf(
  { meanings = {} }: DeclaredTable,
  { fiscalYearEndMonth }: ImportFields,
  vocabularies: readonly ImportVocabulary[],
): Readers {
  const names = vocabularies.map(({ figures }) => figures);
  const words = vocabularies.map(({ periods }) => periods);
  const [periodOf, yearAloneOf] = [periodReader(words), yearAloneReader(words)];
  const month = yearEndMonths.find((each) => each === fiscalYearEndMonth);
  const unitWords = vocabularies.map(({ units }) => units);
  const currenciesOf = importCurrencyReader(vocabularies[0]?.currencies ?? []);
  const isUnit = unitTextReader(unitWords, (text) => currenciesOf(text) !== null);
  const figureOf = headingReader(names, meanings, isUnit);
  const isFigure = (cell: Cell) => typeof cell === "string" && figureOf(cell) !== null;
  const isPeriod = (cell: Cell) => periodOf(cell) !== null || yearAloneOf(cell) !== null;
  return {
    figureOf,
    periodOf,
    yearAloneOf,
    unitOf: importUnitReader(unitWords),
    currenciesOf,
    marginOf: (rows) => marginOf(rows, { isFigure, isPeriod }),
    withDays: (rows) => (month === undefined ? rows : withYearEnds(rows, Number(month), { periodOf, yearAloneOf })),
  };
}

/** The sheets of a workbook as one table; any other table as it is. */
function inOneTable(table: UploadedTable, readers: Readers) {
  if (table.kind !== "sheet") return { table, place: cellNamer(table), currencies: [], issues: [] };
  const seen = (cell: Cell): Cell => (typeof cell === "string" ? withoutUnseen(cell) : cell);
  const placed = ({ rows: written, ...sheet }: UploadedSheet): PlacedSheet => {
    const rows = written.map((cells) => cells.map(seen));
    const left = readers.marginOf(rows);
    return { ...sheet, left, rows: readers.withDays(withoutColumns(rows, left)) };
  };
  const { table: all, issues, ...joined } = joinedSheets([placed(table), ...(table.others ?? []).map(placed)], readers);
  const hidden = (table.hidden ?? []).map((name) => issueAt(`${name}!A1`, "hiddenSheet", name));
  return {
    ...joined,
    issues: [...issues, ...hidden],
    table: { kind: "sheet" as const, sheet: all.sheet, rows: all.rows },
  };
}

function fundamentalsOf(
  { name, country, sector, currency }: ImportDeclaration,
  { quote, ownRates, ...accounts }: Pick<Fundamentals, "statements" | "interim"> & Omit<DeclaredAmounts, "wrong">,
): Fundamentals {
  return {
    ticker: importTicker,
    name,
    exchange: "",
    country,
    currency,
    ...(ownRates && { ownRates }),
    sector,
    industry: null,
    provider: "import",
    ...accounts,
    sharesOutstanding: null,
    shareBasis: "settled",
    quote,
    beta: null,
    monthlyCloses: null,
  };
}

const formatIn = ({ numberFormat }: ImportFields): NumberFormat | undefined =>
  numberFormats.find((each) => each === numberFormat);

/** What need not be declared. */
const undeclared = Object.fromEntries(optionalFields.map((name) => [name, ""]));

/** Typed declarations and those of the document; where the two differ, neither counts. */
export function fieldsOf({ table, fields }: DeclaredTable): { fields: ImportFields; contradictions: ImportIssue[] } {
  if (table.kind !== "records") return { fields: { ...undeclared, ...fields }, contradictions: [] };
  const typed = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ""));
  // Numbers of JSON are written in one way only.
  const format = formatIn(typed) ?? "point";
  const declared = Object.fromEntries(
    Object.entries(table.declared).map(([name, value]) => [name, oneLine(cellText(value, format))]),
  );
  const contradictions = Object.entries(declared)
    .filter(([name, value]) => name !== "numberFormat" && (typed[name] ?? value) !== value)
    .map(([name, value]) => issueAt(name, "declarationContradicts", value));
  return {
    fields: { ...undeclared, ...declared, ...typed, numberFormat: format },
    contradictions,
  };
}

/** The table as text for the form. Without a declared format there is none: a number could be read as another one. */
export function textToCorrect(declaredTable: DeclaredTable, vocabularies: readonly ImportVocabulary[]): string {
  const { fields } = fieldsOf(declaredTable);
  const { table } = inOneTable(declaredTable.table, readersOf(declaredTable, fields, vocabularies));
  const format = formatIn(fields);
  if (table.kind === "text") return table.text;
  return format === undefined ? "" : tableText(table, format);
}

const stages: Readonly<Partial<Record<ImportIssueCode, FailureCode>>> = {
  tableTooLarge: "fileTooLarge",
  tableEmpty: "fileEmpty",
  quoteUnclosed: "fileInvalid",
  separatorsMixed: "fileInvalid",
  yearsMissing: "headerInvalid",
  columnNotYear: "headerInvalid",
  yearRepeated: "headerInvalid",
  periodUnclear: "headerInvalid",
  periodRepeated: "headerInvalid",
  headingForbidden: "headerInvalid",
  headingRepeated: "headerInvalid",
  declarationContradicts: "declarationInvalid",
};
const stageOf = (code: ImportIssueCode): FailureCode => stages[code] ?? "rowErrors";
/** An issue that makes everything after it meaningless comes first. */
const stagesInOrder = ["fileTooLarge", "fileInvalid", "fileEmpty", "headerInvalid", "declarationInvalid"] as const;

/** The failure of a refused table for callers without a page; it carries every doubt. */
export function failureOfFinancials({ fields, issues }: RefusedFinancials): Failure {
  const blocking = issues.filter((each) => each.blocking);
  const stagesFound = new Set(blocking.map(({ code }) => stageOf(code)));
  if (fields.length > 0) stagesFound.add("declarationInvalid");
  const code = stagesInOrder.find((each) => stagesFound.has(each)) ?? "rowErrors";
  const params: FailureParams =
    code === "declarationInvalid" ? { fields: [...new Set([...fields, ...contradicted(issues)])].join(", ") } : {};
  return new Failure(code, params, { members: { issues } });
}

const contradicted = (issues: readonly ImportIssue[]): string[] =>
  issues.flatMap(({ code, cell }) => (code === "declarationContradicts" ? [cell] : []));
