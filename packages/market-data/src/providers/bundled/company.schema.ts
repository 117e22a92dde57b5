import { figureNames, figureOrigins, sectors } from "@valora/valuation";
import * as z from "zod";

const isoDate = z.iso.date();
const source = z.string().min(1);

/** Fiscal year, its end, filed at, form, accession, a letter of origin per figure, the figures. */
export type BundledStatement = [
  number,
  string,
  string | null,
  string | null,
  string | null,
  string,
  readonly (number | null)[],
];

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const isTextOrNull = (value: unknown) => value === null || typeof value === "string";
const isDate = (value: unknown): value is string => typeof value === "string" && datePattern.test(value);

/** Checked by hand, not by a schema: the first list of peers reads five thousand rows of forty figures. */
function areFigures(row: unknown): row is (number | null)[] {
  return Array.isArray(row) && row.every((figure: unknown) => figure === null || Number.isFinite(figure));
}

function isStatement(row: unknown): row is BundledStatement {
  if (!Array.isArray(row) || row.length !== 7) return false;
  const [fiscalYear, end, filedAt, form, accession, letters, figures]: unknown[] = row;
  return (
    Number.isInteger(fiscalYear) &&
    isDate(end) &&
    (filedAt === null || isDate(filedAt)) &&
    isTextOrNull(form) &&
    isTextOrNull(accession) &&
    typeof letters === "string" &&
    areFigures(figures) &&
    letters.length === figures.length
  );
}

const Statement = z.custom<BundledStatement>(
  isStatement,
  "a statement is year, dates, form, accession, letters, figures",
);

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
  quote: z.strictObject({ value: z.number().positive(), asOf: isoDate, source }).nullable(),
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
    })
    .nullable(),
  statements: z.array(Statement).min(1),
});
export type BundledCompany = z.infer<typeof BundledCompany>;

/** The file: the order of the figures, the meaning of the letters, and the companies, parsed one by one when asked for. */
export const BundledCompanies = z.strictObject({
  version: z.literal(1),
  asOf: isoDate,
  figures: z.array(z.enum(figureNames)),
  origins: z.record(z.string().length(1), z.enum(figureOrigins)),
  companies: z.array(z.looseObject({ ticker: z.string(), currency: z.string() })),
});
export type BundledCompanies = z.infer<typeof BundledCompanies>;
