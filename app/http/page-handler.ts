import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Meter } from "../core/usage/contracts/metered-use.ts";
import { Failure } from "../failure.ts";
import type { PageAnalytics } from "../features/visits/contracts/analytics.ts";
import { defaultLanguage, isLanguage } from "../messages/languages.ts";
import { appContext, type PageViewer } from "../web/context.ts";
import { preferencesIn } from "../web/session/preferences.ts";
import type { Product } from "../wiring/composition.server.ts";
import { noticeCookie, noticeIn, sessionCookie, sessionIn } from "./cookies.ts";
import { countedVisit, pageSent } from "./counted-visit.ts";

export type PageFacts = {
  requestId: string;
  /** Told which scripts stand in the page that is sent. */
  allowScripts(texts: readonly string[]): void;
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
  "/_root",
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
    const token = sessionIn(cookies, isSecure);
    const { viewer, refreshedUntil } = await viewerOf(request, { product, token, report: facts.reportFailure });
    const notice = noticeIn(cookies);
    const context = new RouterContextProvider();
    context.set(appContext, { product, viewer, token, notice, isSecure, ...facts });
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
    if (viewer.person !== null) response.headers.set("Cache-Control", "private, no-store");
    return response;
  };
}

type Asked = { product: Product; token: string | null; report: PageFacts["reportFailure"] };

/** The language of the address wins over the stored one; what is not one of ours is nothing. */
async function viewerOf(request: Request, asked: Asked): Promise<{ viewer: PageViewer; refreshedUntil: Date | null }> {
  const stored = preferencesIn(request.headers.get("cookie"));
  const inAddress = new URL(request.url).searchParams.get("lang");
  const { isUnknown, person } = await personOf(asked);
  return {
    viewer: {
      language: isLanguage(inAddress) ? inAddress : (stored.language ?? defaultLanguage),
      theme: stored.theme,
      person: person && { account: person.account, session: person.session },
      isUnknown,
    },
    refreshedUntil: person?.refreshedUntil ?? null,
  };
}

/** Looks up the session; while the database is unavailable, pages that need no session still work. */
async function personOf({ product, token, report }: Asked) {
  if (token === null) return { person: null, isUnknown: false };
  try {
    return { person: await product.accounts.personOf(token), isUnknown: false };
  } catch (error) {
    report(Failure.from(error));
    return { person: null, isUnknown: true };
  }
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
