import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { Failure } from "../failure.ts";
import { appContext } from "./context.ts";
import { DEFERRED_HYDRATION_SCRIPT, scriptsAfterPaint, scriptsHeld } from "./deferred-hydration/held-scripts.ts";
import { inlineScriptsIn } from "./inline-scripts.ts";
import { RequestIdOfFailure } from "./request-id.ts";
import { prepareAllMessages } from "./session/messages.ts";

const renderTimeoutInMilliseconds = 5_000;

/**
 * Renders the whole page before the first byte leaves. Nothing here waits for a slow provider, and a page that arrives
 * complete needs no script to put its parts in place: it reads the same with scripts off.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  await prepareAllMessages();
  const { allowScripts, requestId } = loadContext.get(appContext);
  const answered = (html: string, status: number) => {
    const page = timed(html);
    allowScripts(inlineScriptsIn(page));
    return new Response(page, { status, headers });
  };

  return new Promise((resolve, reject) => {
    let renderedStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <RequestIdOfFailure value={status >= 500 ? requestId : null}>
        <ServerRouter context={routerContext} url={request.url} />
      </RequestIdOfFailure>,
      {
        // Larger parts would otherwise be sent at the end and moved into place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          resolve(textOf(pipe).then((html) => answered(html, renderedStatus)));
        },
        onShellError: reject,
        onError(error) {
          renderedStatus = 500;
          loadContext.get(appContext).reportFailure(Failure.from(error));
        },
      },
    );
    const timeout = setTimeout(abort, renderTimeoutInMilliseconds);
  });
}

/** The pieces of a page that is complete, as one text: a stream of another stream would decode each by itself. */
function textOf(pipe: (page: Writable) => void): Promise<string> {
  return new Promise((done) => {
    const pieces: Uint8Array[] = [];
    const page = new Writable({
      // Nothing is gained by making the renderer wait.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(piece: Uint8Array, _encoding, next) {
        pieces.push(piece);
        next();
      },
      final(next) {
        done(Buffer.concat(pieces).toString());
        next();
      },
    });
    pipe(page);
  });
}

/** Reading comes before scripts: those of a page come after what is painted first, or when there is a reader. */
const timed = (html: string) =>
  html.includes(`<script type="module" src="${DEFERRED_HYDRATION_SCRIPT}`)
    ? scriptsHeld(html)
    : scriptsAfterPaint(html);

/**
 * Anything a loader or action threw that is not an answer: a bug of ours, for the server's log. What the router itself refuses, as a
 * method that a page does not take, is a fault of the request, and its status says which.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isRefusal) return;
  context.get(appContext).reportFailure(Failure.from(error));
}
