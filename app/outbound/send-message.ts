import { Failure } from "../failure.ts";
import { destinationIn, isNamed, type OutboundSettings } from "./destination.ts";
import { askPinned, type Reach } from "./pinned-request.ts";
import { addressesOf, type Resolve, systemResolve } from "./resolve-host.ts";
import { askFirst, within } from "./waiting.ts";

type Options = {
  settings: OutboundSettings;
  resolve?: Resolve;
  reach?: Reach;
  /** For everything together: name, connection, answer. */
  deadlineInMilliseconds?: number;
};

type Message = {
  headers: Readonly<Record<string, string>>;
  body: string;
  method?: "POST" | "PUT";
  signal?: AbortSignal;
};

/** The status, the header `Retry-After` and how the answer begins; a redirect is an answer like any other. */
export type Answered = { status: number; retryAfter: string | null; beginning: string };

/** Messages to addresses that a stranger has written. */
export type Outbound = {
  /** The address in its usual spelling; throws a `Failure` for one that may not be asked now. */
  checked(address: string): Promise<string>;
  /** Throws a `Failure` when there is no answer. */
  send(address: string, message: Message): Promise<Answered>;
};

const DEADLINE_IN_MILLISECONDS = 10_000;
const MOST_READ_IN_BYTES = 2_048;

/**
 * A guarded POST: https alone, but to hosts that the operator has named; the address is checked, looked up and reached at the checked
 * address alone, each time; no redirect is followed. Of the answer no more is read than its beginning.
 */
export function messageSender(options: Options): Outbound {
  const { settings, resolve = systemResolve, reach = (host, port) => ({ host, port }) } = options;
  const { deadlineInMilliseconds = DEADLINE_IN_MILLISECONDS } = options;

  function destination(address: string): URL {
    const url = destinationIn(address, settings);
    if (url.protocol !== "https:" && !isNamed(url, settings)) throw new Failure("urlForbidden");
    return url;
  }

  async function sent(address: string, message: Message, signal: AbortSignal): Promise<Answered> {
    const url = destination(address);
    const addresses = await within(signal, addressesOf(url, settings, resolve));
    const { headers, body, method = "POST" } = message;
    const asked = { url, signal, reach, message: { method, headers, body } };
    const { response } = await askFirst(addresses, (each) => askPinned({ ...asked, address: each }));
    try {
      const retryAfter = response.headers["retry-after"] ?? null;
      return { status: response.statusCode ?? 0, retryAfter, beginning: await beginningOf(response) };
    } finally {
      response.destroy();
    }
  }

  return {
    async checked(address) {
      const url = destination(address);
      const signal = AbortSignal.timeout(deadlineInMilliseconds);
      await within(signal, addressesOf(url, settings, resolve));
      url.hash = "";
      return url.href;
    },
    async send(address, message) {
      const deadline = AbortSignal.timeout(deadlineInMilliseconds);
      const signal = message.signal ? AbortSignal.any([deadline, message.signal]) : deadline;
      try {
        return await sent(address, message, signal);
      } catch (thrown) {
        if (thrown instanceof Failure) throw thrown;
        throw new Failure(deadline.aborted ? "fetchTimeout" : "fetchFailed", {}, { cause: thrown });
      }
    },
  };
}

/** What the answer begins with; one that breaks off has said what it has said. */
async function beginningOf(response: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      size += part.length;
      if (size >= MOST_READ_IN_BYTES) break;
    }
  } catch {
    // The status has been said: it counts.
  }
  return Buffer.concat(parts).subarray(0, MOST_READ_IN_BYTES).toString("utf8");
}
