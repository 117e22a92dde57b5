import type { HistoryStore } from "../../../core/history/use-cases/history-context.ts";
import type { KeptMail, Mail } from "../../../core/mail/use-cases/mail.ts";
import type { PolicyStore } from "../../../core/policies/use-cases/policy-context.ts";
import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { PlanUseStore } from "../../../core/usage/use-cases/plan-use-store.ts";
import type { RateStore } from "../../../core/usage/use-cases/rate-limits.ts";
import type { WatchlistStore } from "../../watchlist/use-cases/watchlist-context.ts";
import type { AcademicStore } from "./academic-store.ts";
import type { AccountStore, AdminActionStore, ApiKeyStore, Place, SessionStore } from "./account-stores.ts";
import type { EmailChangeStore } from "./email-change/email-change-store.ts";
import type { FactorCodes, FactorStore, Seals } from "./factors/factor-stores.ts";
import type { IdentityProtocol, IdentityProvider, IdentityStore } from "./identities/identity-stores.ts";
import type { SignInLinkStore } from "./identities/sign-in-link-store.ts";
import type { PasskeyCeremonies, PasskeyStore, RelyingParty } from "./passkeys/passkey-stores.ts";
import type { PasswordStrength, StrengthQuestion } from "./strength-question.ts";

/** Dependencies of the use cases of accounts. Built once, in composition.server.ts. */
export type AccountContext = {
  now(): Date;
  pause(milliseconds: number): Promise<void>;
  /** Does what the answer does not wait for; what fails is logged. Settled at once, but where a test wants to see it done. */
  afterwards(work: () => Promise<void>): Promise<void>;
  accounts: AccountStore;
  adminActions: AdminActionStore;
  sessions: SessionStore;
  apiKeys: ApiKeyStore;
  emailChanges: EmailChangeStore;
  factors: FactorStore;
  seals: Seals;
  codes: FactorCodes;
  passkeys: PasskeyStore;
  ceremonies: PasskeyCeremonies;
  rp: RelyingParty;
  identities: IdentityStore;
  identityProtocol: IdentityProtocol;
  signInLinks: SignInLinkStore;
  /** What people sign in with here. */
  ways: { identityProviders: readonly IdentityProvider[]; hasLocalSignIn: boolean };
  /** Where this installation is reached, for addresses that leave it. */
  siteOrigin: string;
  /** What authenticator programs call this installation. */
  issuer: string;
  rates: RateStore;
  history: HistoryStore;
  planUses: PlanUseStore;
  academic: AcademicStore;
  /** Domains of universities that the operator has added. */
  academicDomains: readonly string[];
  /** The account that confirms this address becomes the administrator of an installation without one; null: no address does so. */
  adminEmail: string | null;
  /** Cancels a person's subscription at once; throws `paymentUnavailable` when that cannot be done now. */
  endPayments(account: Account): Promise<void>;
  /** How many new companies all who have not signed in may open in a minute together. */
  anonymousCompaniesAMinute: number;
  policies: PolicyStore;
  watchlist: WatchlistStore;
  outbox: { queue(mail: Mail): Promise<void>; list(page: PageAsked): Promise<KeptMail[]> };
  passwords: {
    hash(password: string): Promise<string>;
    /** Null, for an unknown account, takes as long to refuse as any other. */
    check(password: string, hash: string | null): Promise<{ isRight: boolean; isOutdated: boolean }>;
    strengthOf(question: StrengthQuestion): Promise<PasswordStrength>;
  };
  /** The place of an address, with its city in a language; null where the operator has no file that knows it. */
  placeOf(address: string, language: string): Promise<Place | null>;
  secrets: { fresh(): string; hashOf(text: string): string };
};
