import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { AppEnvironment } from "./app-environment.ts";

/** The sites whose pages may read public answers of the API: any, or those of a list. */
export type SharedOrigins = "*" | readonly string[];

/** Headers that a script of another site may read. */
const exposed = ["Content-Disposition", "ETag", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"];

const A_DAY_IN_SECONDS = 86_400;

/**
 * Lets pages of other sites read what anyone may read, without the cookies of their visitors. A key may come from the sites of a
 * list alone: where any site may ask, a key in a page would be everyone's. The headers are written onto the answer that is there,
 * a failure too, and onto one that says that nothing has changed.
 */
export function sharedWith(origins: SharedOrigins, isPublicRead: (path: string) => boolean) {
  const headers = cors({
    origin: origins === "*" ? "*" : [...origins],
    allowMethods: ["GET", "HEAD"],
    allowHeaders: ["If-None-Match", ...(origins === "*" ? [] : ["Authorization"])],
    exposeHeaders: exposed,
    maxAge: A_DAY_IN_SECONDS,
  });
  return createMiddleware<AppEnvironment>(async (c, next) => {
    if (!isPublicRead(c.req.path)) return next();
    const isPreflight = c.req.method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined;
    if (isPreflight) return headers(c, next);
    await next();
    if (c.req.method === "GET" || c.req.method === "HEAD") {
      await headers(c, async () => {});
      c.set("isShared", c.res.headers.has("Access-Control-Allow-Origin"));
    }
  });
}
