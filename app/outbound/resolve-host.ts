import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { Failure } from "../failure.ts";
import { hostOf, isNamed, type OutboundSettings } from "./destination.ts";
import { kindOfAddress } from "./public-address.ts";

/** All addresses of a name; `isNamed`: the operator has named it. */
export type Resolve = (host: string, isNamed: boolean) => Promise<readonly string[]>;

const PATIENCE_IN_MILLISECONDS = 2_000;

/**
 * A name that the operator has named is looked up as this machine looks up all of its own. A stranger's is asked of the name
 * servers alone: never in this machine's files, and never on the few threads that also read files, which slow names would fill.
 */
export const systemResolve: Resolve = async (host, isNamed) => {
  if (isNamed) return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
  const resolver = new Resolver({ timeout: PATIENCE_IN_MILLISECONDS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length === 0) throw new Error("The name has no address", { cause: answers });
  return found;
};

/**
 * The addresses that a connection may go to. A name is asked twice, because one that answers with a public address first
 * and with a private one a moment later is a trick; every address of both answers must be allowed, and the connection goes
 * to one of the first answer without asking again.
 */
export async function addressesOf(url: URL, settings: OutboundSettings, resolve: Resolve): Promise<readonly string[]> {
  const host = hostOf(url);
  const isLiteral = isIP(host) !== 0;
  const mayBePrivate = isNamed(url, settings);
  const first = isLiteral ? [host] : await resolve(host, mayBePrivate);
  const second = isLiteral ? [] : await resolve(host, mayBePrivate);
  if (first.length === 0) throw new Failure("fetchFailed");
  for (const address of [...first, ...second]) {
    const kind = kindOfAddress(address);
    const isAllowed = kind === "public" ? !isOwn(address) : kind === "private" && mayBePrivate;
    if (!isAllowed) throw new Failure("urlForbidden");
  }
  return first.toSorted((one, other) => isIP(one) - isIP(other));
}

/** A public address of this very machine: asking it would be asking ourselves, or what listens beside us. */
function isOwn(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return own.some((each) => each.address === address);
}
