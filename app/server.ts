import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { appFolder } from "./app-folder.server.ts";
import { compose } from "./composition.server.ts";
import { ConfigurationError, readConfig } from "./config.server.ts";
import { FolderInUse } from "./database/folder-lock.ts";
import { DatabaseUnusable } from "./database/prepare-database.ts";
import { pageHandler } from "./http/page-handler.ts";
import { createLog } from "./http/request-log.ts";
import { PortInUse, type Serving, serve } from "./http/serve.ts";
import { staticFiles } from "./http/static-files.ts";

const EXIT_MISCONFIGURED = 78;

/** The production server: `node build/server/index.js`. */
async function start(): Promise<Serving> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (config.mode !== "production") log.warn("NODE_ENV is not production: pages are rendered several times slower");
  const composed = await compose(config, log);
  // What is wrong with a database that was there before is said before anybody is told that we listen.
  if (!composed.isDatabaseNew) await composed.databaseReady;
  const pages = pageHandler(build, { product: composed.product, mode: config.mode, publicOrigin: config.publicOrigin });
  const files = staticFiles(join(appFolder, "build", "client"));
  const serving = await serve({ config, log, composed, pages, files });
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
  return serving;
}

function stopOnSignals(serving: Serving): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    serving.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/**
 * What a person can put right is said in one line; anything else keeps its stack. The process ends at once: the embedded
 * database survives that at any moment, and its lock goes with the process.
 */
function explain(error: unknown): never {
  const isTheirs = [FolderInUse, PortInUse, ConfigurationError, DatabaseUnusable].some((kind) => error instanceof kind);
  const text = error instanceof Error ? (isTheirs ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(isTheirs ? EXIT_MISCONFIGURED : 1);
}

await start().then((serving) => {
  stopOnSignals(serving);
  // The start script prints the address for people when it hears this.
  process.send?.({ address: serving.address });
}, explain);
