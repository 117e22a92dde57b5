import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Config } from "../config/config.server.ts";
import { StartFailure, type StartFailureCode } from "../start-failure.ts";
import type { compose, Product } from "../wiring/composition.server.ts";
import type { WorkerCount } from "../workers/messages.ts";
import { createApp } from "./app.ts";
import { clientAddress, trustedProxies as trusting } from "./client-address.ts";
import type { Connections } from "./connections/connections.ts";
import { createListener, type Patience } from "./listener.ts";
import { loggedAddresses } from "./logged-path.ts";
import { type MadeAhead, madeAhead } from "./made-ahead/made-ahead.ts";
import type { PageHandler } from "./page-handler.ts";
import { prepareTexts } from "./problem.ts";
import type { Renderings } from "./renderings/renderings.ts";
import type { ServerLog } from "./request-log.ts";
import { fastPath } from "./response-store/fast-path.ts";
import { openStore } from "./response-store/open-store.ts";
import type { staticFiles } from "./static-files.ts";

type ServeParts = {
  config: Config;
  log: ServerLog;
  composed: Pick<Awaited<ReturnType<typeof compose>>, "product" | "isDatabaseAnswering" | "close"> &
    Partial<Pick<Awaited<ReturnType<typeof compose>>, "isStorageFull">>;
  pages: PageHandler;
  pagePaths?: readonly string[];
  files: ReturnType<typeof staticFiles> | null;
  /** Threads that make answers for many; null: there are none. */
  renderings?: Renderings | null;
  patience?: Patience;
  /** How many workers share the port; absent where this process serves alone. */
  workers?: (() => WorkerCount) | undefined;
};

/** What answers with one set of prices: the product, its pages, and the threads that make answers of it. */
export type Answering = {
  product: Product;
  pages: PageHandler;
  renderings: Renderings | null;
  /** The settings in place with it, where they are others than those of the start. */
  config?: Config;
};

export type Serving = {
  server: Server;
  address: string;
  /** What answers now. */
  product(): Product;
  /** Whether a reader waits for an answer to begin. */
  isAnswering(): boolean;
  /** How many requests have come since the start. */
  received(): number;
  /** The answers stored for anonymous readers; null where none are. */
  stored(): { bytes: number; answers: number } | null;
  /** Makes pages before readers ask for them, where that is set up; those of later prices too. */
  makeAhead(): void;
  /** Answers with another set of prices from the next request on; each one that has begun ends with that of its beginning. */
  take(answering: Answering): void;
  /** Resolves when everything is finished and closed; false: not everything could be in its time. */
  stop(): Promise<boolean>;
  /** The same, for who has no balancer to tell. */
  stopWithoutNotice(): Promise<boolean>;
  /** The same where another worker has taken the place: health does not speak of it. */
  leave(): Promise<boolean>;
};

/** For what is left to write when the last answer has gone. */
const CLOSING_IN_MILLISECONDS = 10_000;

/** Listens, and knows how to stop. */
export async function serve({
  config,
  log,
  composed,
  pages,
  pagePaths = [],
  files,
  renderings = null,
  patience,
  workers,
}: ServeParts): Promise<Serving> {
  await prepareTexts();
  let stopping: Promise<boolean> | null = null;
  let isLeaving = false;
  const isStopping = () => stopping !== null && !isLeaving;

  const around = answersIn({
    config,
    log,
    files,
    pagePaths,
    workers,
    isStopping,
    isDatabaseAnswering: composed.isDatabaseAnswering,
    isStorageFull: composed.isStorageFull,
  });
  let present = around({ product: composed.product, pages, renderings });
  let isMadeAhead = false;

  const close = async () => {
    present.ahead?.stop();
    await present.renderings?.close();
    await composed.close();
  };
  const stopAfter = (noticeInMilliseconds: number) => {
    const { conversations, discussions } = present.product;
    const hangUp = () => {
      conversations.feed.close();
      discussions.feed.close();
    };
    stopping ??= stop({ noticeInMilliseconds, connections, close, log, config, hangUp });
    return stopping;
  };
  const { server, connections } = createListener({
    handle: (request, response) => present.handle(request, response),
    guard: { publicOrigin: config.publicOrigin, host: config.host },
    proxies: config.trustedProxies,
    ...(patience === undefined ? {} : { patience }),
    onRefusal: ({ failure, requestId, method }) =>
      log.info({ requestId, method: method ?? undefined, status: failure.status, code: failure.code }),
  });
  if (config.isWarmedUp) await warmUp(present.app);
  const port = await listen(server, config);
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return {
    server,
    address: `http://${host}:${port}`,
    product: () => present.product,
    isAnswering: connections.isAnswering,
    received: connections.received,
    makeAhead() {
      isMadeAhead = true;
      present.ahead?.start(connections.isAnswering);
    },
    stored: () => present.stored && { bytes: present.stored.bytes, answers: present.stored.size },
    take(answering) {
      const former = present;
      present = around(answering);
      former.ahead?.stop();
      if (isMadeAhead) present.ahead?.start(connections.isAnswering);
      // What its threads have begun is made again where it is sent, with the prices of its request.
      former.renderings?.close().catch(() => {});
    },
    stop: () => stopAfter(config.stopNoticeInMilliseconds),
    stopWithoutNotice: () => stopAfter(0),
    leave() {
      isLeaving = stopping === null;
      return stopAfter(0);
    },
  };
}

type AroundParts = Pick<ServeParts, "config" | "log" | "files" | "pagePaths" | "workers"> &
  Pick<Parameters<typeof createApp>[0], "isStopping" | "isDatabaseAnswering" | "isStorageFull">;

/** The whole server around a product, with a store of its own: what is made with other prices never meets it. */
function answersIn({ config, log, ...parts }: AroundParts) {
  const { publicOrigin, trustedProxies, sharedOrigins } = config;
  const trusted = trusting(trustedProxies);
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress({ connection: socket.remoteAddress, forwardedFor: forwardedIn(headers) }, trusted);
  return ({ product, pages, renderings, config: present = config }: Answering) => {
    const responses = openStore(present, { product, log, renderings });
    const app = createApp({ ...parts, product, pages, log, publicOrigin, trustedProxies, sharedOrigins, responses });
    const onTheLongRoad = getRequestListener(app.fetch);
    const handle = responses === null ? onTheLongRoad : fastPath({ ...responses, addressOf }, onTheLongRoad);
    const { madeAheadInBytes: bytes } = present;
    const ahead: MadeAhead | null =
      responses === null || renderings === null || bytes === 0
        ? null
        : madeAhead({
            ...responses,
            product,
            renderings,
            bytes,
            loggedAs: loggedAddresses(app, parts.pagePaths ?? []),
          });
    return { app, handle, product, renderings, ahead, stored: responses?.store ?? null };
  };
}

const forwardedIn = ({ "x-forwarded-for": forwarded }: IncomingHttpHeaders): string | undefined =>
  Array.isArray(forwarded) ? forwarded.join(", ") : forwarded;

const LONGEST_WARM_UP_IN_MILLISECONDS = 500;

/** Answers the home page once before readers come, so that the first of them does not wait for the server's code to be compiled. */
async function warmUp(app: ReturnType<typeof createApp>): Promise<void> {
  const request = new Request("http://localhost/", { headers: { Accept: "text/html" } });
  // An error is logged, and shown to the first reader who meets it.
  const answered = Promise.resolve(app.fetch(request))
    .then((response) => response.text())
    .catch(() => {});
  await Promise.race([answered, pause(LONGEST_WARM_UP_IN_MILLISECONDS, undefined, { ref: false })]);
}

const whyNotListening: Readonly<Record<string, StartFailureCode>> = {
  EADDRINUSE: "portInUse",
  EACCES: "portReserved",
  EADDRNOTAVAIL: "addressMissing",
  ENOTFOUND: "nameUnknown",
  EAI_AGAIN: "nameUnresolved",
};

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((done, failed) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      if (cause.code === undefined) return failed(cause);
      const place = { host, port: String(port), other: String(port + 1), reason: cause.code };
      failed(new StartFailure(whyNotListening[cause.code] ?? "portUnusable", place, { cause }));
    });
    // A connection that could not be taken in is that visitor's, not everybody's.
    server.on("error", () => {});
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

type Stop = Pick<ServeParts, "config" | "log"> & {
  noticeInMilliseconds: number;
  connections: Connections;
  close(): Promise<void>;
  hangUp(): void;
};

/**
 * Health says that we go, for as long as a balancer needs to hear it, and every answer closes its connection; then no new
 * connection is taken, what has begun is finished, and the database is closed.
 */
async function stop({ noticeInMilliseconds, connections, close, hangUp, config, log }: Stop): Promise<boolean> {
  log.info({ noticeInMilliseconds }, "stopping");
  connections.leave();
  await pause(noticeInMilliseconds);
  // Who listens to a conversation would listen on; their browsers ask again, and are answered by another process.
  hangUp();
  const connectionsCut = await connections.close({ withinMilliseconds: config.finishInMilliseconds });
  if (connectionsCut > 0) log.warn({ connectionsCut }, "requests were not finished in time");
  const isClosed = await Promise.race([
    close().then(() => true),
    pause(CLOSING_IN_MILLISECONDS, false, { ref: false }),
  ]);
  if (isClosed) log.info({}, "stopped");
  else log.error({}, "stopped before everything was written");
  return isClosed;
}
