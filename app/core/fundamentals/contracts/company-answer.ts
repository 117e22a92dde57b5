import * as z from "zod";

/** What an answer about a company's accounts begins with. */
export const companyAnswer = {
  schemaVersion: z.literal(1),
  ticker: z.string(),
  name: z.string(),
  cik: z.string().nullable(),
  currency: z.string(),
};
