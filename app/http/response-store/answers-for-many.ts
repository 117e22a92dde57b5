import { createMiddleware } from "hono/factory";
import type { MeteredUse } from "../../core/usage/contracts/metered-use.ts";
import type { AppEnvironment } from "../app-environment.ts";
import type { Lasting } from "./stored-answer.ts";

/** Whether many readers may have an answer: it says so itself, and nothing of its caller went into it. */
export const isForMany = (response: Response, { isPersonal }: { isPersonal: boolean }): boolean =>
  response.status === 200 &&
  !isPersonal &&
  !response.headers.has("Set-Cookie") &&
  response.headers.get("Cache-Control")?.startsWith("public") === true;

/**
 * Takes the body of an answer for many readers before it is compressed for one of them. It stands inside of what compresses; the
 * headers go on through everything that adds to them.
 */
export const bodyForMany = createMiddleware<AppEnvironment>(async (c, next) => {
  await next();
  if (c.var.body === undefined || !isForMany(c.res, c.var.meter)) return;
  const { res } = c;
  c.set("body", Buffer.from(await res.arrayBuffer()));
  c.res = undefined;
  c.res = new Response(null, { status: res.status, headers: res.headers });
});

type Lived = {
  isOfEdition: boolean;
  /** Whether the included data alone went into it. */
  isMadeOfData?: boolean;
  uses: readonly MeteredUse[];
  hasLiveProviders: boolean;
};

/** How long an answer lasts. Live providers change prices within an edition: about a company nothing is older than a minute then. */
export function lastingOf({ isOfEdition, isMadeOfData = false, uses, hasLiveProviders }: Lived): Lasting {
  if (!hasLiveProviders && isMadeOfData && isOfEdition) return "wholeEdition";
  if (!hasLiveProviders) return isOfEdition ? "edition" : "minute";
  return uses.some(({ kind }) => kind === "company") ? "minuteAtMost" : "minute";
}
