import { Failure } from "../failure.ts";
import { boundedText } from "./bounded-text.ts";

export type OperatorHosts = {
  /** Hosts of the operator's own network, with their port, that may be asked over http. */
  privateHosts: readonly string[];
};

const LONGEST_ANSWER_IN_BYTES = 1_048_576;

/** Whether a service that the operator has set up may be asked at an address: over https, or over http at a host that is named. */
export function isOperatorAddress(address: string, { privateHosts }: OperatorHosts): boolean {
  const url = URL.parse(address);
  return url?.protocol === "https:" || (url?.protocol === "http:" && privateHosts.includes(url.host));
}

/**
 * Asks a service that the operator has set up, at whatever address the service itself names. No redirect is followed; an answer is at
 * most a megabyte unless said. Throws `urlForbidden` and `bodyTooLarge`.
 */
export const operatorFetch =
  (hosts: OperatorHosts, longestInBytes = LONGEST_ANSWER_IN_BYTES) =>
  async (address: string, init: RequestInit): Promise<Response> => {
    if (!isOperatorAddress(address, hosts)) throw new Failure("urlForbidden");
    // biome-ignore lint/style/noRestrictedGlobals: the address is that of the operator's service, which no reader can choose.
    const response = await fetch(address, { ...init, redirect: "manual" });
    const text = await boundedText(response, longestInBytes, () => new Failure("bodyTooLarge", {}, { status: 422 }));
    return new Response(text === "" ? null : text, { status: response.status, headers: response.headers });
  };
