import type { Meter } from "../core/usage/contracts/metered-use.ts";
import { isKnownBrowser } from "./cookies.ts";

type Counted = { meter: Meter; hasPlanLimits: boolean };

const UNKEPT = "private, no-store";

/**
 * Which caches may store an answer, and how long. A public answer says so itself and is the same for all; where a plan is counted
 * for it, it comes from here each time. An answer that depends on the caller (a key, a session, a conversation, a quota) is never
 * cached, nor is one that sets a cookie; caches must revalidate all others each time.
 */
export function keptFor(request: Request, { headers }: Response, { meter, hasPlanLimits }: Counted): string {
  const said = headers.get("Cache-Control");
  const isForAll = said?.startsWith("public") === true && !headers.has("Set-Cookie") && !meter.isPersonal;
  if (isForAll && hasPlanLimits && meter.uses.some(({ kind }) => kind === "company")) return "private, no-cache";
  if (isForAll) return said;
  const isPersonal =
    request.headers.has("authorization") ||
    isKnownBrowser(request.headers.get("cookie")) ||
    headers.has("Set-Cookie") ||
    headers.has("RateLimit") ||
    meter.isPersonal;
  if (isPersonal || said?.includes("no-store")) return UNKEPT;
  return said === null || said.startsWith("public") ? "private, no-cache" : said;
}
