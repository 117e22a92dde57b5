import { isCountedReader } from "./counted-reader.ts";

type Seen = { request: Request; response: Response; address: string };

/** The suffix under which the site's own scripts ask for the next page. */
const dataOfPage = /(?:^\/_root)?\.data$/;

/** The path of a page, whether a browser asks for it or the site's own scripts. */
export const pathOfPage = ({ url }: Request): string => new URL(url).pathname.replace(dataOfPage, "") || "/";

/** The page that was read, and by which visitor as far as can be told; null where there is neither to count. */
export function countedVisit({ request, response, address }: Seen): { pathname: string; who: string } | null {
  if (request.method !== "GET" || response.status !== 200) return null;
  if (!isCountedReader(request)) return null;
  const isData = new URL(request.url).pathname.endsWith(".data");
  if (!isData && response.headers.get("content-type")?.startsWith("text/html") !== true) return null;
  return {
    pathname: pathOfPage(request),
    who: `${address} ${request.headers.get("user-agent")}`,
  };
}
