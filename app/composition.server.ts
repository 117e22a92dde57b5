import { createHash } from "node:crypto";
import { join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { createMarketData, identifiersOf, layeredState, type MarketData } from "@valora/market-data";
import { expertLevers, type QuantityName } from "@valora/valuation";
import type { ProofRow } from "@valora/valuation/proof";
import { version } from "./app-folder.server.ts";
import type { Config } from "./config.server.ts";
import { composeContent } from "./content.server.ts";
import type { Role } from "./contracts/account.ts";
import type { AnalysisQuery } from "./contracts/analysis-query.ts";
import type { CompaniesQuery } from "./contracts/companies.ts";
import type { Plan } from "./contracts/plan.ts";
import type { Entries } from "./contracts/policy-rules.ts";
import type { PredictionCalibration } from "./contracts/prediction-calibration.ts";
import type { ScreenerQuery } from "./contracts/screener.ts";
import type { SimulationSettings } from "./contracts/simulation-settings.ts";
import type { StatementsQuery } from "./contracts/statements.ts";
import type { AlertChange, NewAlert } from "./contracts/watchlist.ts";
import { analysisStore } from "./database/analysis-store.ts";
import type { Database } from "./database/open-database.ts";
import { screenStore } from "./database/screen-store.ts";
import { analysisTable } from "./documents/analysis-table.ts";
import { screenerTable } from "./documents/screener-table.ts";
import { writeInThread } from "./documents/tear-sheet/write-in-thread.ts";
import { analysisWorkbook } from "./documents/workbook/analysis-workbook.ts";
import { quantityOfLever } from "./documents/workbook/changes-sheet.ts";
import { screenerWorkbook } from "./documents/workbook/screener-workbook.ts";
import { Failure } from "./failure.ts";
import { importFiles } from "./imports/import-files.ts";
import { type Brought, sourceReader } from "./imports/read-source.ts";
import { checkAlertsRegularly } from "./jobs/check-alerts.ts";
import { refreshScreenRegularly } from "./jobs/refresh-screen.ts";
import { scorePredictionsRegularly } from "./jobs/score-predictions.ts";
import { loadMessages } from "./messages/index.ts";
import { type Language, languages } from "./messages/languages.ts";
import { narratorAt } from "./narrator.server.ts";
import { isOpenAt } from "./opening-hours.ts";
import { type FetchFile, fileFetcher } from "./outbound/fetch-file.ts";
import { installedModel } from "./prediction-model.server.ts";
import { socialCards } from "./social-cards.server.ts";
import type { Account, Asker } from "./use-cases/account-context.ts";
import { type Accounts, accountsIn } from "./use-cases/accounts.ts";
import { type AnalyseOptions, type Analysis, analyseCompany } from "./use-cases/analyse-company.ts";
import { analysisAnswer, pageAddress } from "./use-cases/analysis-answer.ts";
import { attend, type Desk, withinPlan } from "./use-cases/attend.ts";
import { checkAlerts } from "./use-cases/check-alerts.ts";
import { traceSession } from "./use-cases/company-figures.ts";
import { type CompanyScreen, companyScreen, type ScreenStore } from "./use-cases/company-screen.ts";
import { compareCompanies } from "./use-cases/compare-companies.ts";
import { type Content, contentOf } from "./use-cases/content.ts";
import type { Context, Viewer } from "./use-cases/context.ts";
import { type Conversations, conversationsIn } from "./use-cases/conversations.ts";
import { illustrateCompany } from "./use-cases/illustrate-company.ts";
import {
  analyseImport,
  type ImportRequest,
  type ImportStore,
  importCompanyData,
} from "./use-cases/import-company-data.ts";
import { listPopularCompanies } from "./use-cases/list-popular-companies.ts";
import { madridDay } from "./use-cases/madrid-day.ts";
import { type Narrator, narrations } from "./use-cases/narrate-analysis.ts";
import { countedPath, type PageVisitStore, readVisits, type VisitSpan } from "./use-cases/page-visits.ts";
import { type Payments, paymentsIn } from "./use-cases/payments.ts";
import type { ImportSubject } from "./use-cases/read-import.ts";
import { type Scoring, scorePredictions } from "./use-cases/score-predictions.ts";
import { screenCompanies, screenExport } from "./use-cases/screen-companies.ts";
import { searchCompanies, tickerMeant } from "./use-cases/search-companies.ts";
import { showExample } from "./use-cases/show-example.ts";
import { showRatios, showStatements } from "./use-cases/show-statements.ts";
import { showTechnical } from "./use-cases/show-technical.ts";
import { showUncertainty, showValueThroughTime } from "./use-cases/show-uncertainty.ts";
import { simulateCashFlow } from "./use-cases/simulate-cash-flow.ts";
import { steerableAnalysis, steered } from "./use-cases/steerable-analysis.ts";
import { tearSheetOf } from "./use-cases/tear-sheet.ts";
import { traceFigures } from "./use-cases/trace-figures.ts";
import { valueOwnFigures } from "./use-cases/value-own-figures.ts";
import type { Appraiser } from "./use-cases/watchlist.ts";

export { canonicalTicker, identifierIn as identifierOf } from "@valora/market-data";
export { writeWorkbook } from "./imports/workbook/write-workbook.ts";
export { companyFile } from "./use-cases/analyse-company.ts";
export { failureOfReading } from "./use-cases/read-import.ts";

/** The use cases with their world already in hand: what mouths and screens call. */
export type Product = ReturnType<typeof productOf>;

export function productOf(
  context: Context,
  operator: Pick<Config, "operatorName" | "contactEmail" | "socialLinks" | "analytics"> | null,
  {
    imports,
    calibration,
    fetchFile,
    narrator = null,
    desk = unattended,
    screen = unkeptScreen(context),
    visits = uncounted,
    ...people
  }: KeptThings = {
    imports: nowhere,
    calibration: async () => [],
    fetchFile: fileFetcher({ settings: { privateHosts: [], publicOrigin: null } }),
  },
) {
  const { marketData } = context;
  const readSource = sourceReader(fetchFile);
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  /** What articles say of bundled companies: worked out once, because what is bundled does not change while we run. */
  const illustrations = new Map<string, ReturnType<typeof illustrateCompany>>();
  return {
    ...analysesOf(context, desk),
    importCompanyData: async (request: ImportRequest) =>
      importCompanyData(context, imports, { request, names: await figureNamesInLanguages() }),
    /** What a file, an address or pasted cells hold, whatever they are called. */
    readImportSource: readSource,
    valueOwnFigures: async ({ brought, fields, query }: OwnFigures) => {
      const { table, fields: declared } = await readSource(brought);
      const subject = { table, fields: { ...fields, ...declared }, meanings: {} };
      return valueOwnFigures(context, { subject, names: await figureNamesInLanguages(), query });
    },
    analyseImport: (asked: Parameters<typeof analyseImport>[2]) => analyseImport(context, imports, asked),
    ...filesOf({ context, imports, desk, digest }),
    ...uncertaintyIn(context, desk),
    /** Drafts a thesis from an analysis; fails with `narrationOff` where no language model is set up. */
    narrateAnalysis: narrations({ narrator, now: context.now, digest }),
    /** The language model that drafts theses here; null: none. */
    narrationModel: narrator?.model ?? null,
    searchCompanies: (query: CompaniesQuery) => searchCompanies(context, query),
    tickerMeant: (typed: string) => tickerMeant(context, typed),
    ...fundamentalsIn(context),
    ...screenerOf(screen),
    /** Included companies side by side, each as its own page says it, or why not. Like the screener, open to all and not recorded. */
    compareCompanies: (viewer: Viewer, tickers: readonly string[]) =>
      compareCompanies(tickers, (ticker) =>
        analyseCompany(context, viewer, { ticker, scenario: "neutral", source: "bundled" }, { isRecorded: false }),
      ),
    showExample: (ticker: string) => showExample(context, ticker),
    ...socialCards(context, digest),
    illustrateCompany: (ticker: string) => {
      const known = illustrations.get(ticker) ?? illustrateCompany(context, ticker);
      illustrations.set(ticker, known);
      return known;
    },
    proofs,
    /** What became of the predictions that were shown here. Rejected when the database does not answer. */
    predictionCalibration: calibration,
    ...peopleIn(people),
    ...watchlistIn({ context, desk, people }),
    ...contentIn(people),
    /** A person's question with what their active policy adds to it, and all their policies. */
    ownQuestion: (account: Account, entries: Entries) =>
      (people.accounts ?? withoutAccounts).useCases.ownQuestion(account, {
        entries,
        sources: marketData.sources().map(({ id }) => id),
      }),
    ...readersOf(context, visits),
    ...directoryOf(marketData),
    /** Where readers may write to whoever runs this installation. */
    operatorName: operator?.operatorName ?? null,
    contactEmail: operator?.contactEmail ?? null,
    socialLinks: operator?.socialLinks ?? [],
    /** The external service that counts readers who agree to it. */
    analytics: operator?.analytics ?? null,
    version,
  };
}

/** Those who read pages. */
const readersOf = (context: Context, visits: Visits) => ({
  /** Counts somebody who reads a page, whoever it is; nobody waits for it, and it never fails the page. */
  countVisit: ({ pathname, who }: { pathname: string; who: string }) => {
    const path = countedPath(pathname);
    if (path !== null) visits.count({ day: madridDay(context.now()), path, who });
  },
  /** How many have read what. For admins. */
  readVisits: (reader: Account | null, span: VisitSpan) => readVisits({ now: context.now, visits }, reader, span),
});

/** What somebody may be told of a company. */
function analysesOf(context: Context, desk: Desk) {
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
    /** For whoever has signed in; throws `unauthenticated` for others. */
    listPopularCompanies: (reader: Account | null) => listPopularCompanies(context, desk.popularity, reader),
    /** What is left to somebody of what their plan opens; null without a limit. */
    allowanceOf: async (asker: Asker) => (desk.openCompany === null ? null : desk.allowanceOf(asker)),
    /** Whether plans limit anybody here. */
    hasPlanLimits: desk.openCompany !== null,
  };
}

/** How sure a value is: what else it could have been, and was. */
const uncertaintyIn = (context: Context, desk: Desk) => ({
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
  showValueThroughTime: ({ asker = null }: Reader, query: StatementsQuery, signal?: AbortSignal) =>
    withinPlan(desk, { asker, ticker: query.ticker }, () => showValueThroughTime(context, query, signal)),
});

/** What a company has filed, and what follows from it without a valuation. */
const fundamentalsIn = (context: Context) => ({
  showStatements: (query: StatementsQuery, signal?: AbortSignal) => showStatements(context, query, signal),
  showRatios: (query: StatementsQuery, signal?: AbortSignal) => showRatios(context, query, signal),
  showTechnical: (asked: Parameters<typeof showTechnical>[1], signal?: AbortSignal) =>
    showTechnical(context, asked, signal),
  /** Where one number of one session comes from. */
  traceSession: (asked: Parameters<typeof traceSession>[1], signal?: AbortSignal) =>
    traceSession(context, asked, signal),
});

/** What is listed, and where the data come from. */
const directoryOf = (marketData: MarketData) => ({
  listingOf: marketData.listingOf.bind(marketData),
  nearestTo: marketData.nearestTo.bind(marketData),
  siblingsOf: marketData.siblingsOf.bind(marketData),
  identifiersOf,
  sources: marketData.sources.bind(marketData),
  bundledTickers: marketData.bundledTickers.bind(marketData),
  /** Well-known examples, all with data. */
  popular: marketData.popular,
  credits: marketData.credits,
  /** The date of the bundled prices. */
  dataAsOf: marketData.asOf,
});

/** What is asked of all companies at once. */
const screenerOf = (screen: CompanyScreen) => ({
  /** All companies of the data set, filtered, sorted and in pages. */
  screenCompanies: (query: ScreenerQuery) => screenCompanies(screen.read(), query),
  /** The countries of those companies. */
  screenedCountries: () => [...new Set(screen.read().companies.map(({ country }) => country))].sort(),
  /** Every company that passes, as comma-separated values. */
  exportScreenTable: (query: ScreenerQuery) => screenerTable(screenExport(screen.read(), query)),
  /** Every company that passes, as an Excel workbook. */
  exportScreenWorkbook: (reader: { language: Language }, query: ScreenerQuery) =>
    screenerWorkbook(screenExport(screen.read(), query), reader.language),
});

/** Who serves nobody's browser values no companies ahead of time. */
function unkeptScreen(context: Context): CompanyScreen {
  const store: ScreenStore = {
    load: async () => ({ isSameEdition: false, keptAt: null, companies: [] }),
    keep: async () => {},
    forget: async () => {},
  };
  return companyScreen(context, { store, versionOf: (text) => text.slice(0, 10) });
}

/** The assumptions that a question sets, as traces call them. */
const chosenIn = ({ wacc, growth, levers }: AnalysisQuery): readonly QuantityName[] => [
  ...expertLevers.flatMap((lever) => (levers?.[lever] === undefined ? [] : [quantityOfLever[lever]])),
  ...(wacc === undefined ? [] : (["wacc"] as const)),
  ...(growth === undefined ? [] : (["growth"] as const)),
];

const workbookOf = (analysis: Analysis, language: Language) =>
  analysisWorkbook(analysisAnswer(analysis, null), language, chosenIn(analysis.query));

type FileParts = { context: Context; imports: ImportStore; desk: Desk; digest: (text: string) => string };

/** Analyses to take away, each within its reader's plan. */
const filesOf = ({ context, imports, desk, digest }: FileParts) => ({
  /** An Excel workbook whose results are formulas. */
  exportWorkbook: ({ asker = null, language }: Reader, query: AnalysisQuery, options?: AnalyseOptions) =>
    withinPlan(desk, { asker, ticker: query.ticker }, async () =>
      workbookOf(await steerableAnalysis(context, { language }, query, options), language),
    ),
  /** Comma-separated values, one row a method. */
  exportTable: ({ asker = null, language }: Reader, query: AnalysisQuery, options?: AnalyseOptions) =>
    withinPlan(desk, { asker, ticker: query.ticker }, async () =>
      analysisTable(analysisAnswer(await analyseCompany(context, { language }, query, options), null)),
    ),
  /** One page to print and its appendix; `origin` is where this installation is reached. */
  exportTearSheet: (reader: Reader & { origin: string }, query: AnalysisQuery, options?: AnalyseOptions) => {
    const { asker = null, language, origin } = reader;
    return withinPlan(desk, { asker, ticker: query.ticker }, async () => {
      const analysis = await analyseCompany(context, { language }, query, options);
      const path = pageAddress(analysis.query);
      return writeInThread({ sheet: tearSheetOf(analysis, { origin, path, version, digest }), language });
    });
  },
  /** What somebody has brought, as a file to take away. */
  exportImport: async (asked: Parameters<typeof analyseImport>[2], { format, language, address }: ImportExport) => {
    const analysis = await analyseImport(context, imports, asked);
    if (format === "csv") return new TextEncoder().encode(analysisTable(analysisAnswer(analysis, null)));
    if (format === "xlsx") return workbookOf(steered(analysis), language);
    const path = `${address.pathname}${address.search}`;
    return writeInThread({
      sheet: tearSheetOf(analysis, { origin: address.origin, path, version, digest }),
      language,
    });
  },
});

type ImportExport = {
  format: "pdf" | "xlsx" | "csv";
  language: Language;
  /** The page with the same assumptions. */
  address: URL;
};

type KeptThings = {
  imports: ImportStore;
  calibration: () => Promise<PredictionCalibration>;
  /** Brings what stands at an address that a stranger has written. */
  fetchFile: FetchFile;
  /** Drafts theses; null or absent: nothing does. */
  narrator?: Narrator | null;
  /** None where nobody can sign in. */
  accounts?: { useCases: Accounts; sendsMail: boolean };
  /** Nothing is kept of questions without one. */
  desk?: Desk;
  /** None where nothing is kept. */
  conversations?: Conversations;
  /** The texts of the repository alone where nothing is kept. */
  content?: Content;
  /** Nobody counts without one. */
  countView?: (view: View) => void;
  /** None where nobody can pay. */
  payments?: Payments;
  /** Companies valued ahead of time. */
  screen?: CompanyScreen;
  /** When somebody answers; never unless said. */
  hours?: Hours;
  /** Readers of pages; not counted without. */
  visits?: Visits;
};

export type View = { slug: string; language: Language; reader: Asker };
type Visits = Pick<PageVisitStore, "days" | "pages"> & {
  count(visit: Parameters<PageVisitStore["count"]>[0]): void;
};
const uncounted: Visits = { count: () => {}, days: async () => [], pages: async () => [] };

type Hours = Pick<Config, "chatHours" | "supportHours">;
const never: Hours = {
  chatHours: { spans: [], timeZone: "Europe/Madrid" },
  supportHours: { spans: [], timeZone: "Europe/Madrid" },
};

const unattended: Desk = {
  now: () => new Date(),
  openCompany: null,
  allowanceOf: async () => null,
  popularity: { count: () => {}, mostVisited: async () => [] },
  remember: () => {},
};

type Reader = { language: Language; asker?: Asker | null };
type OwnFigures = { brought: Brought; fields: ImportSubject["fields"]; query: AnalysisQuery };

/** How each language calls the figures. */
async function figureNamesInLanguages() {
  const texts = await Promise.all(languages.map((language) => loadMessages[language]()));
  return texts.map(({ figures }) => figures);
}

/** Who serves nobody's browser keeps no imports. */
const nowhere: ImportStore = {
  keep: async () => {
    throw new Error("imports are not kept here");
  },
  find: async () => null,
};

/** Who serves nobody's browser knows nobody. */
const withoutAccounts = {
  useCases: accountsIn(async () => {
    throw new Failure("storageUnavailable");
  }),
  sendsMail: false,
};

const withoutPayments = paymentsIn(
  async () => {
    throw new Failure("notFound");
  },
  { sale: async () => null },
);

const withoutConversations = conversationsIn(async () => {
  throw new Failure("storageUnavailable");
});

function peopleIn({
  accounts = withoutAccounts,
  conversations = withoutConversations,
  payments = withoutPayments,
  hours = never,
}: Pick<KeptThings, "accounts" | "conversations" | "payments" | "hours">) {
  return {
    /** People: everything that asks who somebody is. */
    accounts: accounts.useCases,
    /** Whether mails leave; otherwise they stay where an admin can read them. */
    sendsMail: accounts.sendsMail,
    /** What readers and the team write to each other. */
    conversations,
    /** Who pays for their plan, and how. */
    payments,
    /** When somebody is there, and whether somebody is now. */
    openingHours: () => ({ ...hours, isChatOpen: isOpenAt(hours.chatHours, new Date()) }),
  };
}

/** What people watch, valued as they value. */
function watchlistIn({
  context,
  desk,
  people,
}: {
  context: Context;
  desk: Desk;
  people: Pick<KeptThings, "accounts">;
}) {
  const { useCases } = people.accounts ?? withoutAccounts;
  const appraiser = appraiserIn(context);
  return {
    watchlistOf: (account: Account) => useCases.watchlistOf(account, appraiser),
    /** Within the plan: a company that is not open today is opened. */
    watchCompany: (asker: Asker & { account: Account }, ticker: string) =>
      withinPlan(desk, { asker, ticker }, () => useCases.watch(asker.account, { ticker, appraiser })),
    addAlert: (account: Account, wanted: NewAlert) => useCases.addAlert(account, { ...wanted, appraiser }),
    changeAlert: (account: Account, change: AlertChange & { id: string }) =>
      useCases.changeAlert(account, { ...change, appraiser }),
    /** Whether any price can be of today: filings and what is bundled hold none. */
    hasLivePrices: appraiser.sources.some((id) => !sourcesWithoutPrices.includes(id)),
  };
}

const sourcesWithoutPrices: readonly string[] = ["automatic", "bundled", "sec-edgar", "filings-xbrl-org"];

/** Values companies for lists and alerts; nothing is recorded of it. */
const appraiserIn = (context: Context): Appraiser => ({
  analyse: (query) => analyseCompany(context, { language: "es" }, query, { isRecorded: false }),
  sources: context.marketData.sources().map(({ id }) => id),
  pause: context.pause,
});

/** Loaded when the blog is first asked for: a question on the command line does without. */
export const seeds = async () => (await import("./web/blog/seeds.server.ts")).seeds;

const contentIn = ({
  content = contentOf(seeds),
  countView = () => {},
}: Pick<KeptThings, "content" | "countView">) => ({
  /** The texts of the blog. */
  content,
  /** Counts a reader of an article, without waiting. */
  countView,
});

/** A product without a database, for one question at a time: the command line. Nothing is recorded. */
export async function composeWithoutDatabase({ dataBundle }: Pick<Config, "dataBundle">): Promise<Product> {
  const marketData = await createMarketData({ dataDirectory: dataBundle ?? undefined });
  return productOf(
    {
      now: () => new Date(),
      pause: setImmediate,
      marketData,
      predict: installedModel(),
      analyses: { record: () => {} },
      predictions: { record: () => {} },
    },
    null,
  );
}

let proved: Promise<ProofRow[]> | undefined;

/** Published answers beside ours. Loaded and computed once, when first asked for: only one page shows them. */
function proofs(): Promise<ProofRow[]> {
  proved ??= import("@valora/valuation/proof").then((module) => module.proofs());
  return proved;
}

/** A page that reads the database says so rather than wait longer. */
const ANSWER_IN_MILLISECONDS = 1_000;
const SWEEP_IN_MILLISECONDS = 300_000;

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
};

/** The bundled data and, where somebody has set up live sources, those; their code is loaded only then. */
async function marketDataOf({ dataSources, dataBundle }: Config, database: Database, log: Log): Promise<MarketData> {
  const { sources, ecbAddress, usTreasuryAddress } = dataSources;
  const dataDirectory = dataBundle ?? undefined;
  if (sources.length === 0) return createMarketData({ dataDirectory });
  const [{ liveExchangeRate, liveRiskFreeRate, liveSources }, { sourceStore }] = await Promise.all([
    import("@valora/market-data/live"),
    import("./database/source-store.ts"),
  ]);
  const state = layeredState(sourceStore(database.kysely));
  const world = { state, now: Date.now };
  return createMarketData({
    dataDirectory,
    state,
    providers: liveSources(sources, world),
    exchangeRate: liveExchangeRate({ address: ecbAddress, ...world }),
    riskFreeRate: liveRiskFreeRate({ ecbAddress, usTreasuryAddress, ...world }),
    onUnreadable: ({ provider, detail }) => log.warn({ provider, detail }, "answer of a source not understood"),
  });
}

/** Loaded only to serve and to score: a question on the command line does without a database and its weight. */
async function databaseOf({ databaseUrl, dataFolder }: Config) {
  const [{ openDatabase }, { predictionStore }] = await Promise.all([
    import("./database/open-database.ts"),
    import("./database/prediction-store.ts"),
  ]);
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder });
  return { database, predictions: predictionStore(database.kysely) };
}

/** Everything wired for serving. `close` waits for what is being written, then closes the database. */
export async function compose(config: Config, log: Log) {
  const { database, predictions } = await databaseOf(config);
  const marketData = await marketDataOf(config, database, log);
  const store = analysisStore(database.kysely);
  const imports = importFiles(join(config.dataFolder, "imports"), () => new Date());
  const sweepImports = () =>
    imports.sweep().catch((error: unknown) => log.warn({ error: String(error) }, "imports not swept"));
  await sweepImports();
  const sweeping = setInterval(sweepImports, SWEEP_IN_MILLISECONDS);
  sweeping.unref();
  const writing = inBackground(database, log);
  const people = await openAccounts({ database, config, log });
  const world = { now: () => new Date(), pause: setImmediate, marketData };
  const scoring = scorePredictionsRegularly({
    score: async (signal) => {
      await database.ready;
      return scorePredictions(world, predictions, signal);
    },
    say: (scored) => log.info(scored, "predictions compared with later prices"),
    warn: (error) => log.warn({ error: String(error) }, "predictions not scored"),
  });
  const { screen, screening } = screenIn({ database, marketData, log });
  const { importPrivateHosts: privateHosts, publicOrigin } = config;
  const fetchFile = fileFetcher({ settings: { privateHosts, publicOrigin } });
  const calibration = async () => {
    if (!(await database.isAnswering(ANSWER_IN_MILLISECONDS))) throw new Error("The database does not answer.");
    return predictions.calibration();
  };
  const context: Context = {
    ...world,
    predict: installedModel(),
    analyses: { record: writing.with(store.record, "analysis not recorded") },
    predictions: { record: writing.with(predictions.record, "prediction not recorded") },
  };
  const alerts = alertsIn({ context, database, alerting: people.alerting, log });
  return {
    product: productOf(context, config, {
      imports,
      calibration,
      fetchFile,
      screen,
      narrator: config.narrator && narratorAt(config.narrator),
      accounts: { useCases: people.accounts, sendsMail: config.mailServer !== null },
      desk: {
        now: world.now,
        openCompany: config.hasPlanLimits ? people.accounts.openCompany : null,
        allowanceOf: people.accounts.allowanceOf,
        popularity: {
          count: writing.with(people.popularity.count, "search not counted"),
          mostVisited: people.popularity.mostVisited,
        },
        remember: writing.with(people.history.keep, "history not kept"),
      },
      conversations: people.conversations,
      ...contentOfDatabase({ database, writing }),
      payments: people.payments,
      hours: config,
      visits: visitsIn(people.pageVisits, writing),
    }),
    /** Rejected when the database cannot be opened or brought up to date; pages are answered meanwhile. */
    databaseReady: database.ready,
    isDatabaseAnswering: database.isAnswering,
    async close() {
      clearInterval(sweeping);
      await Promise.all([scoring.stop(), screening.stop(), alerts.stop(), people.stop()]);
      await writing.ended();
      await database.close();
    },
  };
}

type AlertParts = {
  context: Context;
  database: Database;
  alerting: Awaited<ReturnType<typeof openAccounts>>["alerting"];
  log: Log;
};

/** Looks at people's alerts while the process lives. */
function alertsIn({ context, database, alerting, log }: AlertParts) {
  const warn = (error: unknown) => log.warn({ error: String(error) }, "alerts not checked");
  return checkAlertsRegularly({
    check: async (signal) => {
      await database.ready;
      return checkAlerts({ ...appraiserIn(context), now: context.now, ...alerting, warn }, signal);
    },
    say: (checked) => log.info(checked, "alerts checked"),
    warn,
  });
}

type Writing = ReturnType<typeof inBackground>;

/** Nobody who reads a page waits until they are counted. */
const visitsIn = (store: PageVisitStore, writing: Writing): Visits => ({
  ...store,
  count: writing.with(store.count, "visit not counted"),
});

/** Edited texts over those of the repository, and who has read them. */
function contentOfDatabase({ database, writing }: { database: Database; writing: Writing }) {
  const { content, countView } = composeContent({ database, seeds });
  return { content, countView: writing.with(countView, "reader of an article not counted") };
}

/** Requests go first: valuing all companies takes a fraction of a processor until it is done. */
const BETWEEN_COMPANIES_IN_MILLISECONDS = 15;

/** All companies valued ahead of time, in the background, and kept from one start to the next. */
function screenIn({ database, marketData, log }: { database: Database; marketData: MarketData; log: Log }) {
  const pause = () => setTimeout(BETWEEN_COMPANIES_IN_MILLISECONDS);
  const screen = companyScreen(
    { now: () => new Date(), pause, marketData, predict: installedModel() },
    {
      store: screenStore(database.kysely),
      versionOf: (text) => createHash("sha256").update(`${version}\n${text}`).digest("base64url"),
    },
  );
  const screening = refreshScreenRegularly({
    refresh: async (signal) => {
      await database.ready;
      return screen.refresh(signal);
    },
    say: (valued) => log.info(valued, "companies valued for the screener"),
    warn: (error) => log.warn({ error: String(error) }, "companies not valued or not kept for the screener"),
  });
  return { screen, screening };
}

/** Writes nobody waits for: what cannot be kept is logged, and closing waits for what is under way. */
function inBackground(database: Database, log: Log) {
  const writing = new Set<Promise<void>>();
  return {
    with:
      <Row>(write: (row: Row) => Promise<void>, failure: string) =>
      (row: Row) => {
        const written = database.ready
          .then(() => write(row))
          .catch((error: unknown) => log.warn({ error: String(error) }, failure))
          .finally(() => writing.delete(written));
        writing.add(written);
      },
    ended: () => Promise.allSettled(writing),
  };
}

/** Loaded only to serve and to administer: a question on the command line does without. */
const openAccounts = (parts: { database: Database; config: Config; log: Log }) =>
  import("./accounts.server.ts").then(({ composeAccounts }) => composeAccounts(parts));

/** Gives a person a role, with the database and without a server; null when nobody has signed up with this address. */
export const setRoleOnce = (config: Config, { email, role }: { email: string; role: Role }) =>
  withAccounts(config, (accounts) => accounts.grantRole(email, role));

/** Gives a person a plan; null when nobody has an account with this address. */
export const setPlanOnce = (config: Config, { email, plan }: { email: string; plan: Plan }) =>
  withAccounts(config, (accounts) => accounts.assignPlan(email, plan));

async function withAccounts(
  config: Config,
  work: (accounts: Accounts) => Promise<Account | null>,
): Promise<Account | null> {
  const { database } = await databaseOf(config);
  try {
    await database.ready;
    const people = await openAccounts({ database, config, log: { info: () => {}, warn: () => {} } });
    return await work(people.accounts).finally(people.stop);
  } finally {
    await database.close();
  }
}

/** The same work as the running server's, once: for whoever prefers a clock of their own. */
export async function scoreOnce(config: Config, log: Log): Promise<Scoring> {
  const { database, predictions } = await databaseOf(config);
  try {
    await database.ready;
    const marketData = await marketDataOf(config, database, log);
    const world = { now: () => new Date(), pause: setImmediate, marketData };
    return await scorePredictions(world, predictions, new AbortController().signal);
  } finally {
    await database.close();
  }
}
