import type { Finding, MarketData, RateAnswer } from "@valora/market-data";
import { type Fundamentals, methodNames, valuedOnce } from "@valora/valuation";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { overridesOf } from "../../../core/analysis/contracts/asked-analysis.ts";
import type { DataNote } from "../../../core/analysis/contracts/data-note.ts";
import {
  type AnalyseOptions,
  type Analysis,
  comparedAsAsked,
} from "../../../core/analysis/use-cases/analyse-company.ts";
import { baseRatesAsked } from "../../../core/analysis/use-cases/base-rates.ts";
import { companyFile } from "../../../core/analysis/use-cases/company-file.ts";
import { dataNotes } from "../../../core/analysis/use-cases/notes/data-notes.ts";
import { isEarlier } from "../../../core/fundamentals/use-cases/filed-by.ts";
import { withFiguresAsked } from "../../../core/fundamentals/use-cases/own-figures.ts";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import { Failure } from "../../../failure.ts";
import type { ImportVocabulary } from "../contracts/import-vocabulary.ts";
import { publishedRates } from "./published-rates.ts";
import { type DeclaredTable, type RefusedFinancials, readFinancials, textToCorrect } from "./read-financials.ts";

/** Where imports wait: private to the visitor who uploaded them, gone after an hour without a visit. */
export type ImportStore = {
  /** Keeps an import and answers with an identifier that cannot be guessed. */
  keep(owner: string, fundamentals: Fundamentals): Promise<string>;
  /** Null when there is none, it is another visitor's, or its hour is over. */
  find(owner: string, id: string): Promise<Fundamentals | null>;
};

export type ImportRequest = DeclaredTable & {
  owner: string;
  /** Whether the visitor has seen the doubts that do not block and goes on. */
  isAccepted: boolean;
};

/** A refused import carries the table as text, to be corrected in the form. */
export type ImportAnswer = (RefusedFinancials & { text: string }) | { kind: "kept"; id: string };

/** Reads an uploaded table and keeps its financials, or says at which field and which cell something is wrong or doubtful. */
export async function importCompanyData(
  context: Pick<Context, "now"> & { marketData: Pick<MarketData, "exchangeRateOn"> },
  store: ImportStore,
  { request, vocabularies }: { request: ImportRequest; vocabularies: readonly ImportVocabulary[] },
): Promise<ImportAnswer> {
  const today = todayOf(context);
  const published = await publishedRates(context.marketData, { declaredTable: request, today });
  const financials = readFinancials(request, { vocabularies, today, published });
  if (financials.kind === "refused") return { ...financials, text: textToCorrect(request) };
  const { issues, fundamentals } = financials;
  if (issues.length > 0 && !request.isAccepted)
    return { kind: "refused", fields: [], issues, text: textToCorrect(request) };
  return { kind: "kept", id: await store.keep(request.owner, fundamentals) };
}

/** The import of a visitor, valued like any company; nothing of it is recorded. */
export async function analyseImport(
  context: Context,
  store: ImportStore,
  {
    owner,
    id,
    query,
    options,
  }: { owner: string; id: string; query: AnalysisQuery; options?: Pick<AnalyseOptions, "setsPeersAside"> },
): Promise<Analysis> {
  const fundamentals = await store.find(owner, id);
  if (fundamentals === null) throw new Failure("notFound");
  const rates = await context.marketData.riskFreeRateIn(fundamentals.currency);
  return valueImport(context, { fundamentals, query, rates, options: options ?? {} });
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
  }: {
    fundamentals: Fundamentals;
    query: AnalysisQuery;
    rates?: RateAnswer;
    options?: Pick<AnalyseOptions, "setsPeersAside">;
  },
): Analysis {
  const today = todayOf(context);
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
  const baseRates = baseRatesAsked(context.marketData, file, report);
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

const todayOf = ({ now }: Pick<Context, "now">): string => now().toISOString().slice(0, 10);
