import type { ProofRow } from "@valora/valuation/proof";
import type { AnalysisQuery } from "../core/analysis/contracts/analysis-query.ts";
import type { SimulationSettings } from "../core/analysis/contracts/shown-parts/simulation-settings.ts";
import type { CompanyAnswered, ManyAsked } from "../core/analysis/use-cases/analyse-companies.ts";
import type { AnalyseOptions, Analysis, analyseCompany } from "../core/analysis/use-cases/analyse-company.ts";
import type { traceSession } from "../core/analysis/use-cases/figures/company-figures.ts";
import type { traceFigures } from "../core/analysis/use-cases/figures/trace-figures.ts";
import type { illustrateCompany } from "../core/analysis/use-cases/illustrate-company.ts";
import type { showExample } from "../core/analysis/use-cases/show-example.ts";
import type { showQuality } from "../core/analysis/use-cases/show-quality.ts";
import type { tellStory } from "../core/analysis/use-cases/tell-story.ts";
import type { showRecentPast } from "../core/analysis/use-cases/uncertainty/recent-past.ts";
import type { showUncertainty, showValueThroughTime } from "../core/analysis/use-cases/uncertainty/show-uncertainty.ts";
import type { simulateCashFlow } from "../core/analysis/use-cases/uncertainty/simulate-cash-flow.ts";
import type {
  CompanyQuery,
  CorrectedQuery,
  RatiosQuery,
  StatementsQuery,
} from "../core/fundamentals/contracts/company-query.ts";
import type { AskedRatio } from "../core/fundamentals/contracts/own-ratios.ts";
import type { showHeldData } from "../core/fundamentals/use-cases/show-held-data.ts";
import type { showMultiples } from "../core/fundamentals/use-cases/show-multiples.ts";
import type { showRatiosWithOwn } from "../core/fundamentals/use-cases/show-ratios.ts";
import type { showStatements } from "../core/fundamentals/use-cases/show-statements.ts";
import type { showTechnical } from "../core/fundamentals/use-cases/show-technical.ts";
import type { narrations } from "../core/narration/use-cases/narrate-analysis.ts";
import type { PredictionCalibration } from "../core/prediction/contracts/prediction-calibration.ts";
import type { Caller } from "../core/shared/use-cases/caller.ts";
import type { Viewer } from "../core/shared/use-cases/context.ts";
import type { MeteredUse } from "../core/usage/contracts/metered-use.ts";
import type { Allowance, RateWindow } from "../core/usage/contracts/plan.ts";
import type { ReaderAgain } from "../core/usage/use-cases/count-again.ts";
import type { analyseImport } from "../features/imports/use-cases/analyse-import.ts";
import type { CompanyReader } from "./analyses.server.ts";
import type { ImportExport } from "./files.server.ts";
import type { LeftBehind } from "./left-behind.ts";
import type { socialCards } from "./social-cards.server.ts";

export type Answer<UseCase extends (...input: never[]) => unknown> = Promise<Awaited<ReturnType<UseCase>>>;
export type File = Promise<Uint8Array<ArrayBuffer>>;

/** Companies valued, each within its caller's plan. */
export type AnalysisUseCases = {
  /** The same again, or drafting on it, is kept once: `isRecorded` is false then. */
  analyseCompany(viewer: Viewer, query: AnalysisQuery, options?: AnalyseOptions): Answer<typeof analyseCompany>;
  /** Several companies in the order asked for, each within the plan; one that cannot be valued says why. */
  analyseCompanies<Answer>(
    caller: Caller,
    asked: ManyAsked<Answer>,
  ): AsyncGenerator<CompanyAnswered<Answer>, void, void>;
  simulateCashFlow(analysis: Analysis): ReturnType<typeof simulateCashFlow>;
  showUncertainty(
    analysis: Pick<Analysis, "file" | "report">,
    settings: SimulationSettings,
  ): ReturnType<typeof showUncertainty>;
  /** The cards that tell an analysis, of one that its reader has opened. */
  tellStory(analysis: Analysis, signal?: AbortSignal): ReturnType<typeof tellStory>;
  showRecentPast(analysis: Pick<Analysis, "file">): ReturnType<typeof showRecentPast>;
  showValueThroughTime(
    reader: CompanyReader,
    query: CorrectedQuery,
    signal?: AbortSignal,
  ): Answer<typeof showValueThroughTime>;
  /** Single figures of the pages about a company, and what each rests on. */
  traceFigures(
    viewer: Viewer,
    asked: { query: AnalysisQuery; ratios?: readonly AskedRatio[]; signal?: AbortSignal },
    addresses: readonly string[],
  ): Answer<typeof traceFigures>;
  /** The caller's remaining quota; null without a limit. */
  allowanceOf(caller: Caller): Promise<Allowance | null>;
  /** The remaining quota of a caller, for headers; null without a limit. At once where it is at hand. */
  rateLimitOf(caller: Caller): readonly RateWindow[] | null | Promise<readonly RateWindow[] | null>;
  /**
   * Counts for one more reader what an answer used, by the rules under which it was made, and throws the failure with which
   * the reader's plan refuses it. At once where it can; else a promise.
   */
  countAgain(reader: ReaderAgain, uses: readonly MeteredUse[]): void | Promise<void>;
  /** Whether plans limit callers here. */
  hasPlanLimits: boolean;
  /** Drafts a thesis from an analysis; fails with `narrationOff` where no language model is set up. */
  narrateAnalysis: ReturnType<typeof narrations>;
  /** The language model that drafts theses here; null: none. */
  narrationModel: string | null;
  showQuality: typeof showQuality;
  showExample(ticker: string): ReturnType<typeof showExample>;
  /** A bundled company's figures for the articles. */
  illustrateCompany(ticker: string): ReturnType<typeof illustrateCompany>;
  /** Published answers beside ours. */
  proofs(): Promise<ProofRow[]>;
  /** The record of the predictions shown here. Rejects when the database does not answer. */
  predictionCalibration(): Promise<PredictionCalibration>;
};

/** A company's filings, and figures that follow without a valuation. To look at a company is to open it. */
export type FundamentalsUseCases = {
  showStatements(reader: CompanyReader, query: StatementsQuery, signal?: AbortSignal): Answer<typeof showStatements>;
  showRatios(reader: CompanyReader, query: RatiosQuery, signal?: AbortSignal): Answer<typeof showRatiosWithOwn>;
  showMultiples(reader: CompanyReader, query: CorrectedQuery, signal?: AbortSignal): Answer<typeof showMultiples>;
  /** What each provider holds of a company, which was taken and why. */
  showHeldData(reader: CompanyReader, query: CompanyQuery, signal?: AbortSignal): Answer<typeof showHeldData>;
  showTechnical(
    reader: CompanyReader,
    asked: Parameters<typeof showTechnical>[1],
    signal?: AbortSignal,
  ): Answer<typeof showTechnical>;
  /** Where one number of one session comes from. */
  traceSession(asked: Parameters<typeof traceSession>[1], signal?: AbortSignal): ReturnType<typeof traceSession>;
};

/** Analyses to take away, each within its caller's plan. */
export type DocumentUseCases = {
  /** An Excel workbook whose results are formulas. */
  exportWorkbook(reader: CompanyReader, query: AnalysisQuery, options?: AnalyseOptions): File;
  /** Comma-separated values, one row a method. */
  exportTable(reader: CompanyReader, query: AnalysisQuery, options?: AnalyseOptions): Promise<string>;
  /** One page to print and its appendix; `origin` is where this installation is reached. */
  exportTearSheet(reader: CompanyReader & { origin: string }, query: AnalysisQuery, options?: AnalyseOptions): File;
  /** An import, as a file to download. */
  exportImport(asked: Parameters<typeof analyseImport>[2], file: ImportExport): File;
} & Omit<ReturnType<typeof socialCards>, "keepCard"> & {
    /** Keeps what an answer has left behind that another thread has made. */
    keepLeftBehind(left: LeftBehind): void;
  };
