import { isbot } from "isbot";

/**
 * Whether somebody who asks for a page is counted: not machines, pages fetched ahead, and readers whose browser asks not to
 * be followed (Do Not Track, Global Privacy Control).
 */
export function isCountedReader({ headers }: Request): boolean {
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || isbot(agent)) return false;
  if (headers.get("dnt") === "1" || headers.get("sec-gpc") === "1") return false;
  return !/prefetch/.test(`${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`);
}
