import * as z from "zod";

export const companiesParameters = ["query", "limit", "lang"] as const;
export const companiesLimit = { minimum: 1, maximum: 50 } as const;
export const usualCompaniesLimit = 10;
export const longestCompaniesQuery = 80;

/** What is looked for: the beginning of a symbol, or words of a name. */
export type CompaniesQuery = { text: string; limit: number };

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
  })
  .meta({ id: "Company" });

export const CompaniesAnswer = z.object({ companies: z.array(CompanyLine).readonly() }).meta({ id: "Companies" });
export type CompaniesAnswer = z.infer<typeof CompaniesAnswer>;
