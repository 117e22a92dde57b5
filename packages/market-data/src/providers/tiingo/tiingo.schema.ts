import * as z from "zod";

const day = z.string().regex(/^\d{4}-\d\d-\d\dT/);

/** `tiingo/daily/{symbol}`: who it is; 404 for an unknown symbol. All prices are in dollars. */
export const metaSchema = z.looseObject({ ticker: z.string(), name: z.string().nullish() });

/** `tiingo/daily/{symbol}/prices`: as traded, adjusted, and the dividend and split of each day. */
export const pricesSchema = z.array(
  z.looseObject({
    date: day,
    open: z.number(),
    high: z.number(),
    low: z.number(),
    close: z.number(),
    volume: z.number(),
    divCash: z.number(),
    splitFactor: z.number().positive(),
  }),
);
export type TiingoPrices = z.infer<typeof pricesSchema>;
