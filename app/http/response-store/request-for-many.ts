import { analyticsChoiceName } from "../cookies.ts";
import type { PublicRequest } from "./public-request.ts";

/**
 * Headers passed on from a request whose answer is shared: they decide among which readers it counts, the form of a failure, and
 * how an answer for its reader alone is compressed. No shared answer depends on any of them.
 */
const passedOn = [
  "accept",
  "accept-encoding",
  "dnt",
  "purpose",
  "sec-gpc",
  "sec-purpose",
  "user-agent",
  "x-forwarded-for",
] as const;

/**
 * The request from which an answer for many is made: its public address, and of its cookies the choice about analytics alone. A
 * header that is not in the key reaches no page and no operation. It has no signal: a reader who leaves cuts off none of those who
 * wait for the same.
 */
export function requestForMany({ origin, target, cookie }: PublicRequest, headers: Headers): Request {
  const passed = new Headers();
  for (const name of passedOn) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  if (cookie !== null) passed.set("cookie", `${analyticsChoiceName}=${cookie}`);
  return new Request(origin + target, { headers: passed });
}
