import type { ValuationView } from "@valora/valuation";
import type { AnalysisQuery } from "../core/analysis/contracts/analysis-query.ts";
import type { SimulationSettings } from "../core/analysis/contracts/shown-parts/simulation-settings.ts";
import { analyseCompanies, companiesAtOnce, type ManyAsked } from "../core/analysis/use-cases/analyse-companies.ts";
import { type AnalyseOptions, type Analysis, analyseCompany } from "../core/analysis/use-cases/analyse-company.ts";
import { traceSession } from "../core/analysis/use-cases/figures/company-figures.ts";
import { traceFigures } from "../core/analysis/use-cases/figures/trace-figures.ts";
import { tellStory } from "../core/analysis/use-cases/tell-story.ts";
import { showRecentPast } from "../core/analysis/use-cases/uncertainty/recent-past.ts";
import { showUncertainty, showValueThroughTime } from "../core/analysis/use-cases/uncertainty/show-uncertainty.ts";
import { simulateCashFlow } from "../core/analysis/use-cases/uncertainty/simulate-cash-flow.ts";
import type {
  CompanyQuery,
  CorrectedQuery,
  RatiosQuery,
  StatementsQuery,
} from "../core/fundamentals/contracts/company-query.ts";
import type { AskedRatio } from "../core/fundamentals/contracts/own-ratios.ts";
import { showHeldData } from "../core/fundamentals/use-cases/show-held-data.ts";
import { showMultiples } from "../core/fundamentals/use-cases/show-multiples.ts";
import { showRatiosWithOwn } from "../core/fundamentals/use-cases/show-ratios.ts";
import { showStatements } from "../core/fundamentals/use-cases/show-statements.ts";
import { showTechnical } from "../core/fundamentals/use-cases/show-technical.ts";
import type { CompareQuery } from "../core/lists/contracts/compare.ts";
import { compareCompanies } from "../core/lists/use-cases/compare-companies.ts";
import { listPopularCompanies } from "../core/lists/use-cases/list-popular-companies.ts";
import type { Account, Caller } from "../core/shared/use-cases/caller.ts";
import type { Context, Viewer } from "../core/shared/use-cases/context.ts";
import { openedBy, type UsageContext, withQuota, withQuotaAndHistory } from "../core/usage/use-cases/with-quota.ts";
import type { Language } from "../messages/languages.ts";

/** The use cases about a company, within the caller's quota. */
export function analysesOf(context: Context, usage: UsageContext) {
  return {
    /** The same again, or drafting on it, is kept once: `isRecorded` is false then. */
    analyseCompany: (
      { caller = null, policy = null, ...viewer }: Viewer,
      query: AnalysisQuery,
      options: AnalyseOptions = {},
    ) => {
      const question = { caller, ticker: query.ticker, policy };
      const answer = options.isRecorded === false ? withQuota<Analysis> : withQuotaAndHistory;
      return answer(usage, question, () => analyseCompany(context, { ...viewer, caller }, query, options));
    },
    /** Where a plan limits the caller, one at a time: it opens the companies that are named first. */
    analyseCompanies: <Answer>(caller: Caller, asked: ManyAsked<Answer>) => {
      const isLimited = usage.openCompany !== null && caller.account?.plan !== "pro";
      return analyseCompanies(context, asked, isLimited ? 1 : companiesAtOnce);
    },
    /** For people who have signed in; throws `unauthenticated` for others. */
    listPopularCompanies: async (reader: Account | null, view: ValuationView = "absolute") =>
      listPopularCompanies(context, usage.popularity, reader, {
        view,
        opened: await openedBy(usage, reader && { account: reader, address: "" }),
      }),
    /** The caller's remaining quota; null without a limit. */
    allowanceOf: async (caller: Caller) => {
      if (usage.openCompany === null) return null;
      caller.meter?.markPersonal();
      return usage.allowanceOf(caller);
    },
    /** Whether plans limit anybody here. */
    hasPlanLimits: usage.openCompany !== null,
  };
}

/** Companies next to each other. */
export const comparisonIn = (context: Context, usage: UsageContext) => ({
  /** Included companies side by side, each as its own page says it, or why not. Each is opened within the reader's plan. */
  compareCompanies: ({ caller = null, ...viewer }: Viewer, { view, figures = {}, ...asked }: CompareQuery) =>
    compareCompanies({ ...asked, today: context.now().toISOString().slice(0, 10) }, (ticker) => {
      const query: AnalysisQuery = {
        ...({ ticker, scenario: "neutral", source: "bundled" } as const),
        ...(view === "relative" && { view }),
        ...(figures[ticker] && { figures: figures[ticker] }),
      };
      return withQuota(usage, { caller, ticker }, () => analyseCompany(context, viewer, query, { isRecorded: false }));
    }),
});

/** How sure a value is: what else it could have been, and was. */
export const uncertaintyIn = (context: Context, usage: UsageContext) => ({
  simulateCashFlow: (analysis: Analysis) => simulateCashFlow(context, analysis),
  /** Single figures of the pages about a company, and what each rests on. */
  traceFigures: (
    { caller = null, policy = null, ...viewer }: Viewer,
    { query, ratios, signal }: { query: AnalysisQuery; ratios?: readonly AskedRatio[]; signal?: AbortSignal },
    addresses: readonly string[],
  ) => {
    const asking = signal === undefined ? {} : { signal };
    const analyse = () =>
      withQuota(usage, { caller, ticker: query.ticker, policy }, () =>
        analyseCompany(context, viewer, query, { ...asking, isRecorded: false }),
      );
    return traceFigures(context, { query, analyse, ...(ratios && { ratios }), ...asking }, addresses);
  },
  showUncertainty: (analysis: Pick<Analysis, "file" | "report">, settings: SimulationSettings) =>
    showUncertainty(context, analysis, settings),
  tellStory: (analysis: Analysis, signal?: AbortSignal) => tellStory(context, analysis, signal),
  showRecentPast: ({ file }: Pick<Analysis, "file">) => showRecentPast(context, file),
  showValueThroughTime: ({ caller = null }: CompanyReader, query: CorrectedQuery, signal?: AbortSignal) =>
    withQuota(usage, { caller, ticker: query.ticker }, () => showValueThroughTime(context, query, signal)),
});

/** Statements, ratios and prices of a company, without a valuation. Each request opens the company for the quota. */
export const fundamentalsIn = (context: Context, usage: UsageContext) => ({
  showStatements: ({ caller = null }: CompanyReader, query: StatementsQuery, signal?: AbortSignal) =>
    withQuota(usage, { caller, ticker: query.ticker }, () => showStatements(context, query, signal)),
  showRatios: ({ caller = null, ...viewer }: CompanyReader, query: RatiosQuery, signal?: AbortSignal) => {
    const options = { isRecorded: false, ...(signal && { signal }) };
    return withQuota(usage, { caller, ticker: query.ticker }, () =>
      showRatiosWithOwn(context, query, {
        signal,
        analyse: (asked) => analyseCompany(context, viewer, asked, options),
      }),
    );
  },
  showMultiples: ({ caller = null }: CompanyReader, query: CorrectedQuery, signal?: AbortSignal) =>
    withQuota(usage, { caller, ticker: query.ticker }, () => showMultiples(context, query, signal)),
  showHeldData: ({ caller = null }: CompanyReader, query: CompanyQuery, signal?: AbortSignal) =>
    showHeldData(context, { ...query, signal }, (work) => withQuota(usage, { caller, ticker: query.ticker }, work)),
  showTechnical: ({ caller = null }: CompanyReader, asked: Parameters<typeof showTechnical>[1], signal?: AbortSignal) =>
    withQuota(usage, { caller, ticker: asked.ticker }, () => showTechnical(context, asked, signal)),
  /** Where one number of one session comes from. */
  traceSession: (asked: Parameters<typeof traceSession>[1], signal?: AbortSignal) =>
    traceSession(context, asked, signal),
});

export type CompanyReader = Pick<Viewer, "caller" | "policy"> & { language: Language };
