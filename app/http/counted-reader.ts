import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

/** A request, as far as it says who reads. */
export type WithHeaders = { headers: Pick<Headers, "get"> };

/**
 * Whether a request for a page is counted: not machines, pages fetched ahead, and readers whose browser asks not to
 * be followed (Do Not Track, Global Privacy Control).
 */
export function isCountedReader(request: WithHeaders): boolean {
  const { headers } = request;
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || isMachine(agent)) return false;
  if (asksNotToBeFollowed(request)) return false;
  return !/prefetch/.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);
}

const LONGEST_REMEMBERED = 400;
/** Few browsers read most pages, and to tell one from a machine takes longer than to send a stored answer. */
const machines = new LRUCache<string, boolean>({ max: 2_000 });

function isMachine(agent: string): boolean {
  if (agent.length > LONGEST_REMEMBERED) return isbot(agent);
  const known = machines.get(agent);
  if (known !== undefined) return known;
  const is = isbot(agent);
  machines.set(agent, is);
  return is;
}

/** Do Not Track, Global Privacy Control. */
export const asksNotToBeFollowed = ({ headers }: WithHeaders): boolean =>
  headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
