import { isbot } from "isbot";

type Seen = { request: Request; response: Response; address: string };

/** The suffix under which the site's own scripts ask for the next page. */
const dataOfPage = /(?:^\/_root)?\.data$/;

/**
 * A page that somebody has read, and who, as far as can be told; null where there is none or nobody to count: machines, pages
 * fetched ahead, errors, and readers whose browser asks not to be followed (Do Not Track, Global Privacy Control).
 */
export function countedVisit({ request, response, address }: Seen): { pathname: string; who: string } | null {
  if (request.method !== "GET" || response.status !== 200) return null;
  const { headers } = request;
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || isbot(agent)) return null;
  if (headers.get("dnt") === "1" || headers.get("sec-gpc") === "1") return null;
  if (/prefetch/.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`)) return null;
  const { pathname } = new URL(request.url);
  const isData = pathname.endsWith(".data");
  if (!isData && response.headers.get("content-type")?.startsWith("text/html") !== true) return null;
  return { pathname: isData ? pathname.replace(dataOfPage, "") || "/" : pathname, who: `${address} ${agent}` };
}
