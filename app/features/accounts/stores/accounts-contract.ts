import { randomBytes } from "node:crypto";
import { beforeEach, expect } from "vitest";
import { historyStore } from "../../../core/history/stores/history-store.ts";
import { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import type { Mail } from "../../../core/mail/use-cases/mail.ts";
import { policyStore } from "../../../core/policies/stores/policy-store.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { planUseStore } from "../../../core/usage/stores/plan-use-store.ts";
import type { onEachDatabase } from "../../../database/each-database-contract.ts";
import type { Database } from "../../../database/open-database.ts";
import { watchlistStore } from "../../watchlist/stores/watchlist-store.ts";
import { factorCodes } from "../security/factor-codes.ts";
import { identityProtocol } from "../security/identities/identity-protocol.ts";
import { passkeyCeremonies } from "../security/passkey-ceremonies.ts";
import { type KeyRing, sealedSecrets } from "../security/sealed-secrets.ts";
import { secrets } from "../security/secrets.ts";
import type { AccountContext } from "../use-cases/account-context.ts";
import { accountsIn } from "../use-cases/accounts.ts";
import type { IdentityProvider } from "../use-cases/identities/identity-stores.ts";
import { justProved, openedSession } from "../use-cases/opened-session-contract.ts";
import { academicStore } from "./academic-store.ts";
import { accountStore } from "./account-store.ts";
import { adminActionStore } from "./admin-action-store.ts";
import { apiKeyStore } from "./api-key-store.ts";
import { emailChangeStore } from "./email-change/email-change-store.ts";
import { factorStore } from "./factor-store.ts";
import { identityStore } from "./identities/identity-store.ts";
import { signInLinkStore } from "./identities/sign-in-link-store.ts";
import { passkeyStore } from "./passkey-store.ts";
import { rateStore } from "./rate-store.ts";
import { sessionStore } from "./session-store.ts";

const tables = [
  "accounts",
  "sign_ups",
  "sessions",
  "known_devices",
  "password_resets",
  "email_changes",
  "api_keys",
  "removed_accounts",
  "outbox",
  "paces",
  "admin_actions",
  "identity_requests",
  "identity_sign_ups",
] as const;

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const start = Date.UTC(2026, 2, 1, 12);
export const ana = { email: "ana@test.example", password: "correct horse battery 9", displayName: "Ana" };

/** The failure of a code. */
export const code = (code: string) => expect.objectContaining({ code });

export type AccountsRig = ReturnType<typeof accountsOn>;

/** Accounts on a database that is emptied before each test, with a clock, the mails that were sent and visitors from new addresses. */
export function accountsOn({ database, anotherProcess }: Parameters<Parameters<typeof onEachDatabase>[1]>[0]) {
  const clock = { at: start };
  const passwordChecks = { made: 0 };
  const mails: Mail[] = [];
  const signInWays = {
    identityProviders: [] as readonly IdentityProvider[],
    hasLocalSignIn: true,
    privateHosts: [] as readonly string[],
  };
  const seal = { ring: { current: 1, keys: new Map([[1, randomBytes(32)]]) } satisfies KeyRing };

  beforeEach(async () => {
    clock.at = start;
    passwordChecks.made = 0;
    mails.length = 0;
    for (const table of tables) await database.kysely.deleteFrom(table).execute();
  });

  /** The real stores; passwords are only marked, because hashing them has a test of its own. */
  const contextOf = ({ kysely }: Pick<Database, "kysely">): AccountContext => ({
    now: () => new Date(clock.at),
    pause: async () => {},
    afterwards: (work) => work(),
    accounts: accountStore(kysely),
    adminActions: adminActionStore(kysely),
    sessions: sessionStore(kysely),
    apiKeys: apiKeyStore(kysely),
    emailChanges: emailChangeStore(kysely),
    rates: rateStore(kysely),
    history: historyStore(kysely),
    planUses: planUseStore(kysely),
    anonymousCompaniesAMinute: 60,
    policies: policyStore(kysely),
    endPayments: async () => {},
    academic: academicStore(kysely),
    academicDomains: [],
    adminEmail: null,
    watchlist: watchlistStore(kysely),
    outbox: {
      async queue(mail) {
        mails.push(mail);
        const { recipient, accountId, kind: subject } = mail;
        await outboxStore(kysely).add({ recipient, accountId, subject, text: mail.token ?? "" }, new Date(clock.at));
      },
      list: outboxStore(kysely).list,
    },
    passwords: {
      hash: async (password) => `scrypt$${password}`,
      check: async (password, hash) => {
        passwordChecks.made += 1;
        return { isRight: hash === `scrypt$${password}`, isOutdated: false };
      },
      strengthOf: async () => ({ guesses: 12, weakness: "short" }),
    },
    secrets,
    factors: factorStore(kysely),
    seals: sealedSecrets(() => seal.ring),
    codes: factorCodes,
    passkeys: passkeyStore(kysely),
    ceremonies: passkeyCeremonies,
    rp: { id: "valora.test", origin: "https://valora.test", name: "Valora" },
    issuer: "Valora",
    identities: identityStore(kysely),
    signInLinks: signInLinkStore(kysely),
    identityProtocol: identityProtocol({ now: () => new Date(clock.at), privateHosts: signInWays.privateHosts }),
    ways: signInWays,
    siteOrigin: "https://valora.test",
    placeOf: async (address) => (address === "81.47.0.1" ? { country: "ES", city: "Sevilla" } : null),
  });
  const accounts = accountsIn(async () => contextOf(database));

  let visitors = 0;
  /** A visitor from a new address. */
  const visitor = () => {
    visitors += 1;
    return { address: `10.0.0.${visitors}` };
  };
  const proved = (account: Account) => justProved(account, new Date(clock.at));
  const lastToken = () => mails.at(-1)?.token ?? "";
  const signUp = (changes: Partial<typeof ana> = {}) =>
    accounts.signUp(visitor(), { ...ana, ...changes, isOldEnough: true, language: "it" });
  const registered = async (changes: Partial<typeof ana> = {}) => {
    await signUp(changes);
    return accounts.confirmSignUp(visitor(), lastToken());
  };
  const signIn = (changes: Partial<typeof ana> & { deviceSecret?: string } = {}, from = visitor()) =>
    openedSession(accounts.signIn(from, { ...ana, device: "Firefox · Linux", deviceSecret: null, ...changes }));
  return {
    ...{ database, anotherProcess, contextOf, accounts, clock, passwordChecks, mails },
    ...{ seal, signInWays, proved, visitor, lastToken, signUp, registered, signIn },
  };
}
