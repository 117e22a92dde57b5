import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Product } from "../composition.server.ts";
import type { Failure } from "../failure.ts";
import { defaultLanguage, isLanguage } from "../messages/languages.ts";
import { appContext, type Viewer } from "../web/context.ts";
import { preferencesIn } from "../web/session/preferences.ts";

export type PageFacts = { requestId: string; nonce: string; reportFailure(failure: Failure): void };
export type PageHandler = (request: Request, facts: PageFacts) => Promise<Response>;

/** Pages by React Router. Behind a proxy its check of form posts compares with the public origin, so it must see that one. */
export function pageHandler(
  build: ServerBuild,
  { product, mode, publicOrigin }: { product: Product; mode: string; publicOrigin: string | null },
): PageHandler {
  const handle = createRequestHandler(build, mode);
  return (request, facts) => {
    const context = new RouterContextProvider();
    context.set(appContext, { product, viewer: viewerOf(request), ...facts });
    return handle(publicOrigin === null ? request : underOrigin(request, publicOrigin), context);
  };
}

/** The language of the address wins over the stored one; what is not one of ours is nothing. */
function viewerOf(request: Request): Viewer {
  const stored = preferencesIn(request.headers.get("cookie"));
  const asked = new URL(request.url).searchParams.get("lang");
  return { language: isLanguage(asked) ? asked : (stored.language ?? defaultLanguage), theme: stored.theme };
}

function underOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const { method, headers, signal } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(origin + pathname + search, {
    method,
    headers,
    signal,
    ...(hasBody ? { body: request.body, duplex: "half" } : {}),
  });
}
