import * as z from "zod";

/** Statements of `stable/…` and of the older `api/v3/…`: an array, newest first, empty for an unknown symbol. */
export const statementsSchema = z.array(
  z.looseObject({
    date: z.iso.date(),
    symbol: z.string(),
    reportedCurrency: z.string().length(3),
    filingDate: z.iso.date().nullish(),
    /** As v3 spells it. */
    fillingDate: z.iso.date().nullish(),
  }),
);
export type FmpStatements = z.infer<typeof statementsSchema>;

export const profileSchema = z.array(
  z.looseObject({
    symbol: z.string(),
    companyName: z.string(),
    currency: z.string().nullish(),
    exchange: z.string().nullish(),
    sector: z.string().nullish(),
    industry: z.string().nullish(),
    country: z.string().nullish(),
    beta: z.number().nullish(),
  }),
);
export type FmpProfile = z.infer<typeof profileSchema>[number];

export const quoteSchema = z.array(
  z.looseObject({
    symbol: z.string(),
    price: z.number().nullable(),
    /** Seconds since 1970. */
    timestamp: z.number(),
    marketCap: z.number().nullish(),
    sharesOutstanding: z.number().nullish(),
  }),
);
export type FmpQuote = z.infer<typeof quoteSchema>[number];

const bar = z.looseObject({
  date: z.iso.date(),
  open: z.number().nullish(),
  high: z.number().nullish(),
  low: z.number().nullish(),
  close: z.number(),
  volume: z.number().nullish(),
});
/** `stable/historical-price-eod/full` is a plain array of rows with their symbol. */
export const pricesSchema = z.array(z.looseObject({ symbol: z.string(), ...bar.shape }));

export const dividendsSchema = z.array(z.looseObject({ symbol: z.string(), date: z.iso.date(), dividend: z.number() }));
export const splitsSchema = z.array(
  z.looseObject({
    symbol: z.string(),
    date: z.iso.date(),
    numerator: z.number().positive(),
    denominator: z.number().positive(),
  }),
);

/** The vendor's error body, sometimes with status 200. */
export const refusalSchema = z.looseObject({ "Error Message": z.string() });
