import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { compose } from "../composition.server.ts";
import type { Config } from "../config.server.ts";
import { createApp } from "./app.ts";
import { createListener, type Patience } from "./listener.ts";
import type { PageHandler } from "./page-handler.ts";
import { prepareTexts } from "./problem.ts";
import type { ServerLog } from "./request-log.ts";
import type { staticFiles } from "./static-files.ts";

type ServeParts = {
  config: Config;
  log: ServerLog;
  composed: Pick<Awaited<ReturnType<typeof compose>>, "product" | "isDatabaseAnswering" | "close"> &
    Partial<Pick<Awaited<ReturnType<typeof compose>>, "isStorageFull">>;
  pages: PageHandler;
  files: ReturnType<typeof staticFiles> | null;
  patience?: Patience;
};

export type Serving = { server: Server; address: string; stop(): Promise<void> };

/** Another program listens where we should. */
export class PortInUse extends Error {
  override readonly name = "PortInUse";
}

const LONGEST_FAREWELL_IN_MILLISECONDS = 10_000;

/** Listens, and knows how to stop: no new connections, what runs is finished, then the database is closed. */
export async function serve({ config, log, composed, pages, files, patience }: ServeParts): Promise<Serving> {
  await prepareTexts();
  const { product, isDatabaseAnswering, isStorageFull, close } = composed;
  const { publicOrigin, trustedProxies } = config;
  const app = createApp({
    product,
    isDatabaseAnswering,
    isStorageFull,
    pages,
    files,
    log,
    publicOrigin,
    trustedProxies,
  });
  const server = createListener({
    handle: getRequestListener(app.fetch),
    guard: { publicOrigin: config.publicOrigin, host: config.host },
    ...(patience === undefined ? {} : { patience }),
    onRefusal: ({ failure, requestId, method }) =>
      log.info({ requestId, method: method ?? undefined, status: failure.status, code: failure.code }),
  });
  const port = await listen(server, config);
  warmUp(app);
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  let stopping: Promise<void> | null = null;
  return {
    server,
    address: `http://${host}:${port}`,
    stop: () => {
      stopping ??= stop(server, { close, hangUp: product.conversations.feed.close });
      return stopping;
    },
  };
}

/** Renders the home page once for nobody, so that the first reader does not wait for code to be compiled. */
function warmUp(app: ReturnType<typeof createApp>): void {
  const request = new Request("http://localhost/", { headers: { Accept: "text/html" } });
  void Promise.resolve(app.fetch(request)).then((response) => response.text());
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((done, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      const text = `Port ${port} of ${host} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`;
      failed(isTaken ? new PortInUse(text, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

async function stop(server: Server, { close, hangUp }: { close(): Promise<void>; hangUp(): void }): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Whoever listens to a conversation would listen on.
  hangUp();
  const impatience = setTimeout(() => server.closeAllConnections(), LONGEST_FAREWELL_IN_MILLISECONDS);
  await closed;
  clearTimeout(impatience);
  await close();
}
