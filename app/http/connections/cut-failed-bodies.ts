import { createMiddleware } from "hono/factory";
import { Failure } from "../../failure.ts";
import type { AppEnvironment } from "../app-environment.ts";
import { logBug, type ServerLog } from "../request-log.ts";
import { unlessCutShort } from "./cut-short.ts";

/** Answers of these types are complete before their first byte leaves: they have nothing that could fail. */
const complete = /^(?:text\/html|application\/(?:problem\+)?json)\b/;

/**
 * Cuts the connection when the rest of a body cannot be made: its reader sees that the answer is not whole, and the reason stands in
 * the log alone. The adapter would write the message of the error behind what was sent, and end the answer as if it were whole.
 */
export const cutFailedBodies = (log: ServerLog) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    await next();
    const outgoing = c.env?.outgoing;
    if (outgoing === undefined || complete.test(c.res.headers.get("Content-Type") ?? "")) return;
    const { body, headers, status } = c.res;
    if (body === null) return;
    const { requestId } = c.var;
    const sent = { signal: c.req.raw.signal, incoming: c.env.incoming };
    const cut = (error: unknown) => {
      logBug(log, unlessCutShort(Failure.from(error), sent), requestId);
      outgoing.destroy();
    };
    c.res = undefined;
    c.res = new Response(untilItFails(body, cut), { status, headers });
  });

/** The same bytes, asked for as they are taken; `onFailure` hears why there are no more. */
function untilItFails(body: ReadableStream<Uint8Array>, onFailure: (error: unknown) => void) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await reader.read();
          if (!next.done) return controller.enqueue(next.value);
        } catch (error) {
          onFailure(error);
        }
        controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
