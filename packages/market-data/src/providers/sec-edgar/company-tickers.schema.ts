import * as z from "zod";

/** `https://www.sec.gov/files/company_tickers.json`: rows under "0", "1", … in order of market value; BRK.B is "BRK-B". */
export const companyTickersSchema = z.record(
  z.string(),
  z.looseObject({ cik_str: z.number().int().positive(), ticker: z.string(), title: z.string() }),
);
