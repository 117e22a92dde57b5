import { type FigureName, type Fundamentals, valueCompany } from "@valora/valuation";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import {
  ImportDeclaration,
  type ImportField,
  type ImportIssue,
  importFields,
  numberFormats,
} from "../contracts/company-import.ts";
import { Failure } from "../failure.ts";
import { type Analysis, companyFile, overridesOf } from "./analyse-company.ts";
import type { Context } from "./context.ts";
import { dataNotes } from "./data-notes.ts";
import { numberIn } from "./import-cells.ts";
import { importDraft } from "./import-draft.ts";
import { headingReader } from "./import-headings.ts";
import { type ImportedTable, tableText } from "./import-table.ts";

/** Where imports wait: private to the visitor who brought them, gone after an hour without a visit. */
export type ImportStore = {
  /** Keeps an import and answers with an identifier that cannot be guessed. */
  keep(owner: string, fundamentals: Fundamentals): Promise<string>;
  /** Null when there is none, it is another visitor's, or its hour is over. */
  find(owner: string, id: string): Promise<Fundamentals | null>;
};

export type ImportRequest = {
  owner: string;
  /** The fields of the form as typed. */
  fields: Readonly<Partial<Record<ImportField, string>>>;
  table: ImportedTable;
  /** What the visitor has said that headings we do not know mean. */
  meanings: Readonly<Record<string, string>>;
  /** Whether the visitor has seen the doubts that do not block and goes on. */
  isAccepted: boolean;
};

export type ImportAnswer =
  | { kind: "refused"; fields: readonly ImportField[]; issues: readonly ImportIssue[]; text: string }
  | { kind: "kept"; id: string };

type Names = readonly Readonly<Record<FigureName, string>>[];

/** Reads a person's table and keeps it, or says at which field and which cell something is wrong: nothing is guessed. */
export async function importCompanyData(
  context: Pick<Context, "now">,
  store: ImportStore,
  { request, names }: { request: ImportRequest; names: Names },
): Promise<ImportAnswer> {
  const today = context.now().toISOString().slice(0, 10);
  const parsed = ImportDeclaration.safeParse(request.fields);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    return {
      kind: "refused",
      fields: importFields.filter((name) => wrong.has(name)),
      issues: [],
      text: textIn(request),
    };
  }
  const declaration = parsed.data;
  const price = priceIn(declaration, today);
  const text = tableText(request.table, declaration.numberFormat);
  const { statements, issues } = importDraft(text, {
    declared: declaration,
    figureOf: headingReader(names, request.meanings),
    today,
    sheet: request.table.kind === "sheet" ? request.table.sheet : null,
  });
  const isBlocked = price.wrong.length > 0 || issues.some(({ blocking }) => blocking);
  if (isBlocked || (issues.length > 0 && !request.isAccepted))
    return { kind: "refused", fields: price.wrong, issues, text };

  const { name, country, sector, currency } = declaration;
  const fundamentals: Fundamentals = {
    ticker: importTicker,
    name,
    exchange: "",
    country,
    currency,
    sector,
    industry: null,
    provider: "import",
    statements,
    sharesOutstanding: null,
    shareBasis: "settled",
    quote:
      price.value === null ? null : { value: price.value, currency, asOf: declaration.priceDate, source: "import" },
    beta: null,
    monthlyCloses: null,
  };
  return { kind: "kept", id: await store.keep(request.owner, fundamentals) };
}

/** Without a declared format the numbers of a workbook cannot be written down: one of them could be read as another. */
function textIn({ table, fields: { numberFormat } }: ImportRequest): string {
  const format = numberFormats.find((each) => each === numberFormat);
  if (table.kind === "text") return table.text;
  return format === undefined ? "" : tableText(table, format);
}

/** What stands where a listed company has its symbol. */
const importTicker = "IMPORT";

type Price = { value: number | null; wrong: readonly ImportField[] };

/** A price is optional; one that is given needs its day. */
function priceIn({ price, priceDate, numberFormat }: ImportDeclaration, today: string): Price {
  if (price === "") return { value: null, wrong: [] };
  const value = numberIn(price, numberFormat);
  const wrong: ImportField[] = [];
  if (value === null || value <= 0) wrong.push("price");
  if (priceDate === "" || priceDate > today) wrong.push("priceDate");
  return { value, wrong };
}

/** The import of a visitor, valued like any company; nothing of it is recorded. */
export async function analyseImport(
  context: Context,
  store: ImportStore,
  { owner, id, query }: { owner: string; id: string; query: AnalysisQuery },
): Promise<Analysis> {
  const fundamentals = await store.find(owner, id);
  if (fundamentals === null) throw new Failure("notFound");
  const today = context.now().toISOString().slice(0, 10);
  const file = companyFile(context, { fundamentals }, today);
  const report = valueCompany(file, { scenario: query.scenario, overrides: overridesOf(query) });
  const notes = dataNotes({ file, report, skipped: [], stale: [], findings: [], today });
  return { query, listing: null, file, report, provider: "import", skipped: [], notes };
}
