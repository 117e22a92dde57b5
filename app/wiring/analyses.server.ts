import type { ValuationView } from "@valora/valuation";
import type { AnalysisQuery } from "../core/analysis/contracts/analysis-query.ts";
import type { SimulationSettings } from "../core/analysis/contracts/simulation-settings.ts";
import { type AnalyseOptions, type Analysis, analyseCompany } from "../core/analysis/use-cases/analyse-company.ts";
import { traceSession } from "../core/analysis/use-cases/company-figures.ts";
import { showUncertainty, showValueThroughTime } from "../core/analysis/use-cases/show-uncertainty.ts";
import { simulateCashFlow } from "../core/analysis/use-cases/simulate-cash-flow.ts";
import { traceFigures } from "../core/analysis/use-cases/trace-figures.ts";
import type { CompanyQuery, StatementsQuery } from "../core/fundamentals/contracts/statements.ts";
import { showRatios, showStatements } from "../core/fundamentals/use-cases/show-statements.ts";
import { showTechnical } from "../core/fundamentals/use-cases/show-technical.ts";
import { listPopularCompanies } from "../core/lists/use-cases/list-popular-companies.ts";
import type { Account, Asker } from "../core/shared/use-cases/caller.ts";
import type { Context, Viewer } from "../core/shared/use-cases/context.ts";
import { attend, type Desk, openedBy, withinPlan } from "../core/usage/use-cases/with-quota.ts";
import type { Language } from "../messages/languages.ts";

/** What a caller may be told of a company. */
export function analysesOf(context: Context, desk: Desk) {
  return {
    /** The same again, or drafting on it, is kept once: `isRecorded` is false then. */
    analyseCompany: (
      { asker = null, policy = null, ...viewer }: Viewer,
      query: AnalysisQuery,
      options: AnalyseOptions = {},
    ) => {
      const question = { asker, ticker: query.ticker, policy: policy?.name ?? null };
      const answer = options.isRecorded === false ? withinPlan<Analysis> : attend;
      return answer(desk, question, () => analyseCompany(context, viewer, query, options));
    },
    /** For people who have signed in; throws `unauthenticated` for others. */
    listPopularCompanies: async (reader: Account | null, view: ValuationView = "absolute") =>
      listPopularCompanies(context, desk.popularity, reader, {
        view,
        opened: await openedBy(desk, reader && { account: reader, address: "" }),
      }),
    /** What is left of the caller's plan; null without a limit. */
    allowanceOf: async (asker: Asker) => (desk.openCompany === null ? null : desk.allowanceOf(asker)),
    /** Whether plans limit anybody here. */
    hasPlanLimits: desk.openCompany !== null,
  };
}

/** How sure a value is: what else it could have been, and was. */
export const uncertaintyIn = (context: Context, desk: Desk) => ({
  simulateCashFlow: (analysis: Analysis) => simulateCashFlow(context, analysis),
  /** Single figures of the pages about a company, and what each rests on. */
  traceFigures: (
    { asker = null, policy = null, ...viewer }: Viewer,
    { query, signal }: { query: AnalysisQuery; signal?: AbortSignal },
    addresses: readonly string[],
  ) => {
    const asking = signal === undefined ? {} : { signal };
    const analyse = () =>
      withinPlan(desk, { asker, ticker: query.ticker, policy: policy?.name ?? null }, () =>
        analyseCompany(context, viewer, query, { ...asking, isRecorded: false }),
      );
    return traceFigures(context, { query, analyse, ...asking }, addresses);
  },
  showUncertainty: (analysis: Pick<Analysis, "file" | "report">, settings: SimulationSettings) =>
    showUncertainty(context, analysis, settings),
  showValueThroughTime: ({ asker = null }: Reader, query: CompanyQuery, signal?: AbortSignal) =>
    withinPlan(desk, { asker, ticker: query.ticker }, () => showValueThroughTime(context, query, signal)),
});

/** What a company has filed, and what follows from it without a valuation. To look at a company is to open it. */
export const fundamentalsIn = (context: Context, desk: Desk) => ({
  showStatements: ({ asker = null }: Reader, query: StatementsQuery, signal?: AbortSignal) =>
    withinPlan(desk, { asker, ticker: query.ticker }, () => showStatements(context, query, signal)),
  showRatios: ({ asker = null }: Reader, query: CompanyQuery, signal?: AbortSignal) =>
    withinPlan(desk, { asker, ticker: query.ticker }, () => showRatios(context, query, signal)),
  showTechnical: ({ asker = null }: Reader, asked: Parameters<typeof showTechnical>[1], signal?: AbortSignal) =>
    withinPlan(desk, { asker, ticker: asked.ticker }, () => showTechnical(context, asked, signal)),
  /** Where one number of one session comes from. */
  traceSession: (asked: Parameters<typeof traceSession>[1], signal?: AbortSignal) =>
    traceSession(context, asked, signal),
});

export type Reader = { language: Language; asker?: Asker | null };
