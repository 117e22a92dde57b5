import { createContext, useContext } from "react";

/** The id of a request that failed, while its page is rendered; pages that did not fail know none. */
export const RequestIdOfFailure = createContext<string | null>(null);

/** Under which name a page that failed keeps the id for the browser, which renders it once more. */
export const REQUEST_ID_MARK = "data-request-id";

/** The id to quote on a page that failed. */
export function useRequestId(): string | null {
  const rendered = useContext(RequestIdOfFailure);
  if (typeof document === "undefined") return rendered;
  return document.querySelector(`[${REQUEST_ID_MARK}]`)?.getAttribute(REQUEST_ID_MARK) ?? null;
}
