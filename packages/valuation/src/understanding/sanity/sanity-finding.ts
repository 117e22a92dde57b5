import type { IsoDate } from "../../inputs/units.ts";
import type { FlowLever } from "../../methods/flow-declaration.ts";
import type { FlowMethodName } from "../../methods/flow-declarations.ts";

/** Sanity checks of an assumption (`sanityQuestions.<question>`). */
export const sanityQuestionNames = [
  "growthAgainstHistory",
  "marginAgainstHistory",
  "capitalForGrowth",
  "returnAfterHorizon",
  "returnOnEquityAgainstHistory",
  "payoutAgainstHistory",
  "terminalGrowthAgainstEconomy",
  "yearGrowthAgainstHistory",
  "yearMarginAgainstHistory",
  "yearCapitalForGrowth",
] as const;
export type SanityQuestionName = (typeof sanityQuestionNames)[number];

/** Where a number stands in a history: beyond all of it, outside its middle half, or inside; unknown without one. */
export const sanityVerdicts = ["belowAll", "low", "usual", "high", "aboveAll", "unknown"] as const;
export type SanityVerdict = (typeof sanityVerdicts)[number];

/** Up to ten fiscal years of the company itself: quartiles, extremes, and how many years they are. */
export type OwnHistory = {
  lowest: number;
  low: number;
  median: number;
  high: number;
  highest: number;
  years: number;
};

/** The average to compare with; `verdict` is high above 1.5 times it and low below two thirds. */
export type Benchmark = {
  of: "industry" | "market" | "economy";
  value: number;
  name: string;
  asOf: IsoDate;
  verdict: "low" | "usual" | "high";
};

export type SanityFinding = {
  question: SanityQuestionName;
  method: FlowMethodName;
  assumption: FlowLever;
  /** The forecast year whose own number is asked about; null for what belongs to none. */
  year: number | null;
  value: number;
  /** Null with fewer than three years. */
  own: OwnHistory | null;
  sector: Benchmark | null;
  /** Against the company's own history; against the benchmark where there is none. */
  verdict: SanityVerdict;
};
