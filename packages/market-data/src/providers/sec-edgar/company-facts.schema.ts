import * as z from "zod";

const concepts = z.record(z.string(), z.unknown());

/**
 * `https://data.sec.gov/api/xbrl/companyfacts/CIK##########.json`. A file holds hundreds of concepts and tens of thousands
 * of facts: the shell is checked at once, a concept's facts when they are read.
 *
 * @see https://www.sec.gov/search-filings/edgar-application-programming-interfaces
 */
export const companyFactsSchema = z.looseObject({
  cik: z.union([z.number(), z.string()]),
  entityName: z.string(),
  /** Taxonomy → concept → { label, description, units }. */
  facts: z.looseObject({ dei: concepts.optional(), "us-gaap": concepts.optional(), "ifrs-full": concepts.optional() }),
});
export type CompanyFacts = z.infer<typeof companyFactsSchema>;

/** Unit ("USD", "shares", "USD/shares") → facts. */
export const conceptSchema = z.looseObject({ units: z.record(z.string(), z.unknown()) });

const companyFact = z.object({
  /** Absent for a balance, which stands at one day. */
  start: z.iso.date().optional(),
  end: z.iso.date(),
  val: z.number().nullable(),
  accn: z.string(),
  form: z.string(),
  filed: z.iso.date(),
});
export const companyFactsOfUnitSchema = z.array(companyFact);
