import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { createApi } from "../api/index.ts";
import { publicReads } from "../api/public-reads.ts";
import { meterOf } from "../core/usage/contracts/metered-use.ts";
import { Failure } from "../failure.ts";
import { type FairShare, fairShare } from "../fair-share.ts";
import type { Product } from "../wiring/composition.server.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { clientAddress, trustedProxies } from "./client-address.ts";
import { cutFailedBodies } from "./connections/cut-failed-bodies.ts";
import { unlessCutShort } from "./connections/cut-short.ts";
import { largestBodyAt, tooLargeAt } from "./guard.ts";
import { keptFor } from "./kept-for.ts";
import { type LoggedAs, loggedAddresses } from "./logged-path.ts";
import { pageAnalytics } from "./page-analytics.ts";
import type { PageFacts, PageHandler } from "./page-handler.ts";
import { answerFailure, failureOfStatus, waitAfter } from "./problem.ts";
import { handOver } from "./renderings/hand-over.ts";
import { logAnswer, logBug, type ServerLog } from "./request-log.ts";
import { bodyForMany } from "./response-store/answers-for-many.ts";
import { publicAnswer, variesBy } from "./response-store/public-answer.ts";
import { type StoredResponsesParts, storedResponses } from "./response-store/stored-responses.ts";
import { securityHeaders, sourceOfInline } from "./security-headers.ts";
import { type SharedOrigins, sharedWith } from "./shared-origins.ts";

type AppParts = {
  product: Product;
  isDatabaseAnswering(limitInMilliseconds: number): Promise<boolean>;
  /** Whether there is no room to keep anything more. */
  isStorageFull?(): Promise<boolean>;
  /** Whether no request should be sent to this process any more. */
  isStopping?(): boolean;
  /** How many workers share the port; absent where this process serves alone. */
  workers?: (() => { wanted: number; ready: number }) | undefined;
  pages: PageHandler;
  /** The templates of their paths, for the log. */
  pagePaths?: readonly string[];
  /** The built files; null in development, where Vite serves them. */
  files: Hono | null;
  log: ServerLog;
  /** Vite adds scripts of its own to pages: no content policy then. */
  isDevelopment?: boolean;
  /** "https://valora.example", when a proxy stands in front. */
  publicOrigin?: string | null;
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[];
  /** The sites whose pages may read public answers of the API; null: none. */
  sharedOrigins?: SharedOrigins | null;
  /** The store of anonymous answers; null: none is stored. */
  responses?: StoredResponsesParts | null;
  /** Whether answers for many are handed over, by a thread that sends none. */
  handsOver?: boolean;
};

const DATABASE_PATIENCE_IN_MILLISECONDS = 1_000;
const MOST_AT_ONCE = 500;
const MOST_AT_ONCE_OF_ONE = 300;
const SHED_FOR_IN_SECONDS = 5;

/** Everything we answer, in order: files, health, API, pages. */
export function createApp({
  product,
  isDatabaseAnswering,
  isStorageFull = async () => false,
  isStopping = () => false,
  workers,
  pages,
  pagePaths = [],
  files,
  log,
  isDevelopment = false,
  publicOrigin = null,
  trustedProxies: proxies = [],
  sharedOrigins = null,
  responses = null,
  handsOver = false,
}: AppParts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.onError(async (error, c) => {
    const failure = unlessCutShort(Failure.from(error), sentBy(c));
    logBug(log, failure, c.var.requestId);
    c.set("failure", failure);
    return answerFailure(failure, c.var.requestId, new URL(c.req.url).searchParams);
  });
  app.notFound(() => {
    throw new Failure("notFound");
  });
  const loggedAs = loggedAddresses(app, pagePaths);
  const trusted = trustedProxies(proxies);
  const inside = fairShare({ most: MOST_AT_ONCE, mostOfOne: MOST_AT_ONCE_OF_ONE });
  const addressOf = (c: Context<AppEnvironment>) => addressIn(c, trusted);
  if (responses !== null) app.use(storedResponses({ ...responses, inside, addressOf, loggedAs }));
  if (handsOver) app.use(handOver);
  const { hasPlanLimits } = product;
  const isSecure = publicOrigin?.startsWith("https:") === true;
  app.use(identify(log, { isDevelopment, isSecure, loggedAs, addressOf, hasPlanLimits }), shedLoad(inside));
  if (files !== null) app.route("/", files);
  answerHealth(app, { product, isDatabaseAnswering, isStorageFull, isStopping, workers });
  const api = createApi(product, { isSecure, publicOrigin, isDevelopment });
  if (sharedOrigins !== null) app.use("/api/*", sharedWith(sharedOrigins, publicReads(api)));
  app.use(compress());
  app.use(cutFailedBodies(log));
  if (responses !== null || handsOver) app.use(bodyForMany);
  app.use((c, next) =>
    bodyLimit({
      maxSize: largestBodyAt(c.req.path),
      onError: () => {
        throw tooLargeAt(c.req.path);
      },
    })(c, next),
  );
  app.route("/api", api);
  answerPrograms(app, product, publicOrigin);
  app.all("*", async (c) => {
    const { requestId, address, meter } = c.var;
    const reportFailure = (reported: Failure) => {
      const failure = unlessCutShort(reported, sentBy(c));
      logBug(log, failure, requestId);
      c.set("failure", failure);
    };
    const analytics = pageAnalytics(c.req.raw, product.analytics);
    c.set("analytics", analytics?.loaded ?? null);
    const facts = { requestId, address, meter, analytics, reportFailure, ...permitting(c) };
    const response = await pages(c.req.raw, facts);
    if (response.status < 400 || readsPages(c.req.raw)) return response;
    const failure = c.var.failure ?? failureOfStatus(response.status);
    return failure === null ? response : answerFailure(failure, requestId, new URL(c.req.url).searchParams);
  });
  return app;
}

type HealthParts = Pick<AppParts, "product" | "isDatabaseAnswering" | "workers"> &
  Required<Pick<AppParts, "isStorageFull" | "isStopping">>;

/** Whether requests can be answered, for whatever looks after the process. */
function answerHealth(app: Hono<AppEnvironment>, parts: HealthParts): void {
  const { product, isDatabaseAnswering, isStorageFull, isStopping, workers } = parts;
  app.get("/healthz", async (c) => {
    const [isAnswering, isFull] = await Promise.all([
      isDatabaseAnswering(DATABASE_PATIENCE_IN_MILLISECONDS),
      isStorageFull(),
    ]);
    const isReady = isAnswering && !isFull && !isStopping();
    return c.json(
      {
        status: isStopping() ? "stopping" : isReady ? "ok" : "unavailable",
        version: product.version,
        dataAsOf: product.dataAsOf,
        database: isAnswering ? "answering" : "silent",
        storage: isFull ? "full" : "ok",
        uptimeInSeconds: Math.round(process.uptime()),
        ...(workers && { workers: workers() }),
      },
      isReady ? 200 : 503,
      { "Cache-Control": "no-store" },
    );
  });
  app.all("/healthz", () => {
    throw new Failure("methodNotAllowed");
  });
}

/** What a page may ask of its own content policy. */
const permitting = (c: Context<AppEnvironment>): Pick<PageFacts, "allowScripts" | "allowFrame"> => ({
  allowScripts: (texts) => c.set("scripts", texts.map(sourceOfInline)),
  allowFrame: ({ framedBy, styles }) => c.set("frame", { framedBy, styles: styles.map(sourceOfInline) }),
});

/** Most installations are never asked by the Model Context Protocol: its kit is loaded with the first message. */
function answerPrograms(app: Hono<AppEnvironment>, product: Product, publicOrigin: string | null): void {
  app.post("/mcp", async (c) => (await import("../mcp/answer-http.ts")).answerMcp(c, product, publicOrigin));
  app.all("/mcp", () => {
    throw new Failure("methodNotAllowed", { allow: "POST" });
  });
}

const sentBy = (c: Context<AppEnvironment>) => ({ signal: c.req.raw.signal, incoming: c.env?.incoming });

type IdentifyParts = {
  isDevelopment: boolean;
  isSecure: boolean;
  loggedAs: LoggedAs;
  addressOf(c: Context<AppEnvironment>): string;
  hasPlanLimits: boolean;
};

const addressIn = (c: Context<AppEnvironment>, trusted: ReturnType<typeof trustedProxies>): string =>
  clientAddress(
    { connection: c.env?.incoming?.socket.remoteAddress, forwardedFor: c.req.header("x-forwarded-for") },
    trusted,
  );

/** Names the request, protects the response, and writes one line about both. */
const identify = (log: ServerLog, { isDevelopment, isSecure, loggedAs, addressOf, hasPlanLimits }: IdentifyParts) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("scripts", []);
    c.set("failure", null);
    c.set("frame", null);
    c.set("isShared", false);
    c.set("reportBug", (failure) => logBug(log, failure, requestId));
    c.set("meter", meterOf());
    c.set("analytics", null);
    c.set("address", addressOf(c));
    await next();
    const { scripts, analytics, isShared, frame } = c.var;
    const isSecret = c.res.headers.get("Referrer-Policy") === "no-referrer";
    const needs = { scripts, analytics, isShared, isSecure, isSecret, ...frame };
    for (const [name, value] of Object.entries(securityHeaders(needs))) c.header(name, value);
    if (isDevelopment) c.header("Content-Security-Policy", undefined);
    c.header("X-Request-Id", requestId);
    const wait = c.var.failure === null ? null : waitAfter(c.var.failure);
    if (wait !== null && !c.res.headers.has("Retry-After")) c.header("Retry-After", wait);
    const kept = keptFor(c.req.raw, c.res, { meter: c.var.meter, hasPlanLimits });
    c.header("Cache-Control", kept);
    // A shared cache sends its copy to readers without cookies alone.
    if (kept === publicAnswer) c.header("Vary", variesBy(c.res.headers));
    // Without a connection it is the server warming itself up; an answer for many is logged by who sends it.
    if (c.env?.incoming === undefined || c.var.body !== undefined) return;
    const { status } = c.res;
    const line = loggedAs(new URL(c.req.url), status);
    logAnswer(log, { requestId, method: c.req.method, ...line, status, code: c.var.failure?.code, started });
  });

/** More at once than can be answered in time, or too many for one address: say so at once, so that those inside are answered. */
function shedLoad(inside: FairShare) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const place = inside.enter(c.var.address);
    if (!place.isTaken)
      throw new Failure(place.fullFor === "one" ? "tooManyAtOnce" : "overloaded", { retryAfter: SHED_FOR_IN_SECONDS });
    try {
      await next();
    } finally {
      place.leave();
    }
  });
}

/** Browsers ask for HTML, and the site's own scripts for data of a page; anything else gets a failure it can parse. */
const readsPages = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/html") || new URL(request.url).pathname.endsWith(".data");
