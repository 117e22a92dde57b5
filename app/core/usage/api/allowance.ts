import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ApiProduct } from "../../../api/product.ts";
import { Failure, type FailureCode } from "../../../failure.ts";
import type { Caller } from "../../shared/use-cases/caller.ts";
import type { RateWindow } from "../contracts/plan.ts";

/** The caller's remaining quota in the headers of the IETF draft on rate limits; none without a limit. */
export async function sayAllowance(
  c: Context,
  { rateLimitOf }: Pick<ApiProduct, "rateLimitOf">,
  caller: Caller,
): Promise<void> {
  for (const [name, value] of Object.entries(rateLimitHeaders(await rateLimitOf(caller)))) c.header(name, value);
}

/**
 * Says what is left of the caller's limits in an answer that one of them has refused, and in one that opened a company without
 * saying it.
 */
export const sayLimits = (product: Pick<ApiProduct, "rateLimitOf">) =>
  createMiddleware(async (c, next) => {
    await next();
    // The API finds out who asks before it asks whether they may.
    const caller: Caller | undefined = c.get("caller");
    if (caller === undefined) return;
    if (c.error !== undefined) await sayRefusal(c, product, caller);
    else if (opensOne(caller) && !c.res.headers.has("RateLimit")) await sayAllowance(c, product, caller);
  });

const opensOne = ({ meter }: Caller): boolean => meter?.uses.some(({ kind }) => kind === "company") === true;

async function sayRefusal(c: Context, { rateLimitOf }: Pick<ApiProduct, "rateLimitOf">, caller: Caller): Promise<void> {
  const refused = windowOf(Failure.from(c.error));
  if (refused === null) return;
  const windows = await Promise.resolve(rateLimitOf(caller)).catch(() => null);
  const isKnown =
    windows?.some(({ name }) => name === refused.name) && windows.every((each) => each.remaining !== null);
  if (!windows || !isKnown) return;
  const headers = rateLimitHeaders(
    windows.map((each) => (each.name === refused.name ? { ...each, ...refused } : each)),
  );
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

/** The limit that an answer was refused by, as a header says it; null where none was. */
export function refusedWithin(failure: Failure): string | null {
  const refused = windowOf(failure);
  return refused && leftIn([refused]);
}

/** Nothing is left within the limit that refuses, until it may be asked again. */
function windowOf({ code, params }: Failure): Pick<RateWindow, "name" | "remaining" | "resetInSeconds"> | null {
  const name = windowByCode[code];
  return name === undefined ? null : { name, remaining: 0, resetInSeconds: Number(params.retryAfter) };
}

const windowByCode: Partial<Readonly<Record<FailureCode, RateWindow["name"]>>> = {
  dailyQuotaExceeded: "companies",
  minuteQuotaExceeded: "pace",
  anonymousQuotaExceeded: "everybody",
};

/** The headers that say it; none without a limit. */
export function rateLimitHeaders(windows: readonly RateWindow[] | null): Record<string, string> {
  if (windows === null) return {};
  const policies = windows.map(({ name, quota, windowInSeconds }) => `"${name}";q=${quota};w=${windowInSeconds}`);
  return { "RateLimit-Policy": policies.join(", "), RateLimit: leftIn(windows) };
}

const leftIn = (windows: readonly Pick<RateWindow, "name" | "remaining" | "resetInSeconds">[]): string =>
  windows
    .filter(({ remaining }) => remaining !== null)
    .map(({ name, remaining, resetInSeconds }) => `"${name}";r=${remaining};t=${resetInSeconds}`)
    .join(", ");
