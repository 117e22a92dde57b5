import * as z from "zod";

/** `quote`: current, change, percent change, high, low, open, previous close, time in seconds. All zero for an unknown symbol. */
export const quoteSchema = z.looseObject({
  c: z.number().nullable(),
  d: z.number().nullish(),
  dp: z.number().nullish(),
  h: z.number().nullish(),
  l: z.number().nullish(),
  o: z.number().nullish(),
  pc: z.number().nullish(),
  t: z.number(),
});
export type FinnhubQuote = z.infer<typeof quoteSchema>;

/** `stock/profile2`: empty for an unknown symbol; money and shares in millions. */
export const profileSchema = z.looseObject({
  ticker: z.string().optional(),
  name: z.string().optional(),
  currency: z.string().optional(),
  exchange: z.string().optional(),
  country: z.string().optional(),
  marketCapitalization: z.number().nullish(),
  shareOutstanding: z.number().nullish(),
});
export type FinnhubProfile = z.infer<typeof profileSchema>;
