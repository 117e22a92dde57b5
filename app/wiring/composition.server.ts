import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { MarketData } from "@valora/market-data";
import type { Config } from "../config/config.server.ts";
import { pricesFolderIn } from "../config/prices-file.server.ts";
import { analysisStore } from "../core/analysis/stores/analysis-store.ts";
import type { Context } from "../core/shared/use-cases/context.ts";
import { dependencyStates } from "../dependencies/dependency-states.ts";
import { importFiles } from "../features/imports/reading/import-files.ts";
import type { KeptSettings } from "../features/installation/contracts/installation.ts";
import { runEvery } from "../jobs/run-every.ts";
import { fileFetcher } from "../outbound/fetch-file.ts";
import { checkingDependencies, sharedStates } from "./dependencies/dependency-checks.server.ts";
import { composeStatus } from "./dependencies/status.server.ts";
import { contentOfDatabase } from "./features/blog.server.ts";
import { filingsOf, requestedFilings } from "./features/filings.server.ts";
import { withoutImports } from "./features/imports.server.ts";
import { withSettings } from "./features/installation.server.ts";
import { originOf } from "./features/own-origin.server.ts";
import { dailyPricesIn } from "./features/prices.server.ts";
import { reviewsReminded } from "./features/theses.server.ts";
import { visitsIn } from "./features/visits.server.ts";
import { alertsIn } from "./features/watchlist.server.ts";
import { webhooksSent } from "./features/webhooks.server.ts";
import { gathering } from "./gathering.server.ts";
import { scoringIn } from "./led-jobs.server.ts";
import { type Log, warning } from "./log.server.ts";
import { marketDataOf, marketDataOnce } from "./market-data.server.ts";
import { narratorAt } from "./narrator.server.ts";
import { pastsOfBuild } from "./pasts/pasts-of-build.server.ts";
import { planOf } from "./plan.server.ts";
import { installedModel } from "./prediction-model.server.ts";
import { presentPrices } from "./present-prices.server.ts";
import { productOf } from "./product.server.ts";
import type { Product } from "./product.ts";
import { screenIn, unkeptScreen } from "./screener.server.ts";
import { databaseOf, inBackground, openAccounts } from "./storage.server.ts";

export { canonicalTicker, identifierIn as identifierOf } from "@valora/market-data";
export { companyFile } from "../core/analysis/use-cases/company-file.ts";
export { readAsOf, readFigures, readPeriod } from "../core/fundamentals/use-cases/show-statements.ts";
export { importTemplate } from "../documents/workbook/import-template.ts";
export { failureOfFinancials } from "../features/imports/use-cases/read-financials.ts";
export { resetFactorOnce, scoreOnce, setPlanOnce, setRoleOnce } from "./admin-commands.server.ts";
export type { BackupOutcome } from "./features/backup-commands.server.ts";
export type { LeftBehind } from "./left-behind.ts";
export { pricesAsked, pricesRefreshed } from "./prices.server.ts";
export { productOf } from "./product.server.ts";
export type { Product } from "./product.ts";
export { canRenderApart, composeForRendering, type RenderingProduct } from "./rendering.server.ts";

/**
 * A product without a database, for one question at a time: the command line, which asks the providers that pages do. Nothing is recorded.
 * Its list of all companies is empty until `valueAll` has valued them, some at a time.
 */
export async function composeWithoutDatabase(config: Pick<Config, "dataBundle" | "pricesFile" | "providers">) {
  const marketData = await marketDataOnce(config);
  const context: Context = {
    now: () => new Date(),
    pause: setImmediate,
    marketData,
    predict: installedModel(marketData),
    analyses: { record: () => {} },
    predictions: { record: () => {} },
  };
  const screen = unkeptScreen(context);
  const product: Product = productOf(context, null, {
    imports: withoutImports,
    calibration: async () => [],
    fetchFile: fileFetcher({ settings: { privateHosts: [], publicOrigin: null } }),
    screen,
  });
  return { product, valueAll: (signal: AbortSignal) => screen.refresh(signal) };
}

/** A page that reads the database says so rather than wait longer. */
const ANSWER_IN_MILLISECONDS = 1_000;

const SWEEP_IN_MILLISECONDS = 300_000;

/** Uploads and their deletion: at the start, and periodically. */
async function keptImports({ dataFolder }: Config, log: Log) {
  const imports = importFiles(join(dataFolder, "imports"), () => new Date());
  const warn = warning(log, "imports not swept");
  await imports.sweep().catch(warn);
  const sweeping = runEvery({ every: SWEEP_IN_MILLISECONDS, isFirstWaitedFor: true, run: imports.sweep, warn });
  return { imports, sweeping };
}

const fetcherOf = ({ importPrivateHosts: privateHosts, publicOrigin }: Config) =>
  fileFetcher({ settings: { privateHosts, publicOrigin } });

type Wired = Awaited<ReturnType<typeof wiredFor>>;

/** What is the same whatever the prices are: the database, what is written to it, and people. */
async function wiredFor(config: Config, log: Log) {
  const states = dependencyStates(log);
  const { database, predictions } = await databaseOf(config, states);
  const filings = requestedFilings({ config, database });
  const marketDataAt = await marketDataOf(config, database, { log, states, requested: filings.requested });
  const { imports, sweeping } = await keptImports(config, log);
  const writing = inBackground(database, log);
  const people = await openAccounts({ database, config, log, states });
  const isStorageFull = async () => (await database.isFull()) || (await imports.isShortOfRoom());
  return {
    isStorageFull,
    shared: sharedStates(database, states),
    ...{ config, log, states, database, predictions, filings, marketDataAt, imports, sweeping, writing, people },
    dailyPrices: dailyPricesIn({ config, database, log, states }),
    analyses: { record: writing.of("analyses", analysisStore(database.kysely).record, gathering.analyses) },
    kept: { record: writing.of("predictions", predictions.record, gathering.predictions) },
  };
}

/** The parts of a product that do not rest on prices. */
function partsOf(wired: Wired, { listingOf }: MarketData, present: () => { context: Context; config: Config }) {
  const { config, log, database, predictions, filings, imports, writing, people } = wired;
  const calibration = async () => {
    if (!(await database.isAnswering(ANSWER_IN_MILLISECONDS))) throw new Error("The database does not answer.");
    return predictions.calibration();
  };
  const obtained: Parameters<typeof filingsOf>[1]["marketData"] = {
    obtain: (...asked) => present().context.marketData.obtain(...asked),
    fundamentalsOf: (...asked) => present().context.marketData.fundamentalsOf(...asked),
    listingOf,
  };
  return {
    imports,
    calibration,
    fetchFile: fetcherOf(config),
    narrator: config.narrator && narratorAt(config.narrator),
    accounts: { useCases: people.accounts, sendsMail: config.mailServer !== null },
    uncounted: {
      now: () => new Date(),
      ownPricesOf: people.accounts.ownPricesOf,
      popularity: {
        count: writing.of("searches", people.popularity.count, gathering.searches),
        mostVisited: people.popularity.mostVisited,
      },
      remember: writing.of("history", people.history.keep),
    },
    installation: people.installation.useCases,
    ...{ conversations: people.conversations, wrongNumbers: people.wrongNumbers, webhooks: people.webhooks },
    versions: people.versions,
    shareLinks: people.shareLinks,
    theses: people.theses,
    status: composeStatus({
      ...{ config, database, states: wired.shared.present, mailsWaiting: people.mailsWaiting },
      dataAsOf: () => present().context.marketData.asOf,
      sources: () => present().config.providers.configured.map(({ id }) => id),
    }),
    ...contentOfDatabase({ database, writing }),
    payments: people.payments,
    hours: config,
    visits: visitsIn(people.pageVisits, writing),
    filings: filingsOf({ config, database, log }, { ...filings, marketData: obtained }),
    dailyPrices: wired.dailyPrices.administered,
  };
}

/** Everything that rests on prices and on what administrators choose, with those of the moment. */
function pricesIn(wired: Wired) {
  const { config, log, database, analyses, kept } = wired;
  let chosen = { config, marketDataAt: wired.marketDataAt };
  const atFirst = chosen.marketDataAt(config.pricesFile);
  const { uncounted, ...parts } = partsOf(wired, atFirst, () => prices.now());
  const make = (pricesFile: string | null) => {
    const { config: present, marketDataAt } = chosen;
    const isFirst = pricesFile === config.pricesFile && marketDataAt === wired.marketDataAt;
    const marketData = isFirst ? atFirst : marketDataAt(pricesFile);
    const { screen, screening, firstValued } = screenIn({ database, marketData, log });
    const world = { now: () => new Date(), pause: setImmediate, marketData, predict: installedModel(marketData) };
    const context: Context = { ...world, knownPast: pastsOfBuild, analyses, predictions: kept };
    const usage = { ...uncounted, ...planOf(present, { people: wired.people, marketData: atFirst }) };
    return {
      context,
      config: present,
      product: productOf(context, present, { ...parts, usage, screen }),
      isReady: firstValued,
      stop: screening.stop,
    };
  };
  const folder = config.followsPrices ? pricesFolderIn(config.dataFolder) : null;
  const prices = presentPrices({ folder, first: config.pricesFile, make, log });
  /** Takes what an administrator has chosen, where it is anything else than what is in place. */
  async function takeSettings(settings: KeptSettings): Promise<void> {
    const wanted = withSettings(config, settings);
    if (isDeepStrictEqual(wanted, chosen.config)) return;
    const isSameData = isDeepStrictEqual(wanted.providers, chosen.config.providers);
    const marketDataAt = isSameData ? chosen.marketDataAt : await marketDataFor(wired, wanted);
    chosen = { config: wanted, marketDataAt };
    prices.again();
    log.info({}, "settings of the installation taken");
  }
  return { ...prices, takeSettings };
}

/** The market data with other providers than at the start; those asked at all times are not asked at request besides. */
function marketDataFor({ config, database, filings, log, states, marketDataAt }: Wired, wanted: Config) {
  if (isDeepStrictEqual(wanted.providers, config.providers)) return marketDataAt;
  const isAsked = (id: string) => wanted.providers.configured.some((each) => each.id === id);
  const providers = filings.requested.providers.filter(({ id }) => !isAsked(id));
  return marketDataOf(wanted, database, { log, states, requested: { ...filings.requested, providers } });
}

/** Everything wired for serving. `close` waits for what is being written, then closes the database. */
export async function compose(config: Config, log: Log) {
  const wired = await wiredFor(config, log);
  const { database, predictions, people, sweeping, writing, states } = wired;
  const prices = pricesIn(wired);
  const context = () => prices.now().context;
  const scoring = scoringIn({ context, database, predictions, log, states });
  const { backupsOf, backupsAt } = await import("./features/backups.server.ts");
  const backups = backupsOf({ config, database, log, states });
  const checking = checkingDependencies({
    ...{ config, database, states },
    dataAsOf: () => context().marketData.asOf,
    lastBackupAt: async () => backupsAt(config.backups.folder)[0]?.madeAt ?? null,
  });
  const alerts = alertsIn({ context, database, alerting: people.alerting, log, states });
  const webhooks = webhooksSent({ context, database, config, log, states });
  const reviews = reviewsReminded({ database, log, states, origin: originOf(config) });
  const settingsTaken = database.ready.then(() =>
    people.installation.follow(prices.takeSettings).catch(warning(log, "settings of the installation not taken")),
  );
  // Who waits for the database hears its failure.
  settingsTaken.catch(() => {});
  return {
    /** The product with the prices of the start; `prices` has that of the moment. */
    product: prices.now().product,
    prices,
    /** Rejected when the database cannot be opened or brought up to date; pages are answered meanwhile. */
    databaseReady: settingsTaken,
    /** The token of the set-up page, told once; null where there is an account. */
    setUpToken: () => people.installation.tokenIfEmpty(),
    /** Nothing in it can be of another version; making it takes seconds, in which pages are answered. */
    isDatabaseNew: database.isNew,
    isDatabaseAnswering: database.isAnswering,
    isStorageFull: wired.isStorageFull,
    /** The work of this process, for its metrics. */
    working: {
      dependencies: states.present,
      writesWaiting: writing.waiting,
      writesDropped: writing.dropped,
      mailsWaiting: () => people.mailsWaiting().catch(() => null),
    },
    async close() {
      const tasks = [
        sweeping,
        scoring,
        prices,
        wired.dailyPrices,
        alerts,
        backups,
        webhooks,
        reviews,
        people,
        checking,
        wired.shared,
      ];
      await Promise.all(tasks.map((task) => task.stop()));
      await writing.ended();
      await database.close();
    },
  };
}
