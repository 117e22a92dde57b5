import { figureNames, figureOrigins, sectors } from "@valora/valuation";
import * as z from "zod";

const isoDate = z.iso.date();
const source = z.string().min(1);

/** Written by hand: five thousand rows of forty figures are read for the first list of peers. */
function areFigures(row: unknown): boolean {
  return Array.isArray(row) && row.every((figure: unknown) => figure === null || Number.isFinite(figure));
}

/** One statement: fiscal year, its end, filed at, form, accession, a letter of origin per figure, the figures. */
const BundledStatement = z.tuple([
  z.int().min(1990).max(2100),
  isoDate,
  isoDate.nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.string(),
  z.custom<(number | null)[]>(areFigures, "figures are numbers or null"),
]);

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
  statements: z.array(BundledStatement).min(1),
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
