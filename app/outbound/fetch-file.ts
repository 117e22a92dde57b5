import type { IncomingMessage } from "node:http";
import { Failure } from "../failure.ts";
import { bodyBytes } from "./body-bytes.ts";
import { checkedDestination, destinationIn, type OutboundSettings } from "./destination.ts";
import { askPinned, type PinnedAnswer, type Reach } from "./pinned-request.ts";
import { addressesOf, type Resolve, systemResolve } from "./resolve-host.ts";
import { askFirst, within } from "./waiting.ts";

type Options = {
  settings: OutboundSettings;
  resolve?: Resolve;
  reach?: Reach;
  /** For everything together: names, redirects, body. */
  deadlineInMilliseconds?: number;
  /** After inflating. */
  maximumBytes?: number;
};

/** Brings what stands at an address that a stranger has written, or throws a `Failure` that says why not. */
export type FetchFile = (address: string) => Promise<Uint8Array<ArrayBuffer>>;

const usual = { deadlineInMilliseconds: 5_000, maximumBytes: 10 * 1_048_576 };
const MOST_REDIRECTS = 3;
const MOST_AT_ONCE = 8;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Content types of a table; a server without a better type sends bytes, or no type at all. */
const tableTypes =
  /^(?:text\/(?:plain|csv|x-csv|comma-separated-values|tab-separated-values|json)|application\/(?:(?:x-)?csv|json|(?:[\w.-]+\+)json|octet-stream|zip|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|vnd\.oasis\.opendocument\.spreadsheet)|binary\/octet-stream)$/;

/**
 * A guarded GET. Each address, redirects too, is checked, looked up and reached at the checked address alone; time, size,
 * redirects and how many run at once are limited. No cookie, credential or referrer is ever sent.
 */
export function fileFetcher(options: Options): FetchFile {
  const { settings, resolve = systemResolve, reach = (host, port) => ({ host, port }) } = options;
  const { deadlineInMilliseconds, maximumBytes } = { ...usual, ...options };
  let running = 0;

  async function follow(address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    let url = destinationIn(address, settings);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const addresses = await within(signal, addressesOf(url, settings, resolve));
      const answer = await askFirst(addresses, (each) => askPinned({ url, address: each, signal, reach }));
      const next = redirectIn(answer.response, url);
      if (next === null) return bodyOf(answer, { maximumBytes, signal });
      answer.response.destroy();
      url = checkedDestination(next, settings);
    }
    throw new Failure("fetchFailed");
  }

  return async (address) => {
    if (running >= MOST_AT_ONCE) throw new Failure("overloaded");
    running += 1;
    const signal = AbortSignal.timeout(deadlineInMilliseconds);
    try {
      return await follow(address, signal);
    } catch (thrown) {
      if (thrown instanceof Failure) throw thrown;
      throw new Failure(signal.aborted ? "fetchTimeout" : "fetchFailed", {}, { cause: thrown });
    } finally {
      running -= 1;
    }
  };
}

function redirectIn({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (!redirects.has(statusCode)) return null;
  if (location === undefined || !URL.canParse(location, from.href)) throw new Failure("fetchFailed");
  return new URL(location, from);
}

async function bodyOf(
  answer: PinnedAnswer,
  limits: { maximumBytes: number; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const { response } = answer;
  try {
    if (response.statusCode !== 200) throw new Failure("fetchFailed");
    const type = response.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    if (type !== "" && !tableTypes.test(type)) throw new Failure("contentTypeUnsupported");
    return await bodyBytes(answer, limits);
  } finally {
    response.destroy();
  }
}
