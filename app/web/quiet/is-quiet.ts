import { useMatches } from "react-router";

/** What a route says of itself in `handle`: that its page needs no scripts but those of the header, always or with that data. */
export type QuietHandle<Data = never> = { isQuiet: true | ((page: Data) => boolean) };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether the page that the server sends is one to read: then the quiet script of the header is all it takes along. */
export function useIsQuiet(): boolean {
  const match = useMatches().at(-1);
  const isQuiet = isRecord(match?.handle) ? match.handle.isQuiet : false;
  return typeof isQuiet === "function"
    ? match?.loaderData !== undefined && isQuiet(match.loaderData) === true
    : isQuiet === true;
}
