import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { createMarketData, identifiersOf, layeredState, type MarketData } from "@valora/market-data";
import type { ProofRow } from "@valora/valuation/proof";
import { version } from "./app-folder.server.ts";
import type { Config } from "./config.server.ts";
import type { AnalysisQuery } from "./contracts/analysis-query.ts";
import type { CompaniesQuery } from "./contracts/companies.ts";
import { analysisStore } from "./database/analysis-store.ts";
import type { Database } from "./database/open-database.ts";
import { importFiles } from "./imports/import-files.ts";
import { readImportFile } from "./imports/read-file.ts";
import { loadMessages } from "./messages/index.ts";
import { languages } from "./messages/languages.ts";
import { installedModel } from "./prediction-model.server.ts";
import { type AnalyseOptions, type Analysis, analyseCompany } from "./use-cases/analyse-company.ts";
import type { Context, Viewer } from "./use-cases/context.ts";
import { illustrateCompany } from "./use-cases/illustrate-company.ts";
import {
  analyseImport,
  type ImportRequest,
  type ImportStore,
  importCompanyData,
} from "./use-cases/import-company-data.ts";
import { searchCompanies, tickerMeant } from "./use-cases/search-companies.ts";
import { showExample } from "./use-cases/show-example.ts";
import { simulateCashFlow } from "./use-cases/simulate-cash-flow.ts";

export { canonicalTicker, identifierIn as identifierOf } from "@valora/market-data";
export { writeWorkbook } from "./imports/workbook/write-workbook.ts";
export { companyFile } from "./use-cases/analyse-company.ts";

/** The use cases with their world already in hand: what mouths and screens call. */
export type Product = ReturnType<typeof productOf>;

export function productOf(context: Context, contactEmail: string | null, imports: ImportStore = nowhere) {
  const { marketData } = context;
  /** What articles say of bundled companies: worked out once, because what is bundled does not change while we run. */
  const illustrations = new Map<string, ReturnType<typeof illustrateCompany>>();
  return {
    analyseCompany: (viewer: Viewer, query: AnalysisQuery, options?: AnalyseOptions) =>
      analyseCompany(context, viewer, query, options),
    importCompanyData: async (request: ImportRequest) => {
      const texts = await Promise.all(languages.map((language) => loadMessages[language]()));
      return importCompanyData(context, imports, { request, names: texts.map(({ figures }) => figures) });
    },
    /** What a file holds, whatever its name says. */
    readImportFile,
    analyseImport: (asked: Parameters<typeof analyseImport>[2]) => analyseImport(context, imports, asked),
    simulateCashFlow: (analysis: Analysis) => simulateCashFlow(context, analysis),
    searchCompanies: (query: CompaniesQuery) => searchCompanies(context, query),
    tickerMeant: (typed: string) => tickerMeant(context, typed),
    showExample: (ticker: string) => showExample(context, ticker),
    illustrateCompany: (ticker: string) => {
      const known = illustrations.get(ticker) ?? illustrateCompany(context, ticker);
      illustrations.set(ticker, known);
      return known;
    },
    proofs,
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
    /** Where readers may write to whoever runs this installation. */
    contactEmail,
    version,
  };
}

/** Who serves nobody's browser keeps no imports. */
const nowhere: ImportStore = {
  keep: async () => {
    throw new Error("imports are not kept here");
  },
  find: async () => null,
};

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

const SWEEP_IN_MILLISECONDS = 300_000;

export type Log = { warn(fields: Record<string, unknown>, message: string): void };

/** The bundled data and, where somebody has set up live sources, those; their code is loaded only then. */
async function marketDataOf({ dataSources, dataBundle }: Config, database: Database, log: Log): Promise<MarketData> {
  const { sources, ecbAddress } = dataSources;
  const dataDirectory = dataBundle ?? undefined;
  if (sources.length === 0) return createMarketData({ dataDirectory });
  const [{ liveExchangeRate, liveSources }, { sourceStore }] = await Promise.all([
    import("@valora/market-data/live"),
    import("./database/source-store.ts"),
  ]);
  const state = layeredState(sourceStore(database.kysely));
  return createMarketData({
    dataDirectory,
    state,
    providers: liveSources(sources, { state, now: Date.now }),
    exchangeRate: liveExchangeRate({ address: ecbAddress, state, now: Date.now }),
    onUnreadable: ({ provider, detail }) => log.warn({ provider, detail }, "answer of a source not understood"),
  });
}

/** Everything wired for serving. `close` waits for what is being written, then closes the database. */
export async function compose(config: Config, log: Log) {
  // Loaded only to serve: the command line does without a database and its weight.
  const { openDatabase } = await import("./database/open-database.ts");
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder });
  const marketData = await marketDataOf(config, database, log);
  const store = analysisStore(database.kysely);
  const imports = importFiles(join(config.dataFolder, "imports"), () => new Date());
  const sweepImports = () =>
    imports.sweep().catch((error: unknown) => log.warn({ error: String(error) }, "imports not swept"));
  await sweepImports();
  const sweeping = setInterval(sweepImports, SWEEP_IN_MILLISECONDS);
  sweeping.unref();
  const writing = new Set<Promise<void>>();
  const record: Context["analyses"]["record"] = (analysis) => {
    const written = database.ready
      .then(() => store.record(analysis))
      .catch((error: unknown) => log.warn({ error: String(error) }, "analysis not recorded"))
      .finally(() => writing.delete(written));
    writing.add(written);
  };
  return {
    product: productOf(
      { now: () => new Date(), pause: setImmediate, marketData, predict: installedModel(), analyses: { record } },
      config.contactEmail,
      imports,
    ),
    /** Rejected when the database cannot be opened or brought up to date; pages are answered meanwhile. */
    databaseReady: database.ready,
    isDatabaseAnswering: database.isAnswering,
    async close() {
      clearInterval(sweeping);
      await Promise.allSettled(writing);
      await database.close();
    },
  };
}
