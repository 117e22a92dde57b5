import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { KeptAnswer, KeyedRequest } from "../../core/idempotency/use-cases/idempotency-context.ts";
import { readIdempotencyKey } from "../../core/idempotency/use-cases/read-idempotency-key.ts";
import { Failure } from "../../failure.ts";
import { type CallerParts, keyHolder, signedInCallerOf, visitorOf } from "../caller.ts";
import type { ApiProduct } from "../product.ts";
import { type KeyedOperation, keyedOperations } from "./keyed-operations.ts";

/** Says that an answer is that of an earlier request, by the name that Stripe's API has for it. */
const replayHeader = "Idempotent-Replayed";

type Parts = CallerParts & Pick<ApiProduct, "idempotency">;

/**
 * A request with an Idempotency-Key is done once: the same request of the same caller with the same key gets the first answer again. Only
 * an answer that says that something was done is kept; what was refused or has failed may be asked again under its key.
 */
export function answerOnce(api: OpenAPIHono, parts: Parts) {
  let operations: readonly KeyedOperation[] | null = null;
  return createMiddleware(async (c, next) => {
    const header = c.req.header("idempotency-key");
    if (header === undefined || c.req.method !== "POST") return next();
    operations ??= keyedOperations(api);
    const { pathname } = new URL(c.req.url);
    const asked = operations.find(({ address }) => address.test(pathname));
    if (asked === undefined) return next();
    const caller = await keyedCaller(c, asked, parts);
    const key = readIdempotencyKey(header);
    const { operation, isOnceByItself } = asked;
    const begun = await parts.idempotency.begin({
      ...{ ...caller, operation, key, isOnceByItself },
      asked: await textOf(c.req.raw),
    });
    if (begun.kind === "again") return replayed(begun.answer);
    c.set("idempotencyKey", key);
    await next();
    const isDone = c.error === undefined && c.res.ok;
    const ended = parts.idempotency.end(begun.row, isDone ? await answerIn(c.res.clone()) : null);
    // What was done is answered, even where that cannot be written down any more: the key is then taken until its day is over.
    await ended.catch((error: unknown) => c.get("reportBug")?.(Failure.from(error)));
  });
}

/** The key of the request that is answered, for work that keeps it; null: it bears none. */
export const idempotencyKeyOf = (c: Context): string | null => c.get("idempotencyKey") ?? null;

/** A session and a key for programs are two callers, because one may do what the other may not. */
async function keyedCaller(
  c: Context,
  { isPersonal }: KeyedOperation,
  parts: Parts,
): Promise<Pick<KeyedRequest, "who" | "accountId">> {
  const signedIn = isPersonal ? await signedInCallerOf(c, parts) : await keyedProgram(c, parts);
  if (signedIn === null) return { who: `address ${visitorOf(c).address}`, accountId: null };
  const { account, session } = signedIn;
  const who = session === null ? `key ${c.req.header("authorization")}` : `session ${session.id}`;
  return { who, accountId: account.id };
}

/** What is open to all is done for a visitor, unless a program says whose it is. */
async function keyedProgram(c: Context, { accounts }: Parts) {
  const account = await keyHolder(c.req.raw, { accounts });
  return account && { account, session: null };
}

/** Everything that a request asks: where, and with what. Of JSON it is the same however it is set. */
async function textOf(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.clone().arrayBuffer());
  return [pathname, search, inOneForm(body.toString("utf8")) ?? body.toString("base64")].join("\n");
}

function inOneForm(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
        : value,
    );
  } catch {
    return null;
  }
}

const answerIn = async (answer: Response): Promise<KeptAnswer> => ({
  status: answer.status,
  contentType: answer.headers.get("content-type"),
  body: await answer.text(),
});

function replayed({ status, contentType, body }: KeptAnswer): Response {
  const headers = new Headers({ [replayHeader]: "true" });
  if (contentType !== null) headers.set("Content-Type", contentType);
  return new Response(body === "" ? null : body, { status, headers });
}
