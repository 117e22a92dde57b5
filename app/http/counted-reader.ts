import { isbot } from "isbot";

/** A request, as far as it says who reads. */
export type WithHeaders = { headers: Pick<Headers, "get"> };

/**
 * Whether a request for a page is counted: not machines, pages fetched ahead, and readers whose browser asks not to
 * be followed (Do Not Track, Global Privacy Control).
 */
export function isCountedReader(request: WithHeaders): boolean {
  const { headers } = request;
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || isbot(agent)) return false;
  if (asksNotToBeFollowed(request)) return false;
  return !/prefetch/.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);
}

/** Do Not Track, Global Privacy Control. */
export const asksNotToBeFollowed = ({ headers }: WithHeaders): boolean =>
  headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
