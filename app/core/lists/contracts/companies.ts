import * as z from "zod";

export const companiesParameters = ["query", "limit", "lang"] as const;
export const companiesLimit = { minimum: 1, maximum: 50 } as const;
export const usualCompaniesLimit = 10;
export const longestCompaniesQuery = 80;

/** The search text: a symbol or its beginning, words of a name, an ISIN or an LEI. */
export type CompaniesQuery = { text: string; limit: number };

/** A company that is not listed any more, how and when that ended, and who went on with its business. */
export const FormerName = z
  .object({
    name: z.string(),
    end: z.enum(["merged", "acquired", "takenPrivate", "failed", "renamed"]),
    year: z.int(),
    intoName: z.string(),
  })
  .meta({ id: "FormerCompany" });

export type FormerName = z.infer<typeof FormerName>;

/** One listed symbol. Only those with data can be analysed; the others say so. */
export const CompanyLine = z
  .object({
    ticker: z.string(),
    name: z.string(),
    exchange: z.string().nullable(),
    /** Null for what is not quoted in money of a state. */
    currency: z.string().nullable(),
    kind: z.string(),
    commonShare: z.string().nullable(),
    hasData: z.boolean(),
    /** Set where a few figures are known, to be read and not to be valued. */
    hasHeadlines: z.literal(true).optional(),
    /** The company that was asked for and is not listed any more, where this one went on with its business. */
    former: FormerName.optional(),
    /** Null where it was not looked up. */
    isin: z.string().nullable(),
    lei: z.string().nullable(),
  })
  .meta({ id: "Company" });

/** The identifier in the search text: `isValid` says whether its check digits agree, not whether it is listed. */
const Identifier = z.object({ kind: z.enum(["isin", "lei"]), value: z.string(), isValid: z.boolean() });

export const CompaniesAnswer = z
  .object({ companies: z.array(CompanyLine).readonly(), identifier: Identifier.nullable() })
  .meta({ id: "Companies" });
export type CompaniesAnswer = z.infer<typeof CompaniesAnswer>;
