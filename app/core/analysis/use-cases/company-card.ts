import { quoteInReportingCurrency } from "@valora/valuation";
import type { AsFiledBy } from "../../fundamentals/contracts/statements.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";
import { overridesOf } from "../contracts/asked-analysis.ts";
import type { CompanyCard } from "../contracts/social-card.ts";
import type { Analysis } from "./analyse-company.ts";

/** Whether a question sets an assumption. The view is told by itself, and is none. */
export function hasOwnAssumptions(query: AnalysisQuery): boolean {
  const { view: _view, ...own } = overridesOf(query);
  return Object.keys(own).length > 0;
}

/** The content of the preview image of an analysis: the same figures as its page. */
export function companyCardOf({
  file: { fundamentals },
  query,
  report,
  asOf = null,
}: Pick<Analysis, "file" | "query" | "report"> & { asOf?: Pick<AsFiledBy, "day"> | null | undefined }): CompanyCard {
  const { ticker, name, exchange, currency } = fundamentals;
  const quote = quoteInReportingCurrency(fundamentals);
  const { mean, minimum, maximum, pricePosition } = report.summary;
  return {
    kind: "company",
    ticker,
    name,
    exchange,
    currency,
    price: quote && { value: quote.value, asOf: quote.asOf.slice(0, 10), source: quote.source },
    values: mean === null || minimum === null || maximum === null ? null : { lowest: minimum, mean, highest: maximum },
    marks: report.methods.flatMap(({ outcome, status }) =>
      outcome.kind === "estimate" && outcome.votes ? [{ value: outcome.valuePerShare, status }] : [],
    ),
    position: pricePosition,
    silence: report.priceStanding?.silence ?? null,
    scenario: query.scenario,
    view: report.assumptions.view,
    asOf: asOf?.day ?? null,
    hasCorrectedFigures: query.figures !== undefined,
    isOwn: query.price !== undefined || hasOwnAssumptions(query),
  };
}
