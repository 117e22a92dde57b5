/** The page that stands in for all others while there is no connection; below it, one company each. */
export const OFFLINE_PAGE = "/offline";

/** Built files carry a mark of their content in their names: what is kept of them is never out of date. */
export const isAsset = (path: string) => path.startsWith("/assets/");

/** The built files that a page names: each up to where an attribute, a string of a script or a part of an address ends. */
export const assetsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/\/assets\/[^\s"'`\\<>?#&]+/g)].map(([path]) => path)),
];

/** Whether the kept page itself answers for this path. */
export const isOfflinePage = (path: string) => path === OFFLINE_PAGE || path.startsWith(`${OFFLINE_PAGE}/`);

/** Where a reader without connection is led: to the copy of the company they asked for, or to the list of copies. */
export function offlineAddressOf({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const ticker = /^\/analysis\/([^/]+)\/?$/.exec(pathname)?.[1];
  return ticker === undefined ? OFFLINE_PAGE : `${OFFLINE_PAGE}/${ticker}${search}`;
}
