import * as z from "zod";

const seconds = z.number();

/** `v8/finance/chart/{symbol}`: the latest price, daily bars, dividends and splits; answers without a session. */
export const chartSchema = z.looseObject({
  chart: z.looseObject({
    result: z
      .array(
        z.looseObject({
          meta: z.looseObject({
            symbol: z.string(),
            /** "GBp" for pence. */
            currency: z.string().nullish(),
            instrumentType: z.string().nullish(),
            regularMarketPrice: z.number().nullish(),
            regularMarketTime: seconds.nullish(),
            gmtoffset: z.number().nullish(),
            fullExchangeName: z.string().nullish(),
            longName: z.string().nullish(),
            shortName: z.string().nullish(),
          }),
          timestamp: z.array(seconds).nullish(),
          events: z
            .looseObject({
              dividends: z.record(z.string(), z.unknown()).nullish(),
              splits: z.record(z.string(), z.unknown()).nullish(),
            })
            .nullish(),
          indicators: z.looseObject({
            quote: z.array(
              z.looseObject({
                open: z.array(z.number().nullable()).optional(),
                high: z.array(z.number().nullable()).optional(),
                low: z.array(z.number().nullable()).optional(),
                close: z.array(z.number().nullable()).optional(),
                volume: z.array(z.number().nullable()).optional(),
              }),
            ),
          }),
        }),
      )
      .nullable(),
    error: z.looseObject({ code: z.string() }).nullish(),
  }),
});
export type YahooChart = NonNullable<z.infer<typeof chartSchema>["chart"]["result"]>[number];

export const dividendSchema = z.looseObject({ amount: z.number(), date: seconds });
export const splitSchema = z.looseObject({ date: seconds, numerator: z.number(), denominator: z.number() });

/** `ws/fundamentals-timeseries/…`: one series per field, named after its type; a type without data has none. */
export const timeSeriesSchema = z.looseObject({
  timeseries: z.looseObject({
    result: z
      .array(
        z.looseObject({
          meta: z.looseObject({ symbol: z.array(z.string()).nullish(), type: z.array(z.string()) }),
        }),
      )
      .nullable(),
  }),
});
export type YahooTimeSeries = z.infer<typeof timeSeriesSchema>;

export const seriesValueSchema = z.looseObject({
  asOfDate: z.iso.date(),
  periodType: z.string(),
  currencyCode: z.string().nullish(),
  reportedValue: z.looseObject({ raw: z.number() }),
});
