import { figureNames } from "@valora/valuation";
import * as z from "zod";
import { AnalysisAnswer } from "../../../core/analysis/contracts/analysis-answer.ts";
import { ImportIssue } from "../../../core/shared/contracts/import-issue.ts";

/** The financials that a caller uploaded, as they were understood, and their valuation. */
export const UploadedFinancialsAnswer = z
  .object({
    issues: z.array(ImportIssue).describe("Doubts that do not stand in the way, each at its cell"),
    statements: z.array(
      z.object({
        fiscalYearEnd: z.iso.date(),
        figures: z.record(z.enum(figureNames), z.number().nullable()).describe("Whole units; null is unknown"),
      }),
    ),
    lastTwelveMonths: z
      .object({
        periodEnd: z.iso.date(),
        figures: z.record(z.enum(figureNames), z.number().nullable()).describe("Whole units; null is unknown"),
      })
      .nullable()
      .describe(
        "The twelve months to the latest period; null where the table has fiscal years alone, or what does not add up",
      ),
    analysis: AnalysisAnswer,
  })
  .meta({ id: "OwnFiguresAnswer" });
export type UploadedFinancialsAnswer = z.infer<typeof UploadedFinancialsAnswer>;
