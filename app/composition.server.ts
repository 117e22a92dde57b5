import { setImmediate } from "node:timers/promises";
import { createMarketData, identifiersOf } from "@valora/market-data";
import type { ProofRow } from "@valora/valuation/proof";
import { version } from "./app-folder.server.ts";
import type { Config } from "./config.server.ts";
import type { AnalysisQuery } from "./contracts/analysis-query.ts";
import type { CompaniesQuery } from "./contracts/companies.ts";
import { analysisStore } from "./database/analysis-store.ts";
import { type AnalyseOptions, type Analysis, analyseCompany } from "./use-cases/analyse-company.ts";
import type { Context, Viewer } from "./use-cases/context.ts";
import { searchCompanies, tickerMeant } from "./use-cases/search-companies.ts";
import { showExample } from "./use-cases/show-example.ts";
import { simulateCashFlow } from "./use-cases/simulate-cash-flow.ts";

export { canonicalTicker, identifierIn as identifierOf } from "@valora/market-data";
export { companyFile } from "./use-cases/analyse-company.ts";

/** The use cases with their world already in hand: what mouths and screens call. */
export type Product = ReturnType<typeof productOf>;

export function productOf(context: Context, contactEmail: string | null) {
  const { marketData } = context;
  return {
    analyseCompany: (viewer: Viewer, query: AnalysisQuery, options?: AnalyseOptions) =>
      analyseCompany(context, viewer, query, options),
    simulateCashFlow: (analysis: Analysis) => simulateCashFlow(context, analysis),
    searchCompanies: (query: CompaniesQuery) => searchCompanies(context, query),
    tickerMeant: (typed: string) => tickerMeant(context, typed),
    showExample: (ticker: string) => showExample(context, ticker),
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

/** A product without a database, for one question at a time: the command line. Nothing is recorded. */
export async function composeWithoutDatabase({ dataBundle }: Pick<Config, "dataBundle">): Promise<Product> {
  const marketData = await createMarketData({ dataDirectory: dataBundle ?? undefined });
  return productOf({ now: () => new Date(), pause: setImmediate, marketData, analyses: { record: () => {} } }, null);
}

let proved: Promise<ProofRow[]> | undefined;

/** Published answers beside ours. Loaded and computed once, when first asked for: only one page shows them. */
function proofs(): Promise<ProofRow[]> {
  proved ??= import("@valora/valuation/proof").then((module) => module.proofs());
  return proved;
}

export type Log = { warn(fields: Record<string, unknown>, message: string): void };

/** Everything wired for serving. `close` waits for what is being written, then closes the database. */
export async function compose(config: Config, log: Log) {
  // Loaded only to serve: the command line does without a database and its weight.
  const { openDatabase } = await import("./database/open-database.ts");
  const [database, marketData] = await Promise.all([
    openDatabase({ url: config.databaseUrl, folder: config.dataFolder }),
    createMarketData({ dataDirectory: config.dataBundle ?? undefined }),
  ]);
  const store = analysisStore(database.kysely);
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
      { now: () => new Date(), pause: setImmediate, marketData, analyses: { record } },
      config.contactEmail,
    ),
    /** Rejected when the database cannot be opened or brought up to date; pages are answered meanwhile. */
    databaseReady: database.ready,
    isDatabaseAnswering: database.isAnswering,
    async close() {
      await Promise.allSettled(writing);
      await database.close();
    },
  };
}
