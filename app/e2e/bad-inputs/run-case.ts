import type { BadInput } from "./case.ts";
import { exchange } from "./exchange.ts";
import { requestFor } from "./requests.ts";
import { isSlow, violations } from "./violations.ts";

/** The violations in the server's answer to one case. A slow answer is asked for again: the machine may be busy elsewhere. */
export async function wrongIn(each: BadInput, where: { host: string; port: number }): Promise<string[]> {
  const answer = await exchange(requestFor(each), where);
  const final = isSlow(each, answer) ? await exchange(requestFor(each), where) : answer;
  return violations(each, final);
}
