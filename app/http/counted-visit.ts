import type { CountedAs } from "../core/usage/contracts/metered-use.ts";
import { isCountedReader, type WithHeaders } from "./counted-reader.ts";

type Sent = { request: Request; response: Response };

/** The suffix under which the site's own scripts ask for the next page; behind a slash it has a name. */
export const dataOfPage = /(?:(?<=\/)_)?\.data$/;

/** The path of a page, whether a browser asks for it or the site's own scripts. */
export const pathOfPage = ({ url }: Request): string => new URL(url).pathname.replace(dataOfPage, "") || "/";

/** The path of the page that an answer is; null where it is none. */
export function pageSent({ request, response }: Sent): string | null {
  if (response.status !== 200) return null;
  const isData = new URL(request.url).pathname.endsWith(".data");
  const isPage = isData || response.headers.get("content-type")?.startsWith("text/html") === true;
  return isPage ? pathOfPage(request) : null;
}

type Reading = WithHeaders & { method: string; address: string };

/** Among which readers a request counts that is sent a page. */
export function readerOf({ method, headers, address }: Reading): CountedAs {
  const isCounted = isCountedReader({ headers });
  return { isCounted, visitor: isCounted && method === "GET" ? `${address} ${headers.get("user-agent")}` : null };
}

/** The page that was read, and by which visitor as far as that is known; null where neither can be counted. */
export function countedVisit({
  request,
  response,
  address,
}: Sent & { address: string }): { pathname: string; who: string } | null {
  const pathname = pageSent({ request, response });
  const { visitor } = readerOf({ method: request.method, headers: request.headers, address });
  return pathname === null || visitor === null ? null : { pathname, who: visitor };
}
