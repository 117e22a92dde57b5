import * as z from "zod";

/** `OVERVIEW`: all texts; an empty object for an unknown symbol. */
export const overviewSchema = z.looseObject({
  Symbol: z.string(),
  Name: z.string(),
  Exchange: z.string().optional(),
  Currency: z.string().optional(),
  Country: z.string().optional(),
  Sector: z.string().optional(),
  Industry: z.string().optional(),
  SharesOutstanding: z.string().optional(),
  MarketCapitalization: z.string().optional(),
});
export type AlphaVantageOverview = z.infer<typeof overviewSchema>;

/** `INCOME_STATEMENT`, `BALANCE_SHEET`, `CASH_FLOW`: numbers are texts, "None" where there is none. */
const report = z.looseObject({ fiscalDateEnding: z.iso.date(), reportedCurrency: z.string() });
export const reportsSchema = z.looseObject({
  symbol: z.string(),
  annualReports: z.array(report),
  quarterlyReports: z.array(report).optional(),
});
export type AlphaVantageReports = z.infer<typeof reportsSchema>;

/** `GLOBAL_QUOTE`: an empty object inside for an unknown symbol. */
export const globalQuoteSchema = z.looseObject({
  "Global Quote": z.looseObject({
    "01. symbol": z.string().optional(),
    "05. price": z.string().optional(),
    "07. latest trading day": z.iso.date().optional(),
  }),
});
export type AlphaVantageQuote = z.infer<typeof globalQuoteSchema>["Global Quote"];

/** Limits and errors are told in words, with status 200. */
export const noticeSchema = z.looseObject({
  Note: z.string().optional(),
  Information: z.string().optional(),
  "Error Message": z.string().optional(),
});
