import type { IDToken } from "openid-client";
import { Failure } from "../../../../failure.ts";
import { isOperatorAddress } from "../../../../outbound/operator-fetch.ts";
import { longestEmail } from "../../contracts/account-limits.ts";
import type { IdentityClaims, IdentityProtocol, IdentityProvider } from "../../use-cases/identities/identity-stores.ts";
import { claimValuesAt } from "./claim-values.ts";
import { refuse } from "./identity-refusals.ts";
import { library, type ProtocolSettings, providerConfigurations, skewInSeconds } from "./provider-configurations.ts";

/** An answer is taken right after the sign-in: a token that was made much earlier belongs to another one. */
const LONGEST_AGE_IN_SECONDS = 600;

/**
 * Asks for the person to be asked again, and for the moment of it. What max_age says alone, section 3.1.2.1 of OpenID Connect Core, some
 * providers say only to a request that names the claim (Google, for applications that it has verified).
 */
const askedAgain = {
  ...{ prompt: "login", max_age: "0" },
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

/** OpenID Connect: the authorization code with PKCE, and an ID token whose signature and claims are checked. */
export function identityProtocol(settings: ProtocolSettings): IdentityProtocol {
  const { configurationOf, look } = providerConfigurations(settings);
  return {
    look,
    async addressAt(provider, { redirectUri, secrets: { state, nonce, verifier }, isFresh }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      const configuration = await configurationOf(provider);
      const { authorization_endpoint: endpoint = "" } = configuration.serverMetadata();
      if (!isOperatorAddress(endpoint, settings)) throw new Failure("identityUnavailable");
      const address = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        ...{ state, nonce, code_challenge_method: "S256" },
        code_challenge: await calculatePKCECodeChallenge(verifier),
        ...(isFresh && askedAgain),
      });
      return address.href;
    },
    async claimsOf(provider, { redirectUri, secrets: { state, nonce, verifier }, query }) {
      mustBeOf(provider, query);
      mustBeGranted(query);
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      const configuration = await configurationOf(provider);
      const { authorization_response_iss_parameter_supported: namesItself } = configuration.serverMetadata();
      if (namesItself === true && !query.has("iss")) throw new Failure("identityIssuer");
      const address = new URL(redirectUri);
      address.search = query.toString();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(configuration, address, checks).catch(refuse);
      const token = tokens.claims();
      if (token === undefined) throw new Failure("identityInvalid");
      mustBeFresh(token, settings.now());
      const read = (claims: Readonly<Record<string, unknown>>) => toClaims(provider, token, claims);
      const claims = read(token);
      const hasAddress = claims.email !== null && token.email_verified !== undefined;
      const isWhole = hasAddress && (provider.rolesByClaim === null || claims.roleValues.length > 0);
      if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      const told = await fetchUserInfo(configuration, tokens.access_token, token.sub).catch(refuse);
      // An address and whether it is verified come from one place.
      return read(hasAddress ? { ...told, ...token } : { ...token, email: undefined, ...told });
    },
  };
}

/** An answer that names another provider is another provider's (RFC 9207). */
function mustBeOf({ issuer }: IdentityProvider, query: URLSearchParams): void {
  const named = query.getAll("iss");
  if (named.some((each) => each !== issuer)) throw new Failure("identityIssuer");
}

function mustBeGranted(query: URLSearchParams): void {
  const error = query.get("error");
  if (error === "access_denied") throw new Failure("identityDenied");
  if (error !== null || !query.has("code")) throw new Failure("identityInvalid");
}

/** The library looks at the end of a token; this looks at when it was made. */
function mustBeFresh({ iat }: IDToken, now: Date): void {
  const age = now.getTime() / 1_000 - iat;
  if (age < -skewInSeconds || age > LONGEST_AGE_IN_SECONDS) throw new Failure("identityClock");
}

/** The longest name that the protocol allows a provider to have for a person, in its section 2. */
const LONGEST_SUBJECT = 255;
/** No control characters and no halves of a letter, of which two could be kept as the same. */
const isPlain = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && isPlain(value) ? value : null;

const emailIn = (value: unknown): string | null => {
  const text = textOf(value);
  return text === null || text.length > longestEmail ? null : text;
};

function subjectIn(subject: string): string {
  if (subject.length > LONGEST_SUBJECT || !isPlain(subject)) throw new Failure("identityInvalid");
  return subject;
}

/** Null: it does not say. A time that no calendar has is no such answer: it would count as now. */
function momentIn(seconds: unknown): Date | null {
  if (seconds === undefined) return null;
  const moment = new Date(typeof seconds === "number" ? seconds * 1_000 : Number.NaN);
  if (Number.isNaN(moment.getTime())) throw new Failure("identityInvalid");
  return moment;
}

function toClaims(
  { rolesByClaim }: IdentityProvider,
  { iss, sub, auth_time: provedAt }: IDToken,
  claims: Readonly<Record<string, unknown>>,
): IdentityClaims {
  return {
    issuer: iss,
    subject: subjectIn(sub),
    email: emailIn(claims.email),
    isEmailVerified: claims.email_verified === true,
    name: textOf(claims.name) ?? textOf(claims.preferred_username),
    provedAt: momentIn(provedAt),
    roleValues: rolesByClaim === null ? [] : claimValuesAt(claims, rolesByClaim.claim),
  };
}
