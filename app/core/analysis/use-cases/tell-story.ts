import { priceInReportingCurrency } from "@valora/valuation";
import { showRatios, showStatements } from "../../fundamentals/use-cases/show-statements.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import { overridesOf } from "../contracts/asked-analysis.ts";
import type { Story, StoryCompany } from "../contracts/story/story.ts";
import type { Analysis } from "./analyse-company.ts";
import { showQuality } from "./show-quality.ts";
import { businessStory, priceStory, qualityStory } from "./story/accounts-stories.ts";
import { riskStory, valueStory, verdictStory } from "./story/value-stories.ts";
import { showRecentPast } from "./uncertainty/recent-past.ts";

/** The six cards of an analysis: the figures of its own page and of the pages about its accounts, and no others. */
export async function tellStory(context: Context, analysis: Analysis, signal?: AbortSignal): Promise<Story> {
  const { file, query, report } = analysis;
  const { ticker, source, asOf, figures } = query;
  const asked = { ticker, source, asOf, figures };
  const [statements, ratios, past] = await Promise.all([
    showStatements(context, { ...asked, period: "annual" }, signal),
    showRatios(context, asked, signal),
    showRecentPast(context, file),
  ]);
  const company = companyOf(analysis);
  const price = priceInReportingCurrency(file.fundamentals);
  return [
    businessStory(statements),
    priceStory(ratios, asOf === undefined ? past : []),
    valueStory(report, price),
    riskStory(file, report, price),
    qualityStory(showQuality(file.fundamentals), ratios),
    verdictStory(report),
  ].map((card) => ({ kind: "story", ...company, ...card }));
}

function companyOf({ file: { fundamentals }, query, report, provider, asOf = null }: Analysis): StoryCompany {
  const { ticker, name, exchange, currency, quote } = fundamentals;
  const { priceStanding: standing } = report;
  // The view is told by itself, and is no assumption of the reader's.
  const { view: _view, ...own } = overridesOf(query);
  return {
    ticker,
    name,
    exchange,
    currency,
    accounts: report.accounts.periodEnd === null ? null : { asOf: report.accounts.periodEnd, provider },
    quote: quote && {
      value: quote.value,
      currency: quote.currency,
      asOf: quote.asOf.slice(0, 10),
      source: quote.source,
      isOwn: quote.chosenBy === "user",
      age: standing?.age ?? null,
      silence: standing?.silence ?? null,
    },
    scenario: query.scenario,
    view: report.assumptions.view,
    asOf: asOf?.day ?? null,
    hasCorrectedFigures: query.figures !== undefined,
    isOwn: query.price !== undefined || Object.keys(own).length > 0,
  };
}
