import type { Context } from "hono";
import type { ApiProduct } from "../../../api/product.ts";
import type { Caller } from "../../shared/use-cases/caller.ts";
import type { RateWindow } from "../contracts/plan.ts";

/** The caller's remaining quota in the headers of the IETF draft on rate limits; none without a limit. */
export async function sayAllowance(c: Context, { rateLimitOf }: ApiProduct, caller: Caller): Promise<void> {
  for (const [name, value] of Object.entries(rateLimitHeaders(await rateLimitOf(caller)))) c.header(name, value);
}

/** The headers that say it; none without a limit. */
export function rateLimitHeaders(windows: readonly RateWindow[] | null): Record<string, string> {
  if (windows === null) return {};
  const policies = windows.map(({ name, quota, windowInSeconds }) => `"${name}";q=${quota};w=${windowInSeconds}`);
  const left = windows.flatMap(({ name, remaining, resetInSeconds }) =>
    remaining === null ? [] : [`"${name}";r=${remaining};t=${resetInSeconds}`],
  );
  return { "RateLimit-Policy": policies.join(", "), RateLimit: left.join(", ") };
}
