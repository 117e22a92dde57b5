import {
  assumptionRanges,
  companyTypes,
  methodForms,
  methodNames,
  ownPriceRange,
  peerCount,
  scenarios,
  valuationViews,
} from "@valora/valuation";
import * as z from "zod";
import { mostCorrectedFigures, OwnFigureAsked } from "../../fundamentals/contracts/own-figures.ts";
import { providerChoices, simulationRanges } from "./analysis-parameters.ts";
import { safetyRange } from "./answer-parts/buying-price.ts";
import { longestNote, notedAssumptions } from "./assumption-notes.ts";

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
  /** The margin of safety of the price to buy at; the usual one where it is absent. */
  safety: between(safetyRange).optional(),
  /** The reader's own figures, in place of the filed ones. */
  figures: z.array(OwnFigureAsked).min(1).max(mostCorrectedFigures).readonly().optional(),
  /** The industries by which parts of the company are valued, by the member that names the part. */
  parts: z.record(z.string(), z.string()).optional(),
  /** The day by whose filings and price the company is valued; absent: today. */
  asOf: z.iso.date().optional(),
  /** Further expert levers. */
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
      riskFreeRate: between(assumptionRanges.riskFreeRate).optional(),
      equityRiskPremium: between(assumptionRanges.equityRiskPremium).optional(),
      beta: between(assumptionRanges.beta).optional(),
    })
    .optional(),
  /** Symbols of the companies to compare with, in place of the computed ones. */
  peers: z.array(z.string().min(1).max(24)).min(peerCount.minimum).max(peerCount.maximum).optional(),
  /** Expert levers for single years of the projection. */
  years: z
    .strictObject({
      growthByYear: byYear(assumptionRanges.growthByYear),
      marginByYear: byYear(assumptionRanges.marginByYear),
      salesToCapitalByYear: byYear(assumptionRanges.salesToCapitalByYear),
    })
    .optional(),
  /** Forms of the calculation that are not the usual ones. */
  discounting: z.enum(methodForms.discounting).optional(),
  cashFlow: z.enum(methodForms.cashFlow).optional(),
  dividends: z.enum(methodForms.dividends).optional(),
  /** The company type that replaces the classified one. */
  type: z.enum(companyTypes).optional(),
  /** Methods to ask although the kind of company speaks against them. */
  force: z.array(z.enum(methodNames)).min(1).readonly().optional(),
  /** By whose equity premium: the source's where it is absent, or the one that the market implies. */
  view: z.enum(valuationViews).optional(),
  /** Whether methods of one family alone are not enough for a signal to buy or sell. */
  prudent: z.boolean().optional(),
  /** Why something is not the computed one, of what is set. */
  notes: z.partialRecord(z.enum(notedAssumptions), z.string().min(1).max(longestNote).optional()).optional(),
  source: z.enum(providerChoices).optional(),
  /** Says that nothing is to be filled in: `none`, or the policy from which the values come. */
  policy: z.string().max(36).optional(),
  methods: z.array(z.enum(methodNames)).min(1).optional(),
  simulation: z
    .strictObject({ paths: between(simulationRanges.paths).int(), seed: between(simulationRanges.seed).int() })
    .optional(),
});
export type AnalysisQuery = z.infer<typeof AnalysisQuery>;
