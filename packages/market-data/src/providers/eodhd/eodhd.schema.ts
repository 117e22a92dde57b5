import * as z from "zod";

const number = z.union([z.number(), z.string()]).nullish();

/** `fundamentals/{symbol}`: 404 for an unknown one. Money is text; years are under their last day. */
export const generalSchema = z.looseObject({
  Code: z.string(),
  Name: z.string(),
  Exchange: z.string().nullish(),
  /** "GBX" for London. */
  CurrencyCode: z.string().nullish(),
  CountryISO: z.string().nullish(),
  Sector: z.string().nullish(),
  GicSector: z.string().nullish(),
  GicSubIndustry: z.string().nullish(),
});
export type EodhdGeneral = z.infer<typeof generalSchema>;

const statement = z.looseObject({
  yearly: z.record(z.string(), z.unknown()),
  quarterly: z.record(z.string(), z.unknown()).nullish(),
});
export const fundamentalsSchema = z.looseObject({
  General: generalSchema,
  SharesStats: z.looseObject({ SharesOutstanding: number }).nullish(),
  Financials: z.looseObject({ Income_Statement: statement, Balance_Sheet: statement, Cash_Flow: statement }),
});
export type EodhdFundamentals = z.infer<typeof fundamentalsSchema>;

export const yearSchema = z.looseObject({
  date: z.iso.date(),
  filing_date: z.iso.date().nullish(),
  currency_symbol: z.string().length(3).nullish(),
});

/** `real-time/{symbol}`: "NA" in place of numbers for an unknown one. */
export const quoteSchema = z.looseObject({ code: z.string(), timestamp: number, close: number });

/** `eod/{symbol}`: prices as traded. */
export const barsSchema = z.array(
  z.looseObject({
    date: z.iso.date(),
    open: z.number().nullish(),
    high: z.number().nullish(),
    low: z.number().nullish(),
    close: z.number(),
    volume: z.number().nullish(),
  }),
);
/** `div/{symbol}`: `value` stands on today's share basis. */
export const dividendsSchema = z.array(z.looseObject({ date: z.iso.date(), value: number }));
/** `splits/{symbol}`: "4.000000/1.000000". */
export const splitsSchema = z.array(z.looseObject({ date: z.iso.date(), split: z.string().regex(/^[\d.]+\/[\d.]+$/) }));
