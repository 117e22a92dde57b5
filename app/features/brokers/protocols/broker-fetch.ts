import { Failure } from "../../../failure.ts";
import { operatorFetch } from "../../../outbound/operator-fetch.ts";
import type { ConnectedBroker } from "../contracts/connected-brokers.ts";

/** Where each broker answers; the operator may name others, such as a relay of their own network. */
export type BrokerAddresses = { flex: string; alpaca: string; alpacaPaper: string };

/** An answer of a broker, its text read to the end. */
export type BrokerAnswer = { status: number; retryAfter: number | null; text: string };
export type FetchBroker = (
  address: URL,
  asked: { headers: Readonly<Record<string, string>>; signal: AbortSignal },
) => Promise<BrokerAnswer>;

const LONGEST_IN_BYTES = 4 * 1_048_576;
const ANSWER_IN_MILLISECONDS = 15_000;
const LONGEST_WAIT_IN_SECONDS = 600;

type Options = { addresses: BrokerAddresses; answerInMilliseconds?: number };

/**
 * A guarded GET to a broker: no redirect is followed; time and size are bound. Neither its address, which may bear a token, nor what it
 * sends is in a failure: none has a cause.
 */
export const brokerFetch =
  ({ addresses, answerInMilliseconds = ANSWER_IN_MILLISECONDS }: Options) =>
  (broker: ConnectedBroker): FetchBroker => {
    const named = Object.values(addresses).flatMap((address) => URL.parse(address)?.host ?? []);
    const ask = operatorFetch({ privateHosts: named }, LONGEST_IN_BYTES);
    return async (address, { headers, signal }) => {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(answerInMilliseconds)]);
      try {
        const sent = { "User-Agent": "Valora/1", ...headers };
        const response = await ask(address.href, { headers: sent, signal: deadline });
        const { status } = response;
        return { status, retryAfter: retryAfterOf(response), text: await response.text() };
      } catch (error) {
        const isTooLarge = error instanceof Failure && error.code === "bodyTooLarge";
        throw new Failure(isTooLarge ? "brokerAnswerTooLarge" : "brokerUnreachable", { broker });
      }
    };
  };

function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_IN_SECONDS) : null;
}
