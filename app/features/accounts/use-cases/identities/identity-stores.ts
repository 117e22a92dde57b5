import type { Role } from "../../../../core/shared/contracts/role.ts";
import type { Account } from "../../../../core/shared/use-cases/caller.ts";

/** An OpenID Connect provider that the operator has set up. */
export type IdentityProvider = {
  /** Of its settings; its addresses here carry it. */
  number: string;
  /** As the provider spells itself: identities are kept by it. */
  issuer: string;
  clientId: string;
  /** Null: a public client, whose codes PKCE alone binds. */
  clientSecret: string | null;
  /** What the button says. */
  name: string;
  /** The only domains whose addresses may come in; none: all. */
  domains: readonly string[];
  /** The claim whose value gives a role at each sign-in; null: the provider gives none. */
  rolesByClaim: { claim: string; roles: ReadonlyMap<string, Role> } | null;
};

/** What binds an answer to the browser that asked: each is sent, and none of them kept. */
export type IdentitySecrets = { state: string; nonce: string; verifier: string };

/** What a provider has said of a person, once its signature and all that binds it are checked. */
export type IdentityClaims = {
  issuer: string;
  subject: string;
  /** As the provider spells it; null: it tells none. */
  email: string | null;
  /** The provider says that the address is the person's. */
  isEmailVerified: boolean;
  name: string | null;
  /** When the person last proved to the provider who they are; null: it does not say. */
  provedAt: Date | null;
  /** The values of the claim that gives roles. */
  roleValues: readonly string[];
};

export type IdentityProtocol = {
  /** Reads the description of a provider, so that a fault is known before the next sign-in. */
  look(provider: IdentityProvider): Promise<void>;
  /** Where the browser is sent. With `isFresh` the provider is asked to have the person prove who they are now. Throws `identityUnavailable`. */
  addressAt(
    provider: IdentityProvider,
    asked: { redirectUri: string; secrets: IdentitySecrets; isFresh: boolean },
  ): Promise<string>;
  /** Takes the code of an answer to the provider, and checks what comes back. Throws a code for each thing that is wrong with it. */
  claimsOf(
    provider: IdentityProvider,
    answered: { redirectUri: string; secrets: IdentitySecrets; query: URLSearchParams },
  ): Promise<IdentityClaims>;
};

/** What the person wants of the provider: to come in, to link an identity with their account, or to prove who they are. */
export type IdentityPurpose = "signIn" | "link" | "prove";

/** A question to a provider that waits for its answer. */
export type IdentityRequest = {
  issuer: string;
  purpose: IdentityPurpose;
  /** Of the browser that asked. */
  browserHash: string;
  /** Whose session asked; null at a sign-in. */
  caller: { accountId: string; sessionId: string } | null;
  returnTo: string;
};

/** An identity without an account here, which waits for the person's word to open one. */
export type IdentitySignUp = {
  issuer: string;
  subject: string;
  email: string;
  displayName: string;
  /** By its claim; null: the provider gives none. */
  role: Role | null;
  returnTo: string;
};

export type Identity = { id: string; issuer: string; email: string | null; createdAt: Date; lastUsedAt: Date };

type IdentityName = { issuer: string; subject: string };

export type IdentityStore = {
  keepRequest(request: IdentityRequest & { stateHash: string; expiresAt: Date }): Promise<void>;
  /** Uses up a question: a second answer to it gets null. */
  takeRequest(stateHash: string, now: Date): Promise<IdentityRequest | null>;
  keepSignUp(signUp: IdentitySignUp & { browserHash: string; expiresAt: Date }): Promise<void>;
  findSignUp(browserHash: string, now: Date): Promise<IdentitySignUp | null>;
  /**
   * Makes an account of an identity that waits, and links both; null when it waits no longer, or when address or identity have an
   * account by now. With `adminEmail` it is an administrator's while there is none.
   */
  makeAccount(made: {
    browserHash: string;
    displayName: string;
    language: string;
    adminEmail: string | null;
    now: Date;
  }): Promise<Account | null>;
  /** The account of an identity, which is used now. */
  use(identity: IdentityName & { email: string | null; now: Date }): Promise<Account | null>;
  /** False when the identity has another account, or the account another identity of this issuer. */
  link(linked: IdentityName & { accountId: string; email: string | null; now: Date }): Promise<boolean>;
  listOf(accountId: string): Promise<Identity[]>;
  remove(accountId: string, id: string): Promise<boolean>;
};
