import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { analysisAnswer } from "../../../core/analysis/use-cases/analysis-answer.ts";
import { simulateCashFlow } from "../../../core/analysis/use-cases/uncertainty/simulate-cash-flow.ts";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import type { ImportVocabulary } from "../contracts/import-vocabulary.ts";
import type { UploadedFinancialsAnswer } from "../contracts/uploaded-financials-answer.ts";
import { valueImport } from "./analyse-import.ts";
import { publishedRates } from "./published-rates.ts";
import { type DeclaredTable, failureOfFinancials, readFinancials } from "./read-financials.ts";

/** Reads and values uploaded financials in one answer and keeps nothing of them. A refusal carries its issues. */
export async function valueUploadedFinancials(
  context: Context,
  {
    declaredTable,
    vocabularies,
    query,
  }: { declaredTable: DeclaredTable; vocabularies: readonly ImportVocabulary[]; query: AnalysisQuery },
): Promise<UploadedFinancialsAnswer> {
  const today = context.now().toISOString().slice(0, 10);
  const { marketData } = context;
  const published = await publishedRates(marketData, { declaredTable, today });
  const financials = readFinancials(declaredTable, { vocabularies, today, published });
  if (financials.kind === "refused") throw failureOfFinancials(financials);
  const { fundamentals, issues } = financials;
  const rates = await marketData.riskFreeRateIn(fundamentals.currency);
  const analysis = valueImport(context, { fundamentals, query, rates });
  const answer = analysisAnswer(analysis, await simulateCashFlow(context, analysis));
  const statements = fundamentals.statements.map(({ fiscalYearEnd, figures }) => ({ fiscalYearEnd, figures }));
  const trailing = fundamentals.interim?.trailing.at(-1);
  const lastTwelveMonths = trailing ? { periodEnd: trailing.periodEnd, figures: trailing.figures } : null;
  return { issues: [...issues], statements, lastTwelveMonths, analysis: { ...answer, links: { page: "/import" } } };
}
