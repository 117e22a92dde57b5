import { Failure } from "../../../../failure.ts";
import type { BrokerStatement, Credentials } from "../../use-cases/broker-context.ts";
import type { FetchBroker } from "../broker-fetch.ts";
import { statementIn } from "./flex-statement.ts";
import { type FlexAnswer, readFlex } from "./read-flex.ts";

type FlexCredentials = Extract<Credentials, { broker: "interactiveBrokers" }>;
type Flex = {
  address: string;
  fetch: FetchBroker;
  pause(milliseconds: number, signal: AbortSignal): Promise<unknown>;
};

const broker = "interactiveBrokers";

/** Before each request after the first: at most one a second and ten a minute are allowed for a token. */
const WAITS_IN_MILLISECONDS = [1_500, 2_500, 4_000, 5_000, 5_000, 5_000];
const AGAIN_IN_SECONDS = 60;

/** "Please try again shortly": data that are not ready, heavy load, a statement that is being prepared. */
const shortly: ReadonlySet<string> = new Set([
  ...["1001", "1004", "1005", "1006", "1007", "1008", "1009", "1019", "1021"],
]);
const refusals: Readonly<Record<string, Failure["code"]>> = {
  "1003": "brokerStatementUnavailable",
  "1010": "brokerQueryInvalid",
  "1011": "brokerServiceInactive",
  "1012": "brokerTokenExpired",
  "1013": "brokerAddressRefused",
  "1014": "brokerQueryInvalid",
  "1015": "brokerTokenInvalid",
  "1016": "brokerAccountInvalid",
  "1018": "brokerTooManyRequests",
  "1020": "brokerTokenInvalid",
};

/**
 * A statement of the Flex Web Service, version 3, by its two calls: SendRequest says under which code a statement is prepared, GetStatement
 * brings it. While it is being prepared it is asked for again, at a pace. The address that the first answer names is not followed.
 * @see https://www.interactivebrokers.com/campus/ibkr-api-page/flex-web-service/
 */
export async function flexStatement(
  { address, fetch, pause }: Flex,
  { token, query }: FlexCredentials,
  signal: AbortSignal,
): Promise<BrokerStatement> {
  const ask = async (call: "SendRequest" | "GetStatement", q: string): Promise<FlexAnswer> => {
    const url = new URL(`${address}/${call}`);
    url.search = new URLSearchParams({ t: token, q, v: "3" }).toString();
    const { status, text, retryAfter } = await fetch(url, { headers: { Accept: "application/xml, text/xml" }, signal });
    if (status === 429) throw tooMany(retryAfter);
    if (status >= 500) throw new Failure("brokerUnreachable", { broker });
    if (status !== 200) throw new Failure("brokerAnswerUnreadable", { broker });
    return readFlex(text);
  };
  let reference: string | null = null;
  for (const wait of [0, ...WAITS_IN_MILLISECONDS]) {
    if (wait > 0) await paused(pause(wait, signal));
    const answer: FlexAnswer =
      reference === null ? await ask("SendRequest", query) : await ask("GetStatement", reference);
    if (answer.kind === "statements") {
      // The first call has none.
      if (reference === null) throw new Failure("brokerAnswerUnreadable", { broker });
      return statementIn(answer);
    }
    if (answer.kind === "accepted") reference = answer.reference;
    else if (!shortly.has(answer.code)) throw refusalOf(answer.code);
  }
  throw pending();
}

const pending = () => new Failure("brokerStatementPending", { retryAfter: AGAIN_IN_SECONDS });
const tooMany = (retryAfter: number | null) =>
  new Failure("brokerTooManyRequests", { broker, retryAfter: retryAfter ?? AGAIN_IN_SECONDS });

/** A pause that is broken off: the statement was not ready in time. */
async function paused(pausing: Promise<unknown>): Promise<void> {
  try {
    await pausing;
  } catch {
    throw pending();
  }
}

function refusalOf(code: string): Failure {
  const known = refusals[code];
  if (known === "brokerTooManyRequests") return tooMany(null);
  return known === undefined ? new Failure("brokerRefused", { code }) : new Failure(known);
}
