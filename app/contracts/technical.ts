import type { PriceDay, TechnicalLineName } from "@valora/valuation";
import type { DataNote } from "./data-note.ts";

/** How far back a page of prices looks. */
export const technicalRanges = ["3m", "6m", "1y", "5y"] as const;
export type TechnicalRange = (typeof technicalRanges)[number];

/** A day, or a week where days would be too many, with the indicators at its end. */
export type TechnicalPoint = PriceDay & Readonly<Record<TechnicalLineName, number | null>>;

export type TechnicalSeries = {
  currency: string;
  source: string;
  adjustedFor: "nothing" | "splits" | "splitsAndDividends";
  range: TechnicalRange;
  step: "day" | "week";
  /** Oldest first. */
  points: readonly TechnicalPoint[];
  /** The last days, newest first. */
  latest: readonly TechnicalPoint[];
  yearRange: { highest: number; lowest: number } | null;
  overLongAverage: number | null;
  /** Last close over the first of the range, less 1. */
  change: number | null;
  /** When its source gave it, an ISO moment; null for now. */
  staleSince: string | null;
};

/** Prices of a share and what is usually read from them; without them, why. None of it enters a value. */
export type TechnicalAnswer = {
  ticker: string;
  name: string;
  /** `noSource`: nobody to ask; `noAnswer`: the notes say why; `unreadable`: the days are no series of prices. */
  absent: "noSource" | "noAnswer" | "unreadable" | null;
  series: TechnicalSeries | null;
  notes: readonly DataNote[];
};
