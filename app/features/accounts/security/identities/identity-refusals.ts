import * as z from "zod";
import { Failure, type FailureCode, reasonOf } from "../../../../failure.ts";

/** What the library tells of a refusal: a code, and within its causes the claim that is about it. */
const Told = z.object({ code: z.string().optional(), claim: z.string().optional(), cause: z.unknown().optional() });

const ofClaims: Readonly<Record<string, FailureCode>> = {
  iss: "identityIssuer",
  aud: "identityAudience",
  azp: "identityAudience",
  nonce: "identityNonce",
  exp: "identityClock",
  nbf: "identityClock",
  iat: "identityClock",
};

const ofCodes: Readonly<Record<string, FailureCode>> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: "identityIssuer",
  OAUTH_KEY_SELECTION_FAILED: "identitySignature",
  OAUTH_TIMEOUT: "identityUnavailable",
  OAUTH_RESPONSE_IS_NOT_CONFORM: "identityUnavailable",
  OAUTH_RESPONSE_IS_NOT_JSON: "identityUnavailable",
};

/** A failure with the one code for what is wrong: what the library says of it is its cause, for the log. */
function refusalOf(error: unknown): Failure {
  if (error instanceof Failure && error.code.startsWith("identity")) return error;
  const codes = chainOf(error).map(codeOf);
  return new Failure(codes.find((code) => code !== undefined) ?? "identityInvalid", {}, { cause: error });
}

const LONGEST_CHAIN = 6;

/** An error and its causes. */
function chainOf(error: unknown, depth = 0): unknown[] {
  if (error === undefined || error === null || depth === LONGEST_CHAIN) return [];
  return [error, ...chainOf(Told.safeParse(error).data?.cause, depth + 1)];
}

/** The most exact thing that one of them says. */
function codeOf(error: unknown): FailureCode | undefined {
  const { code = "", claim = "" } = Told.safeParse(error).data ?? {};
  const message = error instanceof Error ? error.message : "";
  const about = claim || (/^JWT "(\w+)" .*claim missing$/.exec(message)?.[1] ?? "");
  if (Object.hasOwn(ofClaims, about)) return ofClaims[about];
  if (/JWT signature|"alg"|JWS/.test(message)) return "identitySignature";
  // How Node says that nothing was reached.
  if (/^(?:fetch failed|terminated)$/.test(message) || (error instanceof Failure && error.code === "urlForbidden"))
    return "identityUnavailable";
  return Object.hasOwn(ofCodes, code) ? ofCodes[code] : undefined;
}

const LONGEST_FAULT = 300;

/** Why a provider could not be asked, for its operator: the innermost thing that is said of it. */
export function faultOf(error: unknown): string {
  const chain = chainOf(error);
  const answer = chain.find((each) => each instanceof Response);
  if (answer !== undefined && !answer.ok) return `it answers with status ${answer.status}`;
  const inner = chain.findLast((each) => each instanceof Error);
  const isSaid = inner !== undefined && inner.message !== "" && !(inner instanceof AggregateError);
  return isSaid ? inner.message.slice(0, LONGEST_FAULT) : reasonOf(inner ?? error);
}

/** Throws it. */
export function refuse(error: unknown): never {
  throw refusalOf(error);
}
