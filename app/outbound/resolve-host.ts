import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { Failure } from "../failure.ts";
import { hostOf, isNamed, type OutboundSettings } from "./destination.ts";
import { kindOfAddress } from "./public-address.ts";

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** What this machine's own resolver answers. */
export const systemResolve: Resolve = async (host) => {
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map(({ address }) => address);
};

/**
 * The addresses that a connection may go to. A name is asked twice, because one that answers with a public address first
 * and with a private one a moment later is a trick; every address of both answers must be allowed, and the connection goes
 * to one of the first answer without asking again.
 */
export async function addressesOf(url: URL, settings: OutboundSettings, resolve: Resolve): Promise<readonly string[]> {
  const host = hostOf(url);
  const isLiteral = isIP(host) !== 0;
  const first = isLiteral ? [host] : await resolve(host);
  const second = isLiteral ? [] : await resolve(host);
  const mayBePrivate = isNamed(url, settings);
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
