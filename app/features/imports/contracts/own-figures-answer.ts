import { figureNames } from "@valora/valuation";
import * as z from "zod";
import { AnalysisAnswer } from "../../../core/analysis/contracts/analysis-answer.ts";
import { ImportIssue } from "./import-issue.ts";

/** Figures that a caller has sent, as they were understood, and their values. */
export const OwnFiguresAnswer = z
  .object({
    issues: z.array(ImportIssue).describe("Doubts that do not stand in the way, each at its cell"),
    statements: z.array(
      z.object({
        fiscalYearEnd: z.iso.date(),
        figures: z.record(z.enum(figureNames), z.number().nullable()).describe("Whole units; null is unknown"),
      }),
    ),
    analysis: AnalysisAnswer,
  })
  .meta({ id: "OwnFiguresAnswer" });
export type OwnFiguresAnswer = z.infer<typeof OwnFiguresAnswer>;
