import type { Generated } from "kysely";
import type { PolicySettings } from "../core/policies/contracts/policy.ts";
import type { Role } from "../core/shared/contracts/role.ts";
import type { Offer, Plan } from "../core/usage/contracts/plan.ts";
import type { AdminDeed } from "../features/accounts/use-cases/account-stores.ts";
import type { ContentLanguage } from "../features/content/contracts/content.ts";
import type { ImageFormat } from "../features/content/contracts/content-image.ts";
import type { AlertState } from "../features/watchlist/contracts/watchlist.ts";

/** Tables as the code sees them. Migrations only add; removal waits one release. */
export type Tables = {
  analyses: {
    /** UUID version 7: ordered by time, nothing to guess. */
    id: string;
    at: Date;
    /** Canonical symbol. */
    ticker: string;
    scenario: string;
    language: string;
  };
  /** How many more times the same was looked at within the same moment. */
  analysis_repeats: { analysis_id: string; times: number };
  /** Published answers of the prediction model: one for each company, model and day of the price. */
  predictions: {
    id: string;
    shown_at: Date;
    ticker: string;
    model_version: string;
    currency: string;
    /** Per share. */
    low: number;
    middle: number;
    high: number;
    price: number;
    /** ISO date. */
    price_as_of: string;
    shares: number;
  };
  /** The price after a while, once for each prediction and horizon. */
  prediction_scores: {
    prediction_id: string;
    horizon: string;
    price: number;
    price_as_of: string;
  };
  source_answers: {
    /** Form, source, kind and symbol. */
    key: string;
    /** Milliseconds since 1970. */
    kept_at: number;
    /** JSON. */
    answer: string;
  };
  source_claims: {
    key: string;
    /** UUID of the process that fetches the answer. */
    holder: string;
    /** Milliseconds since 1970; others fetch it themselves from then on. */
    until: number;
  };
  source_paces: {
    source: string;
    /** As it was counted in the release before. */
    window_start: number;
    requests: number;
    paused_until: number;
    /** When requests were made, for as long as they count: milliseconds since 1970. */
    moments: Generated<number[]>;
  };
  accounts: {
    id: string;
    /** In the one spelling of `emailOf`. */
    email: string;
    display_name: string;
    password_hash: string;
    role: Role;
    plan: Generated<Plan>;
    language: string;
    theme: "light" | "dark" | null;
    created_at: Date;
    age_declared_at: Date;
    /** Null: they may come in. */
    suspended_at: Generated<Date | null>;
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
  };
  /** Browsers in which a person has signed in before. */
  known_devices: { account_id: string; token_hash: string; seen_at: Date };
  password_resets: { token_hash: string; account_id: string; expires_at: Date };
  api_keys: {
    id: string;
    account_id: string;
    name: string;
    key_hash: string;
    ending: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** Accounts that were removed, so that a restored backup removes them again. */
  removed_accounts: { id_hash: string; removed_at: Date };
  outbox: {
    id: string;
    account_id: string | null;
    /** The subject of the message. */
    conversation_id: Generated<string | null>;
    recipient: string;
    subject: string;
    /** Null once sent. */
    text: string | null;
    queued_at: Date;
    sent_at: Date | null;
    attempts: number;
    /** Null: no further try. */
    next_attempt_at: Date | null;
    failure: string | null;
  };
  /** The salt with which visitors of a day are hashed; deleted with the day. */
  daily_salts: { day: string; salt: string };
  /** Searches of companies, one for each visitor and day. */
  company_visits: { day: string; ticker: string; visitor: string };
  /** How many read a page on a day; the path "*" is the whole site. */
  page_days: { day: string; path: string; visitors: number };
  /** Who has been counted there already: hashes that go with the day. */
  page_visitors: { day: string; path: string; visitor: string };
  /** Companies opened under the free plan: one row for each person or address. */
  plan_uses: {
    /** An account's id, or the hash of an address. */
    holder: string;
    account_id: string | null;
    /** ISO date in Europe/Madrid. */
    day: string;
    tickers: string[];
    latest_at: Date;
    /** UUID of the latest take that counted. */
    latest_take: string;
  };
  /** Payments that have been begun. */
  checkouts: {
    id: string;
    account_id: string;
    /** Stripe's name of it. */
    session_id: string;
    offer: Offer;
    started_at: Date;
    is_over: Generated<boolean>;
  };
  /** Subscriptions as Stripe said them when they were read last. */
  subscriptions: {
    id: string;
    account_id: string;
    customer_id: string;
    /** Null: for a price that is not sold here. */
    offer: Offer | null;
    status: string;
    ends_at: Date | null;
    is_ending: boolean;
    read_at: Date;
    /** One more with each writing. */
    version: number;
  };
  /** Events that have had their effect. */
  payment_events: { id: string; taken_at: Date };
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
  /** Changes that admins made to accounts. */
  admin_actions: {
    /** In the order in which they were done. */
    number: Generated<string>;
    done_at: Date;
    action: AdminDeed["action"];
    former: string;
    present: string;
    origin: "admin" | "commandLine";
    /** The admin; null on the command line, or when they have left. */
    done_by: string | null;
    /** Null when the person has left. */
    account_id: string | null;
  };
  /** Analyses that a person has seen: one for each question and day. */
  history_entries: {
    id: string;
    account_id: string;
    at: Date;
    /** ISO date in Europe/Madrid. */
    day: string;
    ticker: string;
    /** Scenario, source and assumptions as they were chosen. */
    question: string;
    /** JSON. */
    run: string;
  };
  /** A person's own parameters of analysis; null leaves one open. */
  policies: PolicySettings & { id: string; account_id: string; name: string; created_at: Date };
  /** Which of them applies: one a person, or none. */
  active_policies: { account_id: string; policy_id: string };
  watched_companies: {
    id: string;
    account_id: string;
    ticker: string;
    added_at: Date;
    /** The price at which the person bought or would buy a share, and when they noted it; both or neither. */
    own_price: Generated<number | null>;
    own_price_at: Generated<Date | null>;
  };
  /** An alert of a person on a company that they watch. */
  alerts: {
    id: string;
    account_id: string;
    ticker: string;
    /** JSON. */
    condition: string;
    state: AlertState;
    is_muted: boolean;
    /** The secret of the link in a mail: it mutes this alert and nothing else. */
    mute_key: string;
    /** The assumptions that `state` was read with; others start afresh. */
    basis: string;
    /** ISO date of the price that was read last. */
    read_as_of: string | null;
    checked_at: Date | null;
    fired_at: Date | null;
    created_at: Date;
  };
  conversations: {
    id: string;
    kind: "form" | "chat";
    state: "waiting" | "answered" | "closed";
    /** The author, when they had signed in. */
    account_id: string | null;
    /** In the one spelling of `emailOf`; null: none was left. */
    email: string | null;
    subject: string;
    language: string;
    /** Of what the reader's browser keeps; null: it keeps nothing. */
    secret_hash: string | null;
    /** UUID of the first line's sending: a form sent twice opens one conversation. */
    opening_key: string;
    last_number: number;
    started_at: Date;
    last_at: Date;
  };
  conversation_lines: {
    conversation_id: string;
    number: number;
    author: "reader" | "team";
    account_id: string | null;
    /** UUID of the sending: the same line sent twice is kept once. */
    client_key: string;
    text: string;
    at: Date;
  };
  screened_companies: {
    /** One state of data, engine and day. */
    edition: string;
    ticker: string;
    /** JSON. */
    company: string;
    kept_at: Date;
  };
  content_items: {
    slug: string;
    language: ContentLanguage;
    /** The latest one. */
    version: number;
    /** ISO date; null: never published. */
    published_on: string | null;
  };
  content_versions: {
    slug: string;
    language: ContentLanguage;
    number: number;
    /** JSON; null: as the repository has it. */
    text: string | null;
    account_id: string | null;
    saved_at: Date;
  };
  /** Readers of the articles, one for each visitor and day. */
  article_visits: { day: string; slug: string; language: ContentLanguage; visitor: string };
  article_views: { slug: string; language: ContentLanguage; views: number };
  content_images: {
    /** The beginning of the file's hash. */
    id: string;
    format: ImageFormat;
    width: number;
    height: number;
    file: Uint8Array;
    account_id: string | null;
    added_at: Date;
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
