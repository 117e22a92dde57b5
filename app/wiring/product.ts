import type { identifiersOf, MarketData } from "@valora/market-data";
import type { ValuationView } from "@valora/valuation";
import type { ProofRow } from "@valora/valuation/proof";
import type { Config } from "../config/config.server.ts";
import type { AnalysisQuery } from "../core/analysis/contracts/analysis-query.ts";
import type { QuickLook } from "../core/analysis/contracts/quick-look.ts";
import type { SimulationSettings } from "../core/analysis/contracts/simulation-settings.ts";
import type { Story } from "../core/analysis/contracts/story/story.ts";
import type { CompanyAnswered, ManyAsked } from "../core/analysis/use-cases/analyse-companies.ts";
import type { AnalyseOptions, Analysis } from "../core/analysis/use-cases/analyse-company.ts";
import type { traceSession } from "../core/analysis/use-cases/figures/company-figures.ts";
import type { traceFigures } from "../core/analysis/use-cases/figures/trace-figures.ts";
import type { illustrateCompany } from "../core/analysis/use-cases/illustrate-company.ts";
import type { showExample } from "../core/analysis/use-cases/show-example.ts";
import type { showQuality } from "../core/analysis/use-cases/show-quality.ts";
import type { tellStory } from "../core/analysis/use-cases/tell-story.ts";
import type { showRecentPast } from "../core/analysis/use-cases/uncertainty/recent-past.ts";
import type { showUncertainty, showValueThroughTime } from "../core/analysis/use-cases/uncertainty/show-uncertainty.ts";
import type { simulateCashFlow } from "../core/analysis/use-cases/uncertainty/simulate-cash-flow.ts";
import type { AskedRatio } from "../core/fundamentals/contracts/own-ratios.ts";
import type {
  CompanyQuery,
  CorrectedQuery,
  RatiosQuery,
  StatementsQuery,
} from "../core/fundamentals/contracts/statements.ts";
import type { showHeldData } from "../core/fundamentals/use-cases/show-held-data.ts";
import type { showMultiples } from "../core/fundamentals/use-cases/show-multiples.ts";
import type { showRatiosWithOwn } from "../core/fundamentals/use-cases/show-ratios.ts";
import type { showStatements } from "../core/fundamentals/use-cases/show-statements.ts";
import type { showTechnical } from "../core/fundamentals/use-cases/show-technical.ts";
import type { CompaniesQuery } from "../core/lists/contracts/companies.ts";
import type { CompareQuery } from "../core/lists/contracts/compare.ts";
import type { ScreenerQuery } from "../core/lists/contracts/screener.ts";
import type { compareCompanies } from "../core/lists/use-cases/compare-companies.ts";
import type { listPopularCompanies } from "../core/lists/use-cases/list-popular-companies.ts";
import type { screenCompanies } from "../core/lists/use-cases/screen-companies.ts";
import type { searchCompanies, tickerMeant } from "../core/lists/use-cases/search-companies.ts";
import type { narrations } from "../core/narration/use-cases/narrate-analysis.ts";
import type { ownQuestion } from "../core/policies/use-cases/policies.ts";
import type { PredictionCalibration } from "../core/prediction/contracts/prediction-calibration.ts";
import type { Entries } from "../core/shared/contracts/address-grammar.ts";
import type { Account, Caller } from "../core/shared/use-cases/caller.ts";
import type { Viewer } from "../core/shared/use-cases/context.ts";
import type { MeteredUse } from "../core/usage/contracts/metered-use.ts";
import type { Allowance, RateWindow } from "../core/usage/contracts/plan.ts";
import type { ReaderAgain } from "../core/usage/use-cases/count-again.ts";
import type { SignInWays } from "../features/accounts/contracts/sign-in-ways.ts";
import type { Accounts } from "../features/accounts/use-cases/accounts.ts";
import type { Content } from "../features/content/use-cases/content.ts";
import type { Conversations } from "../features/conversations/use-cases/conversations.ts";
import type { Filings } from "../features/filings/use-cases/filings.ts";
import type { uploadReader } from "../features/imports/reading/read-upload.ts";
import type {
  analyseImport,
  ImportRequest,
  importCompanyData,
} from "../features/imports/use-cases/import-company-data.ts";
import type { valueUploadedFinancials } from "../features/imports/use-cases/value-uploaded-financials.ts";
import type { Installation } from "../features/installation/use-cases/installation.ts";
import type { Jobs } from "../features/jobs/use-cases/jobs.ts";
import type { Payments } from "../features/payments/use-cases/payments.ts";
import type { PricesAdministered } from "../features/prices/use-cases/price-rounds.ts";
import type { SavedUseCases } from "../features/saved/use-cases/keep-saved.ts";
import type { StatusUseCases } from "../features/status/use-cases/status.ts";
import type { Teams } from "../features/teams/use-cases/teams.ts";
import type { readVisits, VisitSpan } from "../features/visits/use-cases/page-visits.ts";
import type { AlertChange, NewAlert } from "../features/watchlist/contracts/watchlist.ts";
import type { Webhooks } from "../features/webhooks/use-cases/webhooks.ts";
import type { WrongNumbers } from "../features/wrong-numbers/use-cases/wrong-numbers.ts";
import type { CompanyReader } from "./analyses.server.ts";
import type { Financials } from "./features/imports.server.ts";
import type { portfolioIn } from "./features/research/portfolio.server.ts";
import type { sharedLinksIn } from "./features/share-links.server.ts";
import type { teamBooksIn } from "./features/teams/team-books.server.ts";
import type { thesesOf } from "./features/theses.server.ts";
import type { savedVersionsIn } from "./features/versions.server.ts";
import type { ImportExport } from "./files.server.ts";
import type { LeftBehind } from "./left-behind.ts";
import type { Hours, View } from "./optional-dependencies.server.ts";
import type { socialCards } from "./social-cards.server.ts";

type Answer<UseCase extends (...input: never[]) => unknown> = Promise<Awaited<ReturnType<UseCase>>>;
type File = Promise<Uint8Array<ArrayBuffer>>;

/** Companies valued, each within its caller's plan. */
type AnalysisUseCases = {
  /** The same again, or drafting on it, is kept once: `isRecorded` is false then. */
  analyseCompany(viewer: Viewer, query: AnalysisQuery, options?: AnalyseOptions): Promise<Analysis>;
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
type FundamentalsUseCases = {
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

/** Many companies at once. */
type ListUseCases = {
  /** Filings at a reader's request, from the sources that need no key. */
  filings: Filings;
  /** The rounds in which a provider is asked for all prices. For admins. */
  dailyPrices: PricesAdministered;
  searchCompanies(query: CompaniesQuery): ReturnType<typeof searchCompanies>;
  tickerMeant(typed: string): ReturnType<typeof tickerMeant>;
  /** All companies of the data set, filtered, sorted and in pages. */
  screenCompanies(reader: CompanyReader, query: ScreenerQuery): Answer<typeof screenCompanies>;
  /** The countries of those companies. */
  screenedCountries(): string[];
  /** Every company that passes, as comma-separated values. */
  exportScreenTable(reader: CompanyReader, query: ScreenerQuery): Promise<string>;
  /** Every company that passes, as an Excel workbook. */
  exportScreenWorkbook(reader: CompanyReader, query: ScreenerQuery): File;
  /** Included companies side by side, each as its own page says it, or why not. Each is opened within the caller's plan. */
  compareCompanies(viewer: Viewer, asked: CompareQuery): Answer<typeof compareCompanies>;
  /** For people who have signed in; throws `unauthenticated` for others. */
  listPopularCompanies(reader: Account | null, view?: ValuationView): Answer<typeof listPopularCompanies>;
};

/** Analyses to take away, each within its caller's plan. */
type DocumentUseCases = {
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

/** Imports: read, valued and shown again. */
type ImportUseCases = {
  importCompanyData(request: ImportRequest): Answer<typeof importCompanyData>;
  readUpload: ReturnType<typeof uploadReader>;
  valueUploadedFinancials(financials: Financials): Answer<typeof valueUploadedFinancials>;
  analyseImport(asked: Parameters<typeof analyseImport>[2]): Answer<typeof analyseImport>;
};

/** People, and what they write. */
type PeopleUseCases = {
  accounts: Accounts;
  /** Whether mails leave; otherwise they stay where an admin can read them. */
  sendsMail: boolean;
  signInWays: SignInWays;
  /** Messages between readers and the team. */
  conversations: Conversations;
  /** Numbers that readers take for wrong. */
  wrongNumbers: WrongNumbers;
  /** Addresses that readers want to be told at. */
  webhooks: Webhooks;
  /** Screens and ratios that people save. */
  saved: SavedUseCases;
  /** What people have valued by a schedule. */
  jobs: Jobs;
  teams: Teams;
  /** The books of teams, valued for who reads them. */
  teamBooks: ReturnType<typeof teamBooksIn>;
  /** The state of everything that the installation depends on. */
  status: StatusUseCases;
  /** Settings of the installation, and its first administrator. */
  installation: Installation;
  /** Analyses that people have saved. */
  versions: ReturnType<typeof savedVersionsIn>;
  /** Links that show an analysis to others. */
  shareLinks: ReturnType<typeof sharedLinksIn>;
  /** What people think of companies. */
  theses: ReturnType<typeof thesesOf>;
  payments: Payments;
  /** The hours in which people answer, and whether it is one of them now. */
  openingHours(): Hours & { isChatOpen: boolean };
  /** A person's question with what their active policy adds to it, and all their policies. */
  ownQuestion(account: Account, entries: Entries): Answer<typeof ownQuestion>;
  /** The texts of the blog. */
  content: Content;
  /** Counts a reader of an article, without waiting. */
  countView(view: View): void;
  /** Counts a page view, in the background; it never fails the page. */
  countVisit(visit: { pathname: string; who: string }): void;
  /** Page views by day and page. For admins. */
  readVisits(reader: Account | null, span: VisitSpan): ReturnType<typeof readVisits>;
};

/** Portfolios, each company within its caller's plan. */
type PortfolioUseCases = ReturnType<typeof portfolioIn>;

/** Watchlists, valued under their owners' policies. */
type WatchlistUseCases = {
  watchlistOf(account: Account, view?: ValuationView): ReturnType<Accounts["watchlistOf"]>;
  /** Within the plan: a company that is not open today is opened. */
  watchCompany(caller: Caller & { account: Account }, ticker: string): ReturnType<Accounts["watch"]>;
  addAlert(account: Account, wanted: NewAlert): ReturnType<Accounts["addAlert"]>;
  changeAlert(account: Account, change: AlertChange & { id: string }): ReturnType<Accounts["changeAlert"]>;
  /** Whether any price can be of today: filings and what is bundled hold none. */
  hasLivePrices: boolean;
};

/** Listings, and the origin of the data. */
type Directory = Pick<
  MarketData,
  | "listingOf"
  | "nearestTo"
  | "siblingsOf"
  | "indicesOf"
  | "formerListing"
  | "formerListingsOf"
  | "figuresAtHand"
  | "bundledTickers"
  | "popular"
  | "credits"
  | "asksForExchangeRates"
> & {
  /** The known figures of a company whose accounts do not suffice for a value. */
  quickLookOf(ticker: string): QuickLook | null;
  /** The cards of a company of which single figures are known; null where none are. */
  tellQuickLook(ticker: string): Story | null;
  identifiersOf: typeof identifiersOf;
  /** The providers that a reader may choose. */
  providers: MarketData["providers"];
  /** The date of the bundled prices. */
  dataAsOf: MarketData["asOf"];
};

/** Who runs this installation, and which version. */
type Operator = {
  operatorName: Config["operatorName"] | null;
  /** The address at which readers reach the operator. */
  contactEmail: Config["contactEmail"] | null;
  socialLinks: Config["socialLinks"];
  /** The external service that counts readers who agree to it. */
  analytics: Config["analytics"] | null;
  version: string;
  /** Names all that public answers are made from: they hold as long as it stays. */
  edition(): string;
};

/** The use cases with their context in hand: what API, pages, jobs and command line call. */
export type Product = AnalysisUseCases &
  FundamentalsUseCases &
  ListUseCases &
  DocumentUseCases &
  ImportUseCases &
  PortfolioUseCases &
  PeopleUseCases &
  WatchlistUseCases &
  Directory &
  Operator;
