import { figureNames, methodNames } from "@valora/valuation";
import * as z from "zod";

/** What a reader should know about the data behind a result; the text is `dataNotes.<code>` in messages. */
export const dataNoteCodes = [
  "priceIsClose",
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
  "providersSkipped",
] as const;
export type DataNoteCode = (typeof dataNoteCodes)[number];

export const DataNote = z
  .object({
    code: z.enum(dataNoteCodes),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** Figures that are missing; empty unless the note is about figures. */
    figures: z.array(z.enum(figureNames)).readonly(),
    /** Methods whose answer it touches; all seven for what touches everything. */
    affects: z.array(z.enum(methodNames)).readonly(),
  })
  .meta({ id: "DataNote" });
export type DataNote = z.infer<typeof DataNote>;
