import { accountsRemarkCodes, figureNames, methodNames } from "@valora/valuation";
import * as z from "zod";

/** Findings of the check of a live answer. */
export const findingNoteCodes = [
  "minorUnits",
  "priceConverted",
  "statementsConverted",
  "splitApplied",
  "receiptsConverted",
  "marketCapDiffers",
  "priceJumped",
  "priceMovedAlone",
  "quoteFromFuture",
  "priceNotPositive",
  "sharesNotPositive",
  "yearDuplicated",
  "balanceDoesNotAdd",
  "figureJumped",
  "signUnlikely",
  "sourcesDiffer",
] as const;
export type FindingNoteCode = (typeof findingNoteCodes)[number];

/** A warning about the data of a result; the text is `dataNotes.<code>` in messages. */
export const dataNoteCodes = [
  ...findingNoteCodes,
  ...accountsRemarkCodes,
  "asOfDay",
  "correctedFigures",
  "correctedFiguresDoNotAddUp",
  "accountsOfListed",
  "priceIsClose",
  "priceLaterThanData",
  "priceMissing",
  "priceInOtherCurrency",
  "statementsStale",
  "statementsFew",
  "statementsNotTraced",
  "figuresMissing",
  "sharesUnsettled",
  "sharesUnknown",
  "betaUnknown",
  "depreciationEstimated",
  "riskFreeRateConverted",
  "industryUnknown",
  "sectorAveragesUsed",
  "partSeparated",
  "financeArm",
  "interestUnlikely",
  "researchBroken",
  "debtFromInterest",
  "bookGrowthOfEarnings",
  "answerStale",
  "providerSkipped",
] as const;
export type DataNoteCode = (typeof dataNoteCodes)[number];

/** A figure with the values that contradict each other, each with its source or the year it stands in. */
const Contradiction = z.object({
  figure: z.enum(figureNames),
  fiscalYearEnd: z.iso.date(),
  values: z.array(z.object({ source: z.string().nullable(), value: z.number() })).readonly(),
});
export type Contradiction = z.infer<typeof Contradiction>;

export const DataNote = z
  .object({
    code: z.enum(dataNoteCodes),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** Figures that are missing; empty unless the note is about figures. */
    figures: z.array(z.enum(figureNames)).readonly(),
    /** The contradicting figures, in whole currency units; empty unless the note is about contradictions. */
    contradictions: z.array(Contradiction).readonly(),
    /** Methods whose answer it touches; all seven for what touches everything. */
    affects: z.array(z.enum(methodNames)).readonly(),
  })
  .meta({ id: "DataNote" });
export type DataNote = z.infer<typeof DataNote>;
