import type { Config } from "../config/config.server.ts";
import { scorePredictions } from "../core/prediction/use-cases/score-predictions.ts";
import { accountWork, jobWork } from "./commands/admin-commands.server.ts";
import { answerCommands } from "./commands/answered-commands.ts";
import { programKey } from "./commands/program-key.ts";
import { questionAnswers } from "./commands/question-answers.server.ts";
import { unrecordedProduct } from "./commands/unrecorded-product.server.ts";
import { checkingDependencies } from "./dependencies/dependency-checks.server.ts";
import { lookingAtIdentities } from "./dependencies/identity-dependency.ts";
import { originOf } from "./features/own-origin.server.ts";
import { screensWatched } from "./features/research/saved.server.ts";
import { reviewsReminded } from "./features/theses.server.ts";
import { alertsChecked } from "./features/watchlist.server.ts";
import { webhooksSent } from "./features/webhooks.server.ts";
import { jobsRun } from "./jobs/jobs.server.ts";
import { scoringIn } from "./led-jobs.server.ts";
import { type Log, warning } from "./log.server.ts";
import { marketDataOf, marketDataOnce } from "./market-data.server.ts";
import { presentProduct } from "./present/present-product.server.ts";
import { wiredFor } from "./present/wired.server.ts";

export { canonicalTicker, identifierIn as identifierOf, withoutExchange } from "@valora/market-data";
export { companyFile } from "../core/analysis/use-cases/company-file.ts";
export { readAsOf, readFigures, readPeriod } from "../core/fundamentals/use-cases/show-statements.ts";
export { importTemplate } from "../documents/workbook/import-template.ts";
export { failureOfFinancials } from "../features/imports/use-cases/read-financials.ts";
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
  const { product, screen } = unrecordedProduct(marketData);
  return { product, valueAll: (signal: AbortSignal) => screen.refresh(signal) };
}

/** Everything wired for serving. `close` waits for what is being written, then closes the database. */
export async function compose(config: Config, log: Log) {
  const wired = await wiredFor(config, log);
  const { database, predictions, people, sweeping, writing, states } = wired;
  const origin = originOf(config);
  const prices = presentProduct(wired);
  const context = () => prices.now().context;
  const scoring = scoringIn({ context, database, predictions, log, states });
  const { backupsOf, lastBackupAt, backupsAwaitedSince } = await import("./features/backups.server.ts");
  const backups = backupsOf({ config, database, log, states });
  const checking = checkingDependencies({
    ...{ config, database, states },
    dataAsOf: () => context().marketData.asOf,
    lastBackupAt: async () => lastBackupAt(config.backups.folder, new Date())?.madeAt ?? null,
    backupAwaitedSince: () => backupsAwaitedSince(config.backups.folder, new Date()),
  });
  const { identityProviders: providers } = config.signIn;
  const identities = lookingAtIdentities({ providers, look: people.lookAtIdentity });
  const alerts = alertsChecked({ context, database, watching: people.watching, origin, log, states });
  const webhooks = webhooksSent({ context, database, config, log, states });
  const jobs = jobsRun({ present: prices.now, people: people.watching, database, config, log, states });
  const reviews = reviewsReminded({ context, database, log, states, origin });
  const screens = screensWatched({ present: prices.now, database, config, log, states });
  const telling = [alerts, webhooks, jobs, reviews, screens];
  const answer = questionAnswers({
    ...{ config, program: programKey(), listed: prices.now },
    marketDataAt: () => marketDataOf(config, database, { log, states }),
  });
  const score = () => scorePredictions(context(), predictions, new AbortController().signal);
  const ofPeople = { ...accountWork(people.accounts), ...jobWork(people) };
  const commands = { ...ofPeople, backup: backups.now, scorePredictions: score, answer };
  answerCommands(database, commands, log);
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
    isDatabaseAnswering: database.isPresent,
    isStorageFull: wired.isStorageFull,
    /** The work of this process, for its metrics. */
    working: {
      dependencies: states.present,
      writesWaiting: writing.waiting,
      writesDropped: writing.dropped,
      mailsWaiting: () => people.mailsWaiting().catch(() => null),
    },
    async close() {
      const repeated = [sweeping, scoring, prices, wired.dailyPrices, ...telling, backups];
      const tasks = [...repeated, people, checking, ...identities, wired.shared];
      await Promise.all(tasks.map((task) => task.stop()));
      await writing.ended();
      await database.close();
    },
  };
}
