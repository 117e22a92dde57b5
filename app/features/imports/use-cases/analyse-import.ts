import type { Finding, RateAnswer } from "@valora/market-data";
import { type Fundamentals, methodNames, valuedOnce } from "@valora/valuation";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { overridesOf } from "../../../core/analysis/contracts/asked-analysis.ts";
import type { DataNote } from "../../../core/analysis/contracts/data-note.ts";
import {
  type AnalyseOptions,
  type Analysis,
  comparedAsAsked,
} from "../../../core/analysis/use-cases/analyse-company.ts";
import { everyBaseRates } from "../../../core/analysis/use-cases/base-rates.ts";
import { companyFile } from "../../../core/analysis/use-cases/company-file.ts";
import { dataNotes } from "../../../core/analysis/use-cases/notes/data-notes.ts";
import { isEarlier } from "../../../core/fundamentals/use-cases/filed-by.ts";
import { withFiguresAsked } from "../../../core/fundamentals/use-cases/own-figures.ts";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import { Failure } from "../../../failure.ts";
import type { ImportStore } from "./import-company-data.ts";

type ImportAsked = { query: AnalysisQuery; options?: Pick<AnalyseOptions, "setsPeersAside"> };

/** The import of a visitor, valued like any company; nothing of it is recorded. */
export async function analyseImport(
  context: Context,
  store: ImportStore,
  { owner, id, ...asked }: { owner: string; id: string } & ImportAsked,
): Promise<Analysis> {
  const fundamentals = await store.find(owner, id);
  if (fundamentals === null) throw new Failure("notFound");
  const rates = await context.marketData.riskFreeRateIn(fundamentals.currency);
  return valueImport(context, { fundamentals, rates, ...asked });
}

const includedRates: RateAnswer = { riskFreeRate: null, skipped: [], stale: [] };

/** Values uploaded financials like any company's, at the live risk-free rate of their currency where one is given. */
export function valueImport(
  context: Context,
  {
    fundamentals,
    query: asked,
    rates = includedRates,
    options = {},
  }: { fundamentals: Fundamentals; rates?: RateAnswer } & ImportAsked,
): Analysis {
  const today = context.now().toISOString().slice(0, 10);
  // An upload does not say since when its figures are as they are.
  if (asked.asOf !== undefined && isEarlier(context, asked.asOf))
    throw new Failure("filingDatesUnknown", { ticker: fundamentals.ticker, date: asked.asOf, source: "import" });
  const { riskFreeRate, skipped, stale } = rates;
  const company = { ...withFiguresAsked({ fundamentals }, asked.figures), riskFreeRate };
  const plain = companyFile(context, company, today);
  const { file, query, refusedPeers } = comparedAsAsked(context, plain, asked, options);
  const report = valuedOnce(file, { scenario: query.scenario, overrides: overridesOf(query) });
  const notes = [
    ...ownerNotes(context, fundamentals),
    ...dataNotes({ file, report, skipped, stale, findings: conversionIn(fundamentals), today }),
  ];
  const baseRates = everyBaseRates(context.marketData, file.fundamentals);
  return { query, listing: null, file, report, provider: "import", skipped, refusedPeers, notes, baseRates };
}

/** A price that was declared in another currency, with the rate and its source. */
function conversionIn({ quote }: Fundamentals): Finding[] {
  if (!quote?.converted) return [];
  const { value: price, currency: from, rate, rateAsOf: asOf, rateSource: source } = quote.converted;
  return [{ severity: "note", code: "priceConverted", price, from, to: quote.currency, rate, asOf, source }];
}

/** Whether the figures are those of a listed company of another name: uploaded under the wrong one, or on purpose. */
function ownerNotes({ marketData }: Pick<Context, "marketData">, fundamentals: Fundamentals): DataNote[] {
  const other = marketData.issuerOfAccounts(fundamentals);
  if (other === null) return [];
  const params = { issuer: other.name, ticker: other.ticker ?? "none" };
  return [{ code: "accountsOfListed", params, figures: [], contradictions: [], affects: methodNames }];
}
