import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { appFolder } from "./config/app-folder.server.ts";
import { ConfigurationError, readConfig } from "./config/config.server.ts";
import { secretsIn } from "./config/secret-settings.server.ts";
import { FolderInUse } from "./database/folder-lock.ts";
import { FolderUnusable } from "./database/own-folder.ts";
import { DatabaseUnusable } from "./database/prepare-database.ts";
import { withoutSecrets } from "./http/log-secrets.ts";
import { pageHandler, pagePathsOf } from "./http/page-handler.ts";
import { createLog } from "./http/request-log.ts";
import { PortInUse, type Serving, serve } from "./http/serve.ts";
import { staticFiles } from "./http/static-files.ts";
import { unrecorded, warmedPaths, warmUp } from "./http/warm-up.ts";
import { compose } from "./wiring/composition.server.ts";

const EXIT_MISCONFIGURED = 78;

/** The production server: `node build/server/index.js`. */
async function start(): Promise<Serving> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, { secrets: config.secrets });
  if (config.mode !== "production") log.warn("NODE_ENV is not production: pages are rendered several times slower");
  const composed = await compose(config, log);
  // Report a problem of an existing database before announcing that the server listens.
  if (!composed.isDatabaseNew) await composed.databaseReady;
  const pagesOf = (product: typeof composed.product) =>
    pageHandler(build, { product, mode: config.mode, publicOrigin: config.publicOrigin });
  const pages = pagesOf(composed.product);
  const files = staticFiles(join(appFolder, "build", "client"));
  const serving = await serve({ config, log, composed, pages, pagePaths: pagePathsOf(build), files });
  const startedInMilliseconds = () => Math.round(process.uptime() * 1_000);
  const { version, dataAsOf } = composed.product;
  log.info(
    {
      address: serving.address,
      pid: process.pid,
      version,
      dataAsOf,
      startedInMilliseconds: startedInMilliseconds(),
    },
    "listening",
  );
  composed.databaseReady.then(
    () => log.info({ startedInMilliseconds: startedInMilliseconds() }, "database ready"),
    explain,
  );
  void warmUp(pagesOf(unrecorded(composed.product)), warmedPaths(composed.product));
  return serving;
}

/** A terminal's Ctrl-C comes to every process of its group, and once more from each that hands it on. */
const ECHO_IN_MILLISECONDS = 300;

/**
 * The first signal stops the server, the next one ends it at once. SIGTERM is a supervisor's: a balancer in front has to hear
 * of it first. SIGINT and SIGHUP are a terminal's, and the person at it waits.
 */
function stopOnSignals(): (started: Serving) => void {
  let serving: Serving | null = null;
  let toldAt: number | null = null;
  const told = (stop: (running: Serving) => Promise<boolean>) => {
    const now = performance.now();
    if (toldAt !== null && now - toldAt < ECHO_IN_MILLISECONDS) return;
    if (toldAt !== null) process.exit(1);
    toldAt = now;
    // Nothing has been answered yet, and the database survives an end at any moment.
    if (serving === null) process.exit(0);
    stop(serving).then((isFinished) => process.exit(isFinished ? 0 : 1), explain);
  };
  process.on("SIGTERM", () => told((running) => running.stop()));
  process.on("SIGINT", () => told((running) => running.stopWithoutNotice()));
  process.on("SIGHUP", () => told((running) => running.stopWithoutNotice()));
  // The process that started us is gone without a word: no other would end us.
  process.once("disconnect", () => {
    if (toldAt === null) told((running) => running.stopWithoutNotice());
  });
  return (started) => {
    serving = started;
  };
}

/**
 * An error that the operator can fix is logged in one line; any other keeps its stack. The process ends at once: the embedded
 * database survives that at any moment, and its lock goes with the process.
 */
function explain(error: unknown): never {
  const isTheirs = [FolderInUse, FolderUnusable, PortInUse, ConfigurationError, DatabaseUnusable].some(
    (kind) => error instanceof kind,
  );
  const text = error instanceof Error ? (isTheirs ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${withoutSecrets(text, secretsIn(process.env))}\n`);
  process.exit(isTheirs ? EXIT_MISCONFIGURED : 1);
}

const stopsWhenTold = stopOnSignals();
await start().then((serving) => {
  stopsWhenTold(serving);
  // The start script prints the address for people when it hears this.
  process.send?.({ address: serving.address });
}, explain);
