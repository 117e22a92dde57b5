import { type Fundamentals, figureNames, figureOrigins } from "@valora/valuation";
import * as z from "zod";
import type { Ticker } from "../../provider.ts";
import { BundledCompany } from "./company.schema.ts";
import { fundamentalsReader } from "./to-fundamentals.ts";

/**
 * `headlines.json`: companies of which a few figures are known, to be read and not to be valued. Rows are those of
 * `companies.json.gz`.
 */
export const BundledHeadlines = z.strictObject({
  version: z.literal(1),
  figures: z.array(z.enum(figureNames)),
  origins: z.record(z.string().length(1), z.enum(figureOrigins)),
  companies: z.array(BundledCompany),
});
export type BundledHeadlines = z.infer<typeof BundledHeadlines>;

export const noHeadlines: BundledHeadlines = { version: 1, figures: [], origins: {}, companies: [] };

/** The companies of the file by symbol, in the engine's words. */
export function headlinesIn(file: BundledHeadlines): (ticker: Ticker) => Fundamentals | null {
  const toFundamentals = fundamentalsReader(file);
  const rows = new Map(file.companies.map((company) => [company.ticker, company]));
  return (ticker) => {
    const row = rows.get(ticker);
    return row ? toFundamentals(row) : null;
  };
}
