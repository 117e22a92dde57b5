import { sectors } from "@valora/valuation";
import * as z from "zod";

const isoDate = z.iso.date();
const source = z.string().min(1);

/** One statement: fiscal year, its end, filed at, form, accession, a letter of origin per figure, the figures. */
const BundledStatement = z.tuple([
  z.int().min(1990).max(2100),
  isoDate,
  isoDate.nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.string(),
  z.array(z.number().nullable()),
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
  marketValue: z.number().positive().nullable(),
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
    .strictObject({ from: z.string(), to: z.string(), closes: z.array(z.number().positive().nullable()) })
    .nullable(),
  statements: z.array(BundledStatement).min(1),
});
export type BundledCompany = z.infer<typeof BundledCompany>;

/** The file: the order of the figures, the meaning of the letters, and the companies, parsed one by one when asked for. */
export const BundledCompanies = z.strictObject({
  version: z.literal(1),
  asOf: isoDate,
  figures: z.array(z.string()),
  origins: z.record(z.string().length(1), z.string()),
  companies: z.array(z.looseObject({ ticker: z.string(), currency: z.string() })),
});
export type BundledCompanies = z.infer<typeof BundledCompanies>;
