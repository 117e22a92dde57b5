import type { RatioName } from "@valora/valuation/statements";
import * as z from "zod";

/** The figures of the accounts to which a limit may be set, each with its unit. */
export const watchedFigures = {
  grossMargin: "rate",
  operatingMargin: "rate",
  netMargin: "rate",
  freeCashFlowMargin: "rate",
  returnOnAssets: "rate",
  returnOnEquity: "rate",
  returnOnCapital: "rate",
  returnOnTotalCapital: "rate",
  assetTurnover: "ratio",
  debtToEquity: "ratio",
  debtToAssets: "rate",
  netDebtToEbitda: "ratio",
  interestCover: "ratio",
  currentRatio: "ratio",
  quickRatio: "ratio",
  cashRatio: "ratio",
  cashConversion: "ratio",
  freeCashConversion: "ratio",
  investmentRate: "rate",
  stockPayRate: "rate",
  payoutRatio: "rate",
} as const satisfies Partial<Readonly<Record<RatioName, "rate" | "ratio">>>;
export type WatchedFigure = keyof typeof watchedFigures;
// The names of an object literal are its keys.
export const watchedFigureNames = Object.keys(watchedFigures) as WatchedFigure[];

export const limitBounds = ["atLeast", "atMost"] as const;
export type LimitBound = (typeof limitBounds)[number];

/** Of one thesis. */
export const mostLimits = 6;
/** Of a limit, whatever its unit. */
export const thresholdRange = { minimum: -1_000, maximum: 1_000 } as const;

export const NewThesisLimit = z
  .strictObject({
    figure: z.enum(watchedFigureNames),
    bound: z.enum(limitBounds),
    threshold: z.number().meta({ description: "Of a rate as a decimal: 0.25 is 25 %", example: 0.25 }),
  })
  .meta({ id: "NewThesisLimit" });
export type NewThesisLimit = z.infer<typeof NewThesisLimit>;

export const ThesisLimit = z
  .object({
    ...NewThesisLimit.shape,
    unit: z.enum(["rate", "ratio"]),
    value: z
      .number()
      .nullable()
      .meta({ description: "By the filing looked at last; null where that does not tell it" }),
    asOf: z.iso.date().nullable().meta({ description: "End of the fiscal year of the value" }),
    isCrossed: z.boolean().meta({ description: "Where a value is not told, as it was before" }),
    crossedAt: z.iso.datetime().nullable().meta({ description: "When it was found to be crossed; null: it is kept" }),
  })
  .meta({ id: "ThesisLimit" });
export type ThesisLimit = z.infer<typeof ThesisLimit>;
