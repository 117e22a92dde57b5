import type { identifiersOf, MarketData } from "@valora/market-data";
import type { ValuationView } from "@valora/valuation";
import type { Config } from "../config/config.server.ts";
import type { QuickLook } from "../core/analysis/contracts/quick-look.ts";
import type { Story } from "../core/analysis/contracts/story/story.ts";
import type { Idempotency } from "../core/idempotency/use-cases/answer-once.ts";
import type { CompaniesQuery } from "../core/lists/contracts/companies.ts";
import type { CompareQuery } from "../core/lists/contracts/compare.ts";
import type { ScreenerQuery } from "../core/lists/contracts/screener.ts";
import type { compareCompanies } from "../core/lists/use-cases/compare-companies.ts";
import type { listPopularCompanies } from "../core/lists/use-cases/list-popular-companies.ts";
import type { screenCompanies } from "../core/lists/use-cases/screen-companies.ts";
import type { searchCompanies, tickerMeant } from "../core/lists/use-cases/search-companies.ts";
import type { ownQuestion } from "../core/policies/use-cases/policies.ts";
import type { Entries } from "../core/shared/contracts/address-grammar.ts";
import type { Account, Caller } from "../core/shared/use-cases/caller.ts";
import type { Viewer } from "../core/shared/use-cases/context.ts";
import type { SignInWays } from "../features/accounts/contracts/sign-in-ways.ts";
import type { Accounts } from "../features/accounts/use-cases/accounts.ts";
import type { BrokerUseCases } from "../features/brokers/use-cases/connect-brokers.ts";
import type { Content } from "../features/content/use-cases/content.ts";
import type { Conversations } from "../features/conversations/use-cases/conversations.ts";
import type { DataSetUseCases } from "../features/data-set/use-cases/data-set.ts";
import type { Filings } from "../features/filings/use-cases/filings.ts";
import type { uploadReader } from "../features/imports/reading/read-upload.ts";
import type { analyseImport } from "../features/imports/use-cases/analyse-import.ts";
import type { ImportRequest, importCompanyData } from "../features/imports/use-cases/import-company-data.ts";
import type { valueUploadedFinancials } from "../features/imports/use-cases/value-uploaded-financials.ts";
import type { Installation } from "../features/installation/use-cases/installation.ts";
import type { Payments } from "../features/payments/use-cases/payments.ts";
import type { PricesAdministered } from "../features/prices/use-cases/price-rounds.ts";
import type { SavedUseCases } from "../features/saved/use-cases/keep-saved.ts";
import type { OpenSheetLinks } from "../features/sheet-links/use-cases/sheet-links.ts";
import type { StatusUseCases } from "../features/status/use-cases/status.ts";
import type { Teams } from "../features/teams/use-cases/teams.ts";
import type { readVisits, VisitSpan } from "../features/visits/use-cases/page-visits.ts";
import type { AlertChange, NewAlert } from "../features/watchlist/contracts/watchlist.ts";
import type { Webhooks } from "../features/webhooks/use-cases/webhooks.ts";
import type { WrongNumbers } from "../features/wrong-numbers/use-cases/wrong-numbers.ts";
import type { CompanyReader } from "./analyses.server.ts";
import type { AnalysisUseCases, Answer, DocumentUseCases, File, FundamentalsUseCases } from "./company-use-cases.ts";
import type { Financials } from "./features/imports.server.ts";
import type { portfolioIn } from "./features/research/portfolio.server.ts";
import type { shareLinksWithQuota } from "./features/share-links.server.ts";
import type { discussionsOf } from "./features/teams/discussions.server.ts";
import type { teamBooksIn } from "./features/teams/team-books.server.ts";
import type { teamThesesIn } from "./features/teams/team-theses.server.ts";
import type { teamVersionsIn } from "./features/teams/team-versions.server.ts";
import type { thesesOf } from "./features/theses.server.ts";
import type { savedVersionsIn } from "./features/versions.server.ts";
import type { countedJobs } from "./jobs/counted-jobs.server.ts";
import type { Hours, View } from "./optional-dependencies.server.ts";

/** Many companies at once. */
type ListUseCases = {
  /** Filings at a reader's request, from the sources that need no key. */
  filings: Filings;
  /** The rounds in which a provider is asked for all prices. For admins. */
  dailyPrices: PricesAdministered;
  /** The included data as files. */
  dataSet: DataSetUseCases;
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
  /** Requests that are done once, however often they are sent. */
  idempotency: Idempotency;
  /** Addresses that readers want to be told at. */
  webhooks: Webhooks;
  /** Screens and ratios that people save. */
  saved: SavedUseCases;
  /** What people have valued by a schedule. */
  jobs: ReturnType<typeof countedJobs>;
  teams: Teams;
  /** The books of teams, valued for who reads them. */
  teamBooks: ReturnType<typeof teamBooksIn>;
  /** The versions that members have given to teams. */
  teamVersions: ReturnType<typeof teamVersionsIn>;
  /** What teams think of companies. */
  teamTheses: ReturnType<typeof teamThesesIn>;
  /** What teams say about companies. */
  discussions: ReturnType<typeof discussionsOf>;
  /** The state of everything that the installation depends on. */
  status: StatusUseCases;
  /** Settings of the installation, and its first administrator. */
  installation: Installation;
  /** Analyses that people have saved. */
  versions: ReturnType<typeof savedVersionsIn>;
  /** Links that show an analysis to others. */
  shareLinks: ReturnType<typeof shareLinksWithQuota>;
  /** Links that open one document to a spreadsheet. */
  sheetLinks: OpenSheetLinks;
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

/** Portfolios, each company within its caller's plan, and the brokers that fill them. */
type PortfolioUseCases = ReturnType<typeof portfolioIn> & { brokers: BrokerUseCases };

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
