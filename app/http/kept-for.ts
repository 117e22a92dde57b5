import { isKnownBrowser } from "./cookies.ts";

const UNKEPT = "private, no-store";

/**
 * Which caches may store an answer, and how long. A public answer says so itself and is the same for all. An answer that
 * depends on the caller (a key, a session, a conversation, a quota) is never cached, nor is one that sets a cookie; caches
 * must revalidate all others each time.
 */
export function keptFor(request: Request, { headers }: Response): string {
  const said = headers.get("Cache-Control");
  if (said?.startsWith("public") && !headers.has("Set-Cookie")) return said;
  const isPersonal =
    request.headers.has("authorization") ||
    isKnownBrowser(request.headers.get("cookie")) ||
    headers.has("Set-Cookie") ||
    headers.has("RateLimit");
  return isPersonal || said?.includes("no-store") ? UNKEPT : (said ?? "private, no-cache");
}
