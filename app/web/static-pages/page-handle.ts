import { useMatches } from "react-router";

/** The `handle` of a route: which scripts its page takes along, always or with that data, and what is kept of it. */
export type PageHandle<Data = never> = {
  /** Its page is only read: it needs no scripts but those of the header. */
  isStatic?: true | ((page: Data) => boolean);
  /** The server sends the whole page; scripts load at the first mouse move, touch, key or scroll. */
  defersHydration?: true;
  /** Its analyses are kept in the browser that read them, for when there is no connection. */
  isKeptOffline?: true;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export type PageScriptsKind = "static" | "deferred" | "usual";

/** Which scripts the page that the server sends takes along. */
export function usePageScriptsKind(): PageScriptsKind {
  const match = useMatches().at(-1);
  const handle = isRecord(match?.handle) ? match.handle : {};
  const { isStatic, defersHydration } = handle;
  const isToRead =
    typeof isStatic === "function"
      ? match?.loaderData !== undefined && isStatic(match.loaderData) === true
      : isStatic === true;
  if (isToRead) return "static";
  return defersHydration === true ? "deferred" : "usual";
}
