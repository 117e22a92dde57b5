import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { readAnalysisQuery } from "../../../core/analysis/use-cases/read-analysis-query.ts";

/** The question about a company whose parameters are given as an address writes them. */
export const readVersionQuestion = (
  ticker: string,
  question: string,
  symbolMeant: (typed: string) => string,
): AnalysisQuery => readAnalysisQuery([["ticker", symbolMeant(ticker)], ...new URLSearchParams(question)], symbolMeant);
