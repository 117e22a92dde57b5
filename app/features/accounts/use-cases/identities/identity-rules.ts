import { type Role, roles } from "../../../../core/shared/contracts/role.ts";
import { Failure } from "../../../../failure.ts";
import type { AccountContext } from "../account-context.ts";
import { displayNameOf, emailOf } from "../account-rules.ts";
import type { IdentityClaims, IdentityProvider, IdentitySecrets } from "./identity-stores.ts";

/** The provider of a number in its address. Throws `notFound`. */
export function providerOf({ ways }: Pick<AccountContext, "ways">, number: string): IdentityProvider {
  const provider = ways.identityProviders.find((each) => each.number === number);
  if (provider === undefined) throw new Failure("notFound");
  return provider;
}

/** Where a provider sends its answer: an address of its own for each, so that one cannot answer for another. */
export const redirectUriOf = (
  { siteOrigin }: Pick<AccountContext, "siteOrigin">,
  { number }: IdentityProvider,
): string => new URL(`/auth/identity/${number}`, siteOrigin).href;

/** What is sent with a question: made of the secret of the browser and the state, so that nothing that is kept here finishes a sign-in. */
export function secretsOf(
  { secrets }: Pick<AccountContext, "secrets">,
  browserSecret: string,
  state: string,
): IdentitySecrets {
  const made = (use: string) => secrets.hashOf(`${use} ${browserSecret} ${state}`);
  return { state, nonce: made("nonce"), verifier: made("verifier") };
}

/** The address of a person, in our spelling, of which the provider says that it is theirs. Throws `identityUnverified`. */
export function verifiedEmailOf({ email, isEmailVerified }: IdentityClaims): string {
  if (email === null || !isEmailVerified) throw new Failure("identityUnverified");
  try {
    return emailOf(email);
  } catch (cause) {
    throw new Failure("identityUnverified", {}, { cause });
  }
}

/** Where the operator has named domains, only a verified address of one of them comes in. Throws `identityDomain`, `identityUnverified`. */
export function mustBeOfDomain({ domains }: IdentityProvider, claims: IdentityClaims): void {
  if (domains.length === 0) return;
  const email = verifiedEmailOf(claims);
  if (!domains.includes(email.slice(email.lastIndexOf("@") + 1))) throw new Failure("identityDomain");
}

/** The highest role among the values of the claim; a person with none of them has the usual one. Null: the provider gives none. */
export function roleOf({ rolesByClaim }: IdentityProvider, { roleValues }: IdentityClaims): Role | null {
  if (rolesByClaim === null) return null;
  const given = roleValues.map((value) => rolesByClaim.roles.get(value));
  return roles.findLast((role) => given.includes(role)) ?? "user";
}

/** The name that the provider tells, where it can be one here; else what stands before the @. */
export function nameOfClaims({ name }: IdentityClaims, email: string): string {
  try {
    return displayNameOf(name ?? "");
  } catch {
    return email.slice(0, email.lastIndexOf("@"));
  }
}
