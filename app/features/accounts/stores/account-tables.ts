import type { Generated } from "kysely";
import type { Role } from "../../../core/shared/contracts/role.ts";
import type { Plan } from "../../../core/usage/contracts/plan.ts";
import type { MailedEvent } from "../../webhooks/contracts/mailed-events.ts";
import type { KeyAccess, KeySubject } from "../contracts/key-scope.ts";
import type { AdminDeed, DeedOrigin } from "../use-cases/account-stores.ts";
import type { IdentityPurpose } from "../use-cases/identities/identity-stores.ts";

/** Tables of accounts, sessions and limits. */
export type AccountTables = {
  accounts: {
    id: string;
    /** In the one spelling of `emailOf`. */
    email: string;
    display_name: string;
    /** Null: they have none, and come in another way. */
    password_hash: string | null;
    role: Role;
    plan: Generated<Plan>;
    language: string;
    theme: "light" | "dark" | null;
    created_at: Date;
    age_declared_at: Date;
    /** Null: they may come in. */
    suspended_at: Generated<Date | null>;
    /** Events of which they want no mail. */
    unmailed_events: Generated<MailedEvent[]>;
    /** Opens the page that ends the mails of one event. */
    mail_stop_key: Generated<string>;
  };
  /** Signed up, not confirmed yet. */
  sign_ups: {
    token_hash: string;
    email: string;
    display_name: string;
    password_hash: string;
    language: string;
    age_declared_at: Date;
    expires_at: Date;
  };
  sessions: {
    id: string;
    account_id: string;
    token_hash: string;
    device: string;
    started_at: Date;
    seen_at: Date;
    expires_at: Date;
    /** When the person last proved who they are. */
    proved_at: Date | null;
    /** Where it began: ISO 3166-1, and a city; null where that is not known. */
    country: string | null;
    city: string | null;
  };
  /** Browsers in which a person has signed in before. */
  known_devices: { account_id: string; token_hash: string; seen_at: Date };
  /** Codes at sign-in; `confirmed_at` null: the key waits for its first code. */
  authenticators: {
    account_id: string;
    /** Sealed (`security/sealed-secrets.ts`). */
    secret: string;
    begun_at: Date;
    confirmed_at: Date | null;
    /** The step of the last code that was taken. */
    last_step: string | null;
  };
  recovery_codes: { account_id: string; code_hash: string; used_at: Date | null };
  passkeys: {
    id: string;
    account_id: string;
    credential_id: string;
    public_key: string;
    counter: string;
    /** Separated by commas. */
    transports: string;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** Challenges that wait for an answer; `account_id` null: of a sign-in, whose person the answer names. */
  passkey_challenges: { challenge_hash: string; account_id: string | null; expires_at: Date };
  /** Sign-ins whose password was right, and which wait for a code. */
  begun_sign_ins: { token_hash: string; account_id: string; device: string; expires_at: Date };
  /** People at the operator's identity providers, by the name that the provider has for them. */
  identities: {
    id: string;
    account_id: string;
    issuer: string;
    subject: string;
    email: string | null;
    created_at: Date;
    last_used_at: Date;
  };
  /** Questions to identity providers that wait for an answer; without an account they are sign-ins. */
  identity_requests: {
    state_hash: string;
    issuer: string;
    purpose: IdentityPurpose;
    browser_hash: string;
    account_id: string | null;
    session_id: string | null;
    return_to: string;
    expires_at: Date;
  };
  /** Identities without an account, which wait for their person's word to open one. */
  identity_sign_ups: {
    browser_hash: string;
    issuer: string;
    subject: string;
    email: string;
    display_name: string;
    role: Role | null;
    return_to: string;
    expires_at: Date;
  };
  /** Links that the operator makes on the command line. */
  sign_in_links: { token_hash: string; account_id: string; expires_at: Date };
  password_resets: { token_hash: string; account_id: string; expires_at: Date };
  /** Changes of address; the secrets by their hashes. */
  email_changes: {
    token_hash: string;
    stop_hash: string;
    account_id: string;
    email: string;
    former_email: string;
    asked_at: Date;
    expires_at: Date;
    confirmed_at: Date | null;
    /** From the former address, confirmed or not. */
    stoppable_until: Date;
  };
  api_keys: {
    id: string;
    account_id: string;
    name: string;
    key_hash: string;
    ending: string;
    access: KeyAccess;
    /** Null: all. */
    subject: KeySubject | null;
    /** The last day on which it works. */
    expires_on: string | null;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** Accounts that were removed, so that a restored backup removes them again. */
  removed_accounts: { id_hash: string; removed_at: Date };
  /** University addresses, besides the one a person signs in with. */
  academic_addresses: {
    account_id: string;
    email: string;
    token_hash: string;
    expires_at: Date;
    confirmed_at: Date | null;
  };
  /** Every plan that was given to a person. */
  plan_assignments: {
    id: string;
    account_id: string;
    plan: Plan;
    origin: "admin" | "commandLine";
    /** The admin; null on the command line, or when they have left. */
    assigned_by: string | null;
    assigned_at: Date;
  };
  /** Changes that admins made to accounts and settings. */
  admin_actions: {
    /** In the order in which they were done. */
    number: Generated<string>;
    done_at: Date;
    action: AdminDeed["action"];
    former: string;
    present: string;
    origin: DeedOrigin;
    /** The admin; null of another origin, or when they have left. */
    done_by: string | null;
    /** Null of a setting, and when the person has left. */
    account_id: string | null;
  };
  /** When something was done, for as long as it counts. */
  paces: {
    name: string;
    /** An address, an account's or an address's hash, or "all". */
    who: string;
    /** Milliseconds since 1970. */
    moments: number[];
    latest_at: Date;
  };
  /** As `paces` was in the release before: read by nothing, cleared until it is removed. */
  rate_counts: {
    key: string;
    window_start: Date;
    count: number;
  };
};
