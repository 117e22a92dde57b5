import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import * as build from "virtual:react-router/server-build";
import { languageOfEnvironment } from "./cli/operator/language-of-environment.ts";
import { appFolder } from "./config/app-folder.server.ts";
import { readConfig } from "./config/config.server.ts";
import { secretsIn } from "./config/secret-settings.server.ts";
import { withoutSecrets } from "./http/log-secrets.ts";
import { pageHandler, pagePathsOf } from "./http/page-handler.ts";
import { memoryOf, renderingThread } from "./http/renderings/rendering-thread.ts";
import { openRenderings } from "./http/renderings/renderings.ts";
import { createLog, logLastBug, type ServerLog } from "./http/request-log.ts";
import { type Serving, serve } from "./http/serve.ts";
import { staticFiles } from "./http/static-files.ts";
import { unrecorded, warmedPaths, warmUpFirst } from "./http/warm-up.ts";
import { translatorFor } from "./messages/index.ts";
import { EXIT_MISCONFIGURED, EXIT_TEMPORARY, StartFailure } from "./start-failure.ts";
import { answerOrders } from "./threads/answer-orders.ts";
import { spareMemory } from "./threads/spare-memory.ts";
import { compose } from "./wiring/composition.server.ts";
import { asWorker } from "./workers/as-worker.ts";

/** Alone, or one of several workers that share a port. */
const worker = asWorker();

type Started = { serving: Serving; log: ServerLog };

/** The production server. */
async function start(): Promise<Started> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, { secrets: config.secrets, ...(worker && { worker: worker.id }) });
  if (config.mode !== "production") log.warn("NODE_ENV is not production: error pages show where the error was");
  const composed = await compose(config, log);
  // Report a problem of an existing database before announcing that the server listens.
  if (!composed.isDatabaseNew) await composed.databaseReady;
  const pagesOf = (product: typeof composed.product) =>
    pageHandler(build, { product, mode: config.mode, publicOrigin: config.publicOrigin });
  const pages = pagesOf(composed.prices.now().product);
  const files = staticFiles(join(appFolder, "build", "client"));
  const renderingsOf = (present: typeof config, pricesFile: string | null) =>
    openRenderings({ ...present, pricesFile }, { file: fileURLToPath(import.meta.url), log });
  const first = composed.prices.now();
  const renderings = renderingsOf(first.config, config.pricesFile);
  const pagePaths = pagePathsOf(build);
  const firstPaths = config.isWarmedUp ? warmedPaths(composed.product) : [];
  const warmUpOthers = await warmUpFirst(pagesOf(unrecorded(composed.product)), firstPaths);
  const measuring = config.metrics === null ? null : await import("./metrics/measure-process.ts");
  const serving = await serve({
    config: first.config,
    log,
    composed: { ...composed, product: first.product },
    pages,
    pagePaths,
    files,
    renderings,
    workers: worker?.count,
  });
  void measuring?.measureProcess(config, { log, composed, serving }, worker !== null);
  const take = ({ product, config: present }: typeof first, pricesFile: string | null) =>
    serving.take({ product, pages: pagesOf(product), renderings: renderingsOf(present, pricesFile), config: present });
  composed.prices.onNewer(take);
  // What was taken while the server began to listen.
  if (composed.prices.now() !== first) take(composed.prices.now(), config.pricesFile);
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
  composed.databaseReady.then(composed.setUpToken).then(
    (token) => tellSetUp(token, config.publicOrigin ?? serving.address),
    (error: unknown) => log.warn({ error: String(error) }, "it could not be asked whether there is an account"),
  );
  void warmUpOthers(serving.isAnswering).then(serving.makeAhead);
  return { serving, log };
}

/**
 * Tells the operator once where the first administrator is made: the start script prints it, else it is printed here. It is no line of
 * the log, which takes every token out of what it holds.
 */
async function tellSetUp(token: string | null, origin: string): Promise<void> {
  if (token === null || (worker !== null && worker.id !== 1)) return;
  // A server that listens on every address is opened at this machine's.
  const address = `${origin.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:|$)/, "//localhost")}/setup/${token}`;
  const t = await translatorFor(languageOfEnvironment(process.env));
  const setUp = t("start.setUp", { address });
  if (worker === null && process.send !== undefined) process.send({ setUp });
  else process.stderr.write(`${setUp}\n`);
}

/** A terminal's Ctrl-C comes to every process of its group, and once more from each that hands it on. */
const ECHO_IN_MILLISECONDS = 300;

/**
 * The first signal stops the server, the next one ends it at once. SIGTERM is a supervisor's: a balancer in front has to hear
 * of it first. SIGINT and SIGHUP are a terminal's, and the person at it waits. A mistake of ours outside of every request stops the
 * server as well: those inside are answered, and a supervisor starts it again.
 */
function stopWhenTold(): (started: Started) => void {
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
  // Replacing is the work of the process that supervises; without one there is nothing to replace.
  if (process.platform !== "win32") process.on("SIGUSR2", () => {});
  worker?.onLeave(() => told((running) => running.leave()));
  // The process that started us is gone without a word: no other would end us.
  process.once("disconnect", () => {
    if (toldAt === null) told((running) => running.stopWithoutNotice());
  });
  return (started) => {
    serving = started.serving;
    process.on("uncaughtException", (error) => {
      logLastBug(started.log, error);
      if (toldAt !== null) return;
      toldAt = performance.now();
      void started.serving.stopWithoutNotice().finally(() => process.exit(1));
    });
  };
}

/**
 * What the operator can put right is told in one line, in their language; any other error keeps its stack. The process ends at once: the
 * embedded database survives that at any moment, and its lock goes with the process.
 */
async function explain(error: unknown): Promise<never> {
  const { operatorsText } = await import("./cli/operator/operators-text.ts");
  const reading = { language: languageOfEnvironment(process.env), environment: process.env };
  const told = await operatorsText(error, reading);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${withoutSecrets(told ?? stack, secretsIn(process.env))}\n`);
  const isPassing = error instanceof StartFailure && error.isTemporary;
  process.exit(told === null ? 1 : isPassing ? EXIT_TEMPORARY : EXIT_MISCONFIGURED);
}

/** The process that answers. */
async function serveUntilTold(): Promise<void> {
  const stopsWhenTold = stopWhenTold();
  await start().then((started) => {
    const { serving } = started;
    stopsWhenTold(started);
    spareMemory({ received: serving.received });
    // The start script prints the address for people when it hears this; with several workers, their supervisor hears it.
    process.send?.({ address: serving.address });
  }, explain);
}

// The same file is what a rendering thread runs: it has all pages, and neither the database nor a connection.
if (isMainThread) await serveUntilTold();
else answerOrders(await renderingThread(build, readConfig(process.env)), memoryOf);
