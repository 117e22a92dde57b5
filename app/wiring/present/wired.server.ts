import { join } from "node:path";
import type { Config } from "../../config/config.server.ts";
import { analysisStore } from "../../core/analysis/stores/analysis-store.ts";
import { dependencyStates } from "../../dependencies/dependency-states.ts";
import { importFiles } from "../../features/imports/reading/import-files.ts";
import { runEvery } from "../../jobs/run-every.ts";
import { sharedStates } from "../dependencies/dependency-checks.server.ts";
import { requestedFilings } from "../features/filings.server.ts";
import { dailyPricesIn } from "../features/prices.server.ts";
import { gathering } from "../gathering.server.ts";
import { type Log, warning } from "../log.server.ts";
import { marketDataOf } from "../market-data.server.ts";
import { databaseOf, inBackground, openAccounts } from "../storage.server.ts";

const SWEEP_IN_MILLISECONDS = 300_000;

/** Uploads and their deletion: at the start, and periodically. */
async function keptImports({ dataFolder }: Config, log: Log) {
  const imports = importFiles(join(dataFolder, "imports"), () => new Date());
  const warn = warning(log, "imports not swept");
  await imports.sweep().catch(warn);
  const sweeping = runEvery({
    every: SWEEP_IN_MILLISECONDS,
    firstAfter: SWEEP_IN_MILLISECONDS,
    run: imports.sweep,
    warn,
  });
  return { imports, sweeping };
}

/** What is the same whatever the prices are: the database, what is written to it, and people. */
export async function wiredFor(config: Config, log: Log) {
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

export type Wired = Awaited<ReturnType<typeof wiredFor>>;
