import { createMiddleware } from "hono/factory";
import type { AppEnvironment } from "../app-environment.ts";

/** Hands an answer over to who sends it, instead of sending it. It stands around everything else. */
export const handOver = createMiddleware<AppEnvironment>(async (c, next) => {
  c.set("body", null);
  await next();
  const { place } = c.env;
  if (place === undefined) return;
  const { body, meter, failure } = c.var;
  place.failure = failure?.code ?? null;
  if (body) place.answer = { headers: [...c.res.headers], body, uses: meter.uses };
});
