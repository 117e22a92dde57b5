import {
  type TechnicalLineName,
  type TechnicalReadings,
  technicalLineNames,
  technicalReadingNames,
} from "@valora/valuation/technical";
import * as z from "zod";
import { DataNote } from "../../analysis/contracts/data-note.ts";

/** How far back a page of prices looks. */
export const technicalRanges = ["3m", "6m", "1y", "5y"] as const;
export type TechnicalRange = (typeof technicalRanges)[number];
export const usualTechnicalRange = "1y" satisfies TechnicalRange;

/** The indicators that a reader may request, by their names in addresses, and the lines of each. */
export const technicalIndicators = ["sma", "ema", "bollinger", "rsi", "macd", "atr", "obv"] as const;
export type TechnicalIndicator = (typeof technicalIndicators)[number];
/** Shown where an address asks for none by name. */
export const usualTechnicalIndicators = ["sma"] as const satisfies readonly TechnicalIndicator[];
export const linesOfIndicator = {
  sma: ["sma50", "sma200"],
  ema: ["ema20"],
  bollinger: ["bollingerLower", "bollingerUpper"],
  rsi: ["rsi14"],
  macd: ["macd", "macdSignal", "macdHistogram"],
  atr: ["atr14"],
  obv: ["obv"],
} as const satisfies Record<TechnicalIndicator, readonly TechnicalLineName[]>;

/** Names of the parameters as they stand in addresses. */
export const technicalParameters = ["ticker", "range", "indicators", "lang"] as const;

export type TechnicalQuery = {
  ticker: string;
  range: TechnicalRange;
  /** In the order of `technicalIndicators`, each once. */
  indicators: readonly TechnicalIndicator[];
  /** Every session, or as many points as can be told apart in a drawing. */
  points: "sessions" | "drawn";
};

const number = z.number().nullable();
const lines = Object.fromEntries(technicalLineNames.map((name) => [name, number.optional()])) as Record<
  TechnicalLineName,
  z.ZodOptional<typeof number>
>; // one entry for each name

/** A session, or a week where sessions would be too many, with the indicators asked for at its end. */
const Point = z.object({
  date: z.iso.date(),
  open: number,
  high: number,
  low: number,
  close: z.number(),
  volume: number,
  ...lines,
});
export type TechnicalPoint = z.infer<typeof Point>;

/** A number of the last session with its place in the trace of the page, or null where it is not known. */
const Reading = z
  .object({
    value: z.number(),
    unit: z.enum(["rate", "ratio", "money", "perShare", "shares", "years", "count"]),
    node: z.int().nonnegative(),
  })
  .nullable();
// One entry for each name.
const readings = Object.fromEntries(technicalReadingNames.map((name) => [name, Reading])) as Record<
  (typeof technicalReadingNames)[number],
  typeof Reading
>;

const Series = z.object({
  currency: z.string(),
  /** One provider for all of it. */
  source: z.string(),
  adjustedFor: z.enum(["nothing", "splits", "splitsAndDividends"]),
  range: z.enum(technicalRanges),
  indicators: z.array(z.enum(technicalIndicators)).readonly(),
  step: z.enum(["day", "week"]),
  /** Its last session, and how many days ago that was; `isOld` where a newer one must have been. */
  to: z.iso.date(),
  ageInDays: z.int(),
  isOld: z.boolean(),
  /** Oldest first. */
  points: z.array(Point).readonly(),
  /** The last sessions, newest first. */
  latest: z.array(Point).readonly(),
  /** Of the last session; `change` is over the range, `highest` and `lowest` are of the 365 days up to it. */
  readings: z.object(readings),
  /** When its provider gave it, an ISO moment; null for now. */
  staleSince: z.string().nullable(),
});
export type TechnicalSeries = z.infer<typeof Series>;

/** Prices of a share and what is usually read from them; without them, why. None of it enters a value. */
export const TechnicalAnswer = z
  .object({
    schemaVersion: z.literal(1),
    ticker: z.string(),
    name: z.string(),
    /** `noSource`: no provider to ask; `noAnswer`: the notes say why; `unreadable`: the days are no series of prices. */
    absent: z.enum(["noSource", "noAnswer", "unreadable"]).nullable(),
    series: Series.nullable(),
    notes: z.array(DataNote).readonly(),
    /** Companies whose daily prices come with the included data; empty where this one has prices. */
    included: z.array(z.object({ ticker: z.string(), name: z.string() })).readonly(),
  })
  .meta({ id: "Technical" });
export type TechnicalAnswer = z.infer<typeof TechnicalAnswer>;

/** With the trace, of which a page shows a part. */
export type TracedTechnicalAnswer = TechnicalAnswer & { trace: TechnicalReadings["trace"] | null };
