import { accountsRemarkCodes, figureNames, figureOrigins, sectors } from "@valora/valuation";
import * as z from "zod";

const isoDate = z.iso.date();
const source = z.string().min(1);

/** A filing other than the annual report: accession, filed at, and the positions of the figures that come from it. */
export type BundledFiling = readonly [string, string, readonly number[]];

/** What a filing first said otherwise: accession, filed at, the positions of the figures, and their values. */
export type BundledVersions = readonly [string, string, readonly number[], readonly number[]];

/**
 * Fiscal year, its end, filed at, form, accession, a letter of origin per figure, the figures; and, of companies built in
 * bulk, the filings of figures that come from another one; and, of companies whose filings were read in full, what these said
 * of figures in the course of time, oldest first, with the positions of figures that cannot be dated.
 */
export type BundledStatement = [
  number,
  string,
  string | null,
  string | null,
  string | null,
  string,
  readonly (number | null)[],
  (readonly BundledFiling[])?,
  (BundledHistory | null)?,
];

/** The changes, oldest first, and the positions of figures of which the filings tell otherwise than the row. */
export type BundledHistory = readonly [readonly BundledVersions[], readonly number[]];

/** A period that figures are made of: sign, its end, months, accession, filed at, a letter of origin per figure, the figures. */
export type BundledPart = [1 | -1, string, number, string | null, string | null, string, readonly (number | null)[]];

/** Its end, months, filed at, form, accession, letters, figures, the filings of others, and the periods they are made of. */
export type BundledInterim = [
  string,
  3 | 12,
  string | null,
  string | null,
  string | null,
  string,
  readonly (number | null)[],
  readonly BundledFiling[],
  readonly BundledPart[],
  (BundledHistory | null)?,
];

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const isTextOrNull = (value: unknown) => value === null || typeof value === "string";
const isDate = (value: unknown): value is string => typeof value === "string" && datePattern.test(value);

/** Checked by hand, not by a schema: the first list of peers reads five thousand rows of forty figures. */
function areFigures(row: unknown): row is (number | null)[] {
  return Array.isArray(row) && row.every((figure: unknown) => figure === null || Number.isFinite(figure));
}

function areFilings(rows: unknown): boolean {
  return (
    Array.isArray(rows) &&
    rows.every((row: unknown) => {
      if (!Array.isArray(row) || row.length !== 3) return false;
      const [accession, filedAt, positions]: unknown[] = row;
      return (
        typeof accession === "string" &&
        isDate(filedAt) &&
        Array.isArray(positions) &&
        positions.every(Number.isInteger)
      );
    })
  );
}

function isHistory(row: unknown): boolean {
  if (!Array.isArray(row) || row.length !== 2) return false;
  const [changes, undated]: unknown[] = row;
  const isChange = (change: unknown) => {
    if (!Array.isArray(change) || change.length !== 4) return false;
    const [accession, filedAt, positions, values]: unknown[] = change;
    return (
      areFilings([[accession, filedAt, positions]]) &&
      Array.isArray(positions) &&
      Array.isArray(values) &&
      values.length === positions.length &&
      values.every(Number.isFinite)
    );
  };
  return Array.isArray(changes) && changes.every(isChange) && Array.isArray(undated) && undated.every(Number.isInteger);
}

const isHistoryOrNone = (row: unknown): boolean => row === undefined || row === null || isHistory(row);

function isStatement(row: unknown): row is BundledStatement {
  if (!Array.isArray(row) || row.length < 7 || row.length > 9) return false;
  const [fiscalYear, end, filedAt, form, accession, letters, figures, filings, history]: unknown[] = row;
  return (
    Number.isInteger(fiscalYear) &&
    isDate(end) &&
    (filedAt === null || isDate(filedAt)) &&
    isTextOrNull(form) &&
    isTextOrNull(accession) &&
    typeof letters === "string" &&
    areFigures(figures) &&
    (filings === undefined || areFilings(filings)) &&
    isHistoryOrNone(history) &&
    letters.length === figures.length
  );
}

function isPart(row: unknown): row is BundledPart {
  if (!Array.isArray(row) || row.length !== 7) return false;
  const [sign, periodEnd, months, accession, filedAt, letters, figures]: unknown[] = row;
  return (
    (sign === 1 || sign === -1) &&
    isDate(periodEnd) &&
    Number.isInteger(months) &&
    isTextOrNull(accession) &&
    (filedAt === null || isDate(filedAt)) &&
    typeof letters === "string" &&
    areFigures(figures) &&
    letters.length === figures.length
  );
}

function isInterim(row: unknown): row is BundledInterim {
  if (!Array.isArray(row) || row.length < 9 || row.length > 10) return false;
  const [periodEnd, months, filedAt, form, accession, letters, figures, filings, parts, history]: unknown[] = row;
  return (
    (months === 3 || months === 12) &&
    isStatement([0, periodEnd, filedAt, form, accession, letters, figures, filings]) &&
    Array.isArray(parts) &&
    parts.every(isPart) &&
    isHistoryOrNone(history)
  );
}

const Statement = z.custom<BundledStatement>(
  isStatement,
  "a statement is year, dates, form, accession, letters, figures",
);

const Interim = z.custom<BundledInterim>(
  isInterim,
  "a quarter is dates, months, form, accession, letters, figures, parts",
);

export const AccountsRemark = z.strictObject({
  code: z.enum(accountsRemarkCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** One company as it lies in `companies.json.gz`: per-share figures and share counts already on today's basis. */
export const BundledCompany = z.strictObject({
  ticker: z.string(),
  name: z.string(),
  cik: z.string().nullable(),
  exchange: z.string(),
  country: z.string().length(2),
  currency: z.string().length(3),
  sector: z.enum(sectors),
  industry: z.string().nullable(),
  sharesOutstanding: z.strictObject({ value: z.number().positive(), asOf: isoDate, source }).nullable(),
  shareBasis: z.enum(["settled", "unsettled"]),
  /** The day of the latest filing that counts shares: what was filed before it stands on its basis. */
  shareBasisAsOf: isoDate.optional(),
  /** The company's numbers contradict themselves: a reason, and no value. */
  isSuspect: z.literal(true).optional(),
  /** A part that lends to customers, as its annual report names it. */
  financeArm: z.strictObject({ name: z.string(), source }).optional(),
  /** Parts that left, which accounts that ended before still hold. */
  separations: z
    .array(z.strictObject({ part: z.string().nullable(), ticker: z.string().nullable(), asOf: isoDate, source }))
    .readonly()
    .optional(),
  /** The publications behind the letters of its figures, by what the letters stand for. */
  credits: z.partialRecord(z.enum(figureOrigins), z.string().min(1)).optional(),
  /** Reviewed facts about its figures. */
  remarks: z.array(AccountsRemark).readonly().optional(),
  /** In the company's currency unless it says another. */
  quote: z
    .strictObject({ value: z.number().positive(), asOf: isoDate, source, currency: z.string().length(3).optional() })
    .nullable(),
  beta: z
    .strictObject({
      value: z.number(),
      months: z.int().positive().nullable(),
      index: z.string().nullable(),
      asOf: isoDate,
      source,
    })
    .nullable(),
  monthlyCloses: z
    .strictObject({
      from: z.string(),
      to: z.string(),
      closes: z.custom<(number | null)[]>(areFigures, "closes are numbers or null"),
      /** Absent in files made before it was known: their closes are of the same list. */
      adjustedFor: z.enum(["splits", "splitsAndDividends"]).optional(),
      source: source.optional(),
    })
    .nullable(),
  statements: z.array(Statement).min(1),
  /** Quarters and the last twelve months, of the few companies whose filings are at hand in full. */
  interim: z.strictObject({ quarters: z.array(Interim), trailing: z.array(Interim) }).optional(),
});
export type BundledCompany = z.infer<typeof BundledCompany>;

/** The file: the order of the figures, the meaning of the letters, and the companies, parsed one by one when asked for. */
export const BundledCompanies = z.strictObject({
  /** 2: statements may name other filings; 3: companies may have quarters; 4: companies may be left out; 5: statements may hold what earlier filings said. */
  version: z.literal([1, 2, 3, 4, 5]),
  asOf: isoDate,
  figures: z.array(z.enum(figureNames)),
  origins: z.record(z.string().length(1), z.enum(figureOrigins)),
  companies: z.array(z.looseObject({ ticker: z.string(), currency: z.string() })),
  /** Symbols under which the build found the accounts of another issuer, and whose they are. */
  leftOut: z
    .array(z.strictObject({ ticker: z.string(), accountsOf: z.string(), accountsTicker: z.string().nullable() }))
    .optional(),
});
export type BundledCompanies = z.infer<typeof BundledCompanies>;
