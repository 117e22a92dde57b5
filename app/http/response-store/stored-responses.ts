import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler, Next } from "hono";
import { Failure } from "../../failure.ts";
import type { FairShare } from "../../fair-share.ts";
import type { Product } from "../../wiring/composition.server.ts";
import type { AppEnvironment } from "../app-environment.ts";
import { readerOf } from "../counted-visit.ts";
import type { Renderings } from "../renderings/renderings.ts";
import { logAnswer, logBug, type ServerLog } from "../request-log.ts";
import { lastingOf } from "./answers-for-many.ts";
import { madeApart, madeHere } from "./made-apart.ts";
import type { OneByOne } from "./one-by-one.ts";
import { type PublicRequest, type PublicSettings, publicRequest } from "./public-request.ts";
import { requestForMany } from "./request-for-many.ts";
import type { Outcome, ResponseStore } from "./response-store.ts";
import { sendStored } from "./send-stored.ts";
import { type StoredAnswer, storedAnswer } from "./stored-answer.ts";
import type { StoredBodies } from "./stored-bodies.ts";
import { countForReader, type OwnRow } from "./stored-reader.ts";

export type StoredResponsesParts = {
  store: ResponseStore;
  bodies: StoredBodies;
  settings: PublicSettings;
  product: Pick<Product, "countAgain" | "rateLimitOf" | "keepLeftBehind" | "filings">;
  /** Threads that make answers; null: all are made here. */
  renderings: Pick<Renderings, "make"> | null;
  /** The turns of the answers that are made here. */
  turns: OneByOne;
  hasLiveProviders: boolean;
  log: ServerLog;
};

/** Facts about a request that the server around the store knows. */
type Around = {
  /** The places of those whose answer is under way. */
  inside: FairShare;
  addressOf(c: Context<AppEnvironment>): string;
  loggedAs(url: URL, status: number): { path: string; route: string; ticker: string | undefined };
};

type Parts = StoredResponsesParts & Around;
type Asked = { question: PublicRequest; started: number };

/**
 * Answers anonymous questions from the store, and makes what is not there once for all who ask meanwhile. It stands around everything
 * else: what it makes passes through the whole server, and what it answers itself is counted and logged in the same way.
 */
export function storedResponses(parts: Parts): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const { raw } = c.req;
    const header = (name: string) => raw.headers.get(name) ?? undefined;
    const question = publicRequest({ method: raw.method, target: targetOf(c), header }, parts.settings);
    if (question === null) return next();
    const { store } = parts;
    const asked = { question, started: performance.now() };
    const found = store.find(question.key);
    const underWay = store.underWay(question.key);
    // One reader at a time makes an answer anew; the others are sent the one that is there.
    const isSent = found !== null && (found.isFresh || underWay !== undefined);
    if (isSent && (await answered(parts, c, { ...asked, answer: found.answer }))) return;
    if (!isSent && underWay !== undefined && (await waited(parts, c, { ...asked, underWay }))) return;
    if (isSent || underWay !== undefined || raw.method === "HEAD") return next();
    return made(parts, c, { ...asked, next, stale: found?.answer ?? null });
  };
}

/** The target as it came; without a connection (tests, the first rendering) as it was parsed. */
function targetOf(c: Context<AppEnvironment>): string {
  const came = c.env?.incoming?.url;
  if (came !== undefined) return came;
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/** Makes an answer for all who ask meanwhile. A failure of ours leaves its reader with the answer that was there before. */
async function made(
  parts: Parts,
  c: Context<AppEnvironment>,
  { question, started, next, stale }: Making,
): Promise<void> {
  const { store } = parts;
  const { raw } = c.req;
  const isKept = store.isAdmitted(question.key, question.isPlain);
  let isApart = false;
  const outcome = await store.make(question.key, {
    isKept,
    work: async () => {
      const address = parts.addressOf(c);
      const apart = await madeApart(parts, { question, raw, address });
      isApart = apart !== null;
      if (apart !== null) return { kind: "answer", answer: apart };
      return madeHere(parts, { question, address }, async () => {
        c.set("body", null);
        c.req.raw = requestForMany(question, raw.headers);
        try {
          await next();
        } finally {
          c.req.raw = raw;
        }
        return outcomeOf(parts, c, question);
      });
    },
  });
  const asked = { question, started };
  if (outcome.kind === "failure" && stale !== null && (await answered(parts, c, { ...asked, answer: stale }))) return;
  const requestId = c.var.requestId;
  // What a thread has made is not counted for anyone yet; a reader whose plan refuses it gets the refusal from the page handler.
  if (isApart && outcome.kind === "answer")
    return (await answered(parts, c, { ...asked, answer: outcome.answer, isKept })) ? undefined : next();
  if (outcome.kind !== "answer") return logged(parts, c, { started, requestId, code: c.var.failure?.code });
  const { answer } = outcome;
  const row = answer.saysRateLimit ? rateLimitIn(c.res.headers) : [];
  await sendStored(c, { bodies: parts.bodies, key: question.key, answer, isKept, row, requestId });
  logged(parts, c, { started, requestId });
}

type Making = Asked & { next: Next; stale: StoredAnswer | null };

const rateLimitIn = (headers: Headers): OwnRow =>
  ["ratelimit-policy", "ratelimit"].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [name, value];
  });

async function outcomeOf(parts: Parts, c: Context<AppEnvironment>, { isOfEdition }: PublicRequest): Promise<Outcome> {
  const { body, meter, failure } = c.var;
  const { headers, status } = c.res;
  if (body) {
    const { uses } = meter;
    const { filings } = parts.product;
    const isLive = uses.some((use) => use.kind === "company" && filings.isRequested(use.ticker));
    const lasts = lastingOf({ isOfEdition, uses, hasLiveProviders: parts.hasLiveProviders || isLive });
    const answer = storedAnswer({ headers, body, uses, lasts, logged: parts.loggedAs(new URL(c.req.url), status) });
    return { kind: "answer", answer };
  }
  if (status < 500) return { kind: "own" };
  const shared = { status, headers: new Headers(headers), body: await c.res.clone().arrayBuffer() };
  return { kind: "failure", failure: { ...shared, code: failure?.code, accept: acceptOf(c) } };
}

/** Failures are sent in the format that their reader accepts. */
const acceptOf = (c: Context<AppEnvironment>): string => c.req.raw.headers.get("accept") ?? "";

/** Waits for an answer that is being made for another reader. False where it is not for this one. */
async function waited(parts: Parts, c: Context<AppEnvironment>, { underWay, ...asked }: Waiting): Promise<boolean> {
  const place = parts.inside.enter(parts.addressOf(c));
  if (!place.isTaken) return false;
  try {
    const outcome = await underWay.catch((): Outcome => ({ kind: "own" }));
    if (outcome.kind === "answer") return await answered(parts, c, { ...asked, answer: outcome.answer });
    if (outcome.kind === "own" || outcome.failure.accept !== acceptOf(c)) return false;
    const { status, headers, body, code } = outcome.failure;
    c.res = new Response(c.req.method === "HEAD" ? null : body, { status, headers });
    logged(parts, c, { ...asked, requestId: headers.get("x-request-id") ?? randomUUID(), code });
    return true;
  } finally {
    place.leave();
  }
}

type Waiting = Asked & { underWay: Promise<Outcome> };

/** Sends a stored answer to one more reader. False where their plan refuses it, or the server has no room: both are answered elsewhere. */
async function answered(
  parts: Parts,
  c: Context<AppEnvironment>,
  asked: Asked & { answer: StoredAnswer; isKept?: boolean },
) {
  const { question, answer, started, isKept = true } = asked;
  const { method, headers } = c.req.raw;
  const address = parts.addressOf(c);
  try {
    const row = await countForReader(parts.product, { ...readerOf({ method, headers, address }), address }, answer);
    const requestId = randomUUID();
    await sendStored(c, { bodies: parts.bodies, key: question.key, answer, isKept, row, requestId });
    logged(parts, c, { started, requestId, isStored: true });
    return true;
  } catch (error) {
    logBug(parts.log, Failure.from(error), randomUUID());
    return false;
  }
}

type Line = { started: number; requestId: string; code?: string | undefined; isStored?: boolean };

function logged({ log, loggedAs }: Parts, c: Context<AppEnvironment>, { requestId, ...line }: Line): void {
  // Without a connection it is the server warming itself up.
  if (c.env?.incoming === undefined) return;
  const { method } = c.req.raw;
  const { status } = c.res;
  logAnswer(log, { requestId, method, ...loggedAs(new URL(c.req.url), status), status, ...line });
}
