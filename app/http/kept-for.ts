import { isKnownBrowser } from "./cookies.ts";

const UNKEPT = "private, no-store";

/**
 * Who may keep an answer, and how long. What is public says so itself, and is the same for all. What depends on who asks
 * (a key, a session, a conversation, what is left of a plan) is never cached, nor is what hands out a cookie; the
 * rest is asked for again each time.
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
