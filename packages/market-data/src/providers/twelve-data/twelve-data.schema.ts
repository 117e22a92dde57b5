import * as z from "zod";

/** `quote` and `time_series`: numbers are texts; errors are bodies with a code, often with status 200. */
export const errorSchema = z.looseObject({
  status: z.literal("error"),
  code: z.number(),
  message: z.string().optional(),
});

export const quoteSchema = z.looseObject({
  symbol: z.string(),
  currency: z.string().nullish(),
  exchange: z.string().nullish(),
  datetime: z.string().regex(/^\d{4}-\d\d-\d\d/),
  close: z.string().nullable(),
});

export const timeSeriesSchema = z.looseObject({
  meta: z.looseObject({ symbol: z.string(), currency: z.string().nullish() }),
  values: z.array(
    z.looseObject({
      datetime: z.string().regex(/^\d{4}-\d\d-\d\d/),
      open: z.string(),
      high: z.string(),
      low: z.string(),
      close: z.string(),
      volume: z.string().optional(),
    }),
  ),
});
export type TwelveDataSeries = z.infer<typeof timeSeriesSchema>;
