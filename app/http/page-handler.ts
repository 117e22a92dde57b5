import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Meter } from "../core/usage/contracts/metered-use.ts";
import type { Failure } from "../failure.ts";
import type { PageAnalytics } from "../features/visits/contracts/analytics.ts";
import { appContext } from "../web/context.ts";
import { routeOf } from "../web/page-lists.ts";
import type { Product } from "../wiring/composition.server.ts";
import { noticeCookie, noticeCookieIn, sessionCookie, sessionCookieIn } from "./cookies.ts";
import { countedVisit, pageSent } from "./counted-visit.ts";
import { isKnownReader, isRead, localisedAddress, viewerOf } from "./page-viewer.ts";
import { publicAnswer } from "./response-store/public-answer.ts";

export type PageFacts = {
  requestId: string;
  /** Told which scripts stand in the page that is sent. */
  allowScripts(texts: readonly string[]): void;
  /** Told which sites may show a document in a frame, and the style sheets that stand in it. */
  allowFrame(frame: { framedBy: readonly string[]; styles: readonly string[] }): void;
  /** Where the request comes from, as far as it can be known. */
  address: string;
  /** Records what the page uses. */
  meter?: Meter | undefined;
  /** The service that counts readers; null: there is none. */
  analytics: PageAnalytics | null;
  reportFailure(failure: Failure): void;
};
/** The templates of the paths of all pages: "/analysis/:ticker". The home page's data has a name of its own. */
export const pagePathsOf = ({ routes }: Pick<ServerBuild, "routes">): string[] => [
  "/_",
  ...Object.values(routes).flatMap((route) => (route?.path === undefined ? [] : [`/${route.path}`])),
];

export type PageHandler = (request: Request, facts: PageFacts) => Promise<Response>;

/** Pages by React Router. Behind a proxy its check of form posts compares with the public origin, so it must see that one. */
export function pageHandler(
  build: ServerBuild,
  { product, mode, publicOrigin }: { product: Product; mode: string; publicOrigin: string | null },
): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async (asked, facts) => {
    const request = publicOrigin === null ? asked : underOrigin(asked, publicOrigin);
    const isSecure = new URL(request.url).protocol === "https:";
    const cookies = request.headers.get("cookie");
    const token = sessionCookieIn(cookies, isSecure);
    const { viewer, refreshedUntil } = await viewerOf(request, { product, token, report: facts.reportFailure });
    const notice = noticeCookieIn(cookies);
    const context = new RouterContextProvider();
    const localised = localisedAddress(request);
    context.set(appContext, { product, viewer, localised, token, notice, isSecure, ...facts });
    const response = await handle(request, context);
    // A page that has read a notice has shown it; a redirect passes it on, and data alone shows nothing.
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") === true;
    if (notice !== null && isPage) response.headers.append("Set-Cookie", noticeCookie(null, isSecure));
    const isSigningOut = response.headers.getSetCookie().some((cookie) => /^(?:__Host-)?valora-session=/.test(cookie));
    if (token !== null && refreshedUntil !== null && !isSigningOut)
      response.headers.append("Set-Cookie", sessionCookie({ token, expiresAt: refreshedUntil }, isSecure));
    const path = pageSent({ request, response });
    if (path !== null) facts.meter?.record({ kind: "page", path });
    const visit = countedVisit({ request, response, address: facts.address });
    if (visit !== null) product.countVisit(visit);
    sayWhoShares({ request, response, path, meter: facts.meter });
    if (viewer.person !== null) response.headers.set("Cache-Control", "private, no-store");
    return response;
  };
}

type Answered = { request: Request; response: Response; path: string | null; meter: Meter | undefined };

/** Says of a page that it is the same for all readers whom nothing names. One that says by itself how long it lasts has said it. */
function sayWhoShares({ request, response: { headers }, path, meter }: Answered): void {
  if (path === null || routeOf(path)?.isShared !== true || meter?.isPersonal === true) return;
  if (!isRead(request) || isKnownReader(request)) return;
  if (!headers.has("Cache-Control") && !headers.has("Set-Cookie")) headers.set("Cache-Control", publicAnswer);
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
