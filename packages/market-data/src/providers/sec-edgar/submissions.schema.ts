import * as z from "zod";

/** `https://data.sec.gov/submissions/CIK##########.json`: who a filer is, and its latest thousand filings in columns. */
export const submissionsSchema = z.looseObject({
  cik: z.union([z.number(), z.string()]),
  name: z.string(),
  entityType: z.string().nullish(),
  sic: z.string().nullish(),
  sicDescription: z.string().nullish(),
  tickers: z.array(z.string()),
  exchanges: z.array(z.string().nullable()),
  /** "0926" is 26 September. */
  fiscalYearEnd: z.string().nullish(),
  stateOfIncorporation: z.string().nullish(),
  addresses: z.looseObject({ business: z.looseObject({ stateOrCountry: z.string().nullish() }).nullish() }).nullish(),
  filings: z.looseObject({
    recent: z.looseObject({
      accessionNumber: z.array(z.string()),
      filingDate: z.array(z.iso.date()),
      form: z.array(z.string()),
      /** 1 for a filing with data. */
      isXBRL: z.array(z.number()).optional(),
    }),
  }),
});
export type Submissions = z.infer<typeof submissionsSchema>;
