import {
  assumptionRanges,
  companyTypes,
  expertLevers,
  methodNames,
  ownPriceRange,
  peerCount,
  scenarios,
  valuationViews,
  yearlyLevers,
} from "@valora/valuation";
import * as z from "zod";
import { longestNote, notedAssumptions, noteParameters } from "./assumption-notes.ts";

/** Answers to a question that has two. */
export const yesOrNo = ["yes", "no"] as const;

/** How many draws a simulation may take, and which seeds name one exactly. */
export const simulationRanges = {
  paths: { minimum: 1, maximum: 100_000 },
  seed: { minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
} as const;

/** Where the figures may come from; `automatic` asks every source in order. Which of them an installation has is its own. */
export const dataSources = [
  "automatic",
  "sec-edgar",
  "filings-xbrl-org",
  "fmp",
  "eodhd",
  "yahoo",
  "alpha-vantage",
  "finnhub",
  "twelve-data",
  "tiingo",
  "bundled",
] as const;
export type DataSourceName = (typeof dataSources)[number];

/** Names of the parameters as they stand in addresses; a link to a page carries the same ones. */
export const analysisParameters = [
  "ticker",
  "scenario",
  "wacc",
  "g",
  "horizon",
  "price",
  ...expertLevers,
  "peers",
  ...yearlyLevers,
  "type",
  "force",
  "view",
  "prudent",
  ...noteParameters,
  "method",
  "source",
  "policy",
  "lang",
  "paths",
  "seed",
] as const;
export type AnalysisParameter = (typeof analysisParameters)[number];

const between = ({ minimum, maximum }: { minimum: number; maximum: number }) => z.number().min(minimum).max(maximum);

/** A number for each year, the first one first; null is left to the calculation. */
const byYear = (range: { minimum: number; maximum: number }) =>
  z.array(between(range).nullable()).max(assumptionRanges.horizon.maximum).readonly().optional();

/** A question about one company, read and checked. */
export const AnalysisQuery = z.strictObject({
  ticker: z.string().min(1).max(24),
  scenario: z.enum(scenarios).default("neutral"),
  wacc: between(assumptionRanges.wacc).optional(),
  growth: between(assumptionRanges.growth).optional(),
  horizon: between(assumptionRanges.horizon).int().optional(),
  /** The reader's own price, of today, in place of the source's. */
  price: between(ownPriceRange).optional(),
  /** What an expert sets besides. */
  levers: z
    .strictObject({
      terminalGrowth: between(assumptionRanges.terminalGrowth).optional(),
      margin: between(assumptionRanges.margin).optional(),
      salesToCapital: between(assumptionRanges.salesToCapital).optional(),
      terminalReturn: between(assumptionRanges.terminalReturn).optional(),
      payout: between(assumptionRanges.payout).optional(),
      persistence: between(assumptionRanges.persistence).optional(),
      dilution: between(assumptionRanges.dilution).optional(),
      researchLife: between(assumptionRanges.researchLife).int().optional(),
      fadeYears: between(assumptionRanges.fadeYears).int().optional(),
      keptReturn: between(assumptionRanges.keptReturn).optional(),
      buybackPayout: between(assumptionRanges.buybackPayout).optional(),
      goodwillInCapital: between(assumptionRanges.goodwillInCapital).int().optional(),
      exitMultiple: between(assumptionRanges.exitMultiple).optional(),
      elapsedYears: between(assumptionRanges.elapsedYears).optional(),
      lastTwelveMonths: between(assumptionRanges.lastTwelveMonths).int().optional(),
    })
    .optional(),
  /** Symbols of the companies to compare with, in place of the computed ones. */
  peers: z.array(z.string().min(1).max(24)).min(peerCount.minimum).max(peerCount.maximum).optional(),
  /** What an expert sets for single years of the projection. */
  years: z
    .strictObject({
      growthByYear: byYear(assumptionRanges.growthByYear),
      marginByYear: byYear(assumptionRanges.marginByYear),
      salesToCapitalByYear: byYear(assumptionRanges.salesToCapitalByYear),
    })
    .optional(),
  /** What the company is taken for, in place of what the rules say. */
  type: z.enum(companyTypes).optional(),
  /** Methods to ask although the kind of company speaks against them. */
  force: z.array(z.enum(methodNames)).min(1).readonly().optional(),
  /** By whose equity premium: the source's where it is absent, or the one that the market implies. */
  view: z.enum(valuationViews).optional(),
  /** Whether methods of one family alone are not enough for a signal to buy or sell. */
  prudent: z.boolean().optional(),
  /** Why something is not the computed one, of what is set. */
  notes: z.partialRecord(z.enum(notedAssumptions), z.string().min(1).max(longestNote).optional()).optional(),
  source: z.enum(dataSources).optional(),
  /** Says that nothing is to be filled in: `none`, or the policy from which the values come. */
  policy: z.string().max(36).optional(),
  methods: z.array(z.enum(methodNames)).min(1).optional(),
  simulation: z
    .strictObject({ paths: between(simulationRanges.paths).int(), seed: between(simulationRanges.seed).int() })
    .optional(),
});
export type AnalysisQuery = z.infer<typeof AnalysisQuery>;
