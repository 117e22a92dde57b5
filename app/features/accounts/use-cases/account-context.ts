import type { HistoryQuery, HistoryRun } from "../../../core/history/contracts/history.ts";
import type { Policy, PolicySettings } from "../../../core/policies/contracts/policy.ts";
import type { Plan } from "../../../core/usage/contracts/plan.ts";
import type { Alert, AlertCondition, AlertState } from "../../watchlist/contracts/watchlist.ts";
import type { Role } from "../contracts/account.ts";
import type { AcademicStore } from "./academic-address.ts";
import type { PasswordStrength, StrengthQuestion } from "./password-strength.ts";

/** A registered person, as the rest of the house knows them. */
export type Account = {
  id: string;
  email: string;
  displayName: string;
  role: Role;
  /** What holds: the plan that was given, or the one that a subscription pays for. */
  plan: Plan;
  isPaying: boolean;
  givenPlan: Plan;
  language: string;
  /** Null follows the system. */
  theme: "light" | "dark" | null;
  createdAt: Date;
  ageDeclaredAt: Date;
  /** The time since which an admin keeps them out; null: not suspended. */
  suspendedAt: Date | null;
};

export type AccountChanges = Partial<Pick<Account, "displayName" | "language" | "theme">>;

/** A sign-up whose address is not confirmed yet. */
export type SignUp = Pick<Account, "email" | "displayName" | "language" | "ageDeclaredAt"> & {
  passwordHash: string;
  tokenHash: string;
  expiresAt: Date;
};

export type Session = { id: string; device: string; startedAt: Date; seenAt: Date; expiresAt: Date };
export type ApiKey = { id: string; name: string; ending: string; createdAt: Date; lastUsedAt: Date | null };

export type MailKind = "confirm" | "alreadyRegistered" | "reset" | "passwordChanged" | "academic";
export type Mail = {
  kind: MailKind;
  recipient: string;
  /** Null: no account has this address yet. */
  accountId: string | null;
  language: string;
  displayName: string;
  /** The secret that the link carries, where it carries one. */
  token: string | null;
};

/** A mail whose time has come; `attempts` counts the one that begins now. */
export type DueMail = { id: string; recipient: string; subject: string; text: string; attempts: number };

export type KeptMail = {
  id: string;
  recipient: string;
  subject: string;
  /** Null once it has been sent: it may have carried a secret. */
  text: string | null;
  queuedAt: Date;
  sentAt: Date | null;
  attempts: number;
  failure: string | null;
};

/** A plan that was given; `by` is the admin, null for the command line. */
export type PlanAssignment = { plan: Plan; at: Date; by: Account | null };
export type KnownAssignment = { plan: Plan; at: Date; origin: "admin" | "commandLine"; byName: string | null };

/** What is done to an account: from a role, a plan or a standing to another. */
export type AdminDeed = { action: "role" | "plan" | "suspension" | "confirmation"; former: string; present: string };
/** When, and by which admin; null for the command line. */
export type Deed = { at: Date; by: Account | null };
export type KeptDeed = AdminDeed & {
  id: string;
  at: Date;
  origin: "admin" | "commandLine";
  /** Null on the command line, and for who has left. */
  by: { name: string; email: string } | null;
  person: { name: string; email: string } | null;
};
export type AdminActionStore = {
  /** Newest first. */
  list(limit: number): Promise<KeptDeed[]>;
};

export type AccountStore = {
  keepSignUp(signUp: SignUp): Promise<void>;
  /** Makes an account of what was signed up with this secret; null when it is unknown, used or too old. */
  confirmSignUp(tokenHash: string, now: Date): Promise<Account | null>;
  /** The latest sign-up with an address becomes an account, without its secret, and it is kept who has done it. */
  confirmLatestSignUp(confirmation: Deed & { email: string }): Promise<Account | null>;
  pendingPasswordHash(email: string, now: Date): Promise<string | null>;
  findByEmail(email: string): Promise<{ account: Account; passwordHash: string } | null>;
  passwordHashOf(accountId: string): Promise<string | null>;
  change(accountId: string, changes: AccountChanges): Promise<Account | null>;
  /** Latest first; a search looks at addresses and names. */
  list(wanted: { role: Role | null; search: string; limit: number }): Promise<Account[]>;
  /** Like the two after it, it keeps what was done, by whom and when. */
  setRole(change: Deed & { email: string; role: Role }): Promise<Account | null>;
  /** Gives a plan and keeps that it was given, by whom and when. */
  assignPlan(assignment: PlanAssignment & { email: string }): Promise<Account | null>;
  /** The latest of each of these people, with the name of the admin who gave it, while they have an account. */
  latestAssignments(accountIds: readonly string[]): Promise<ReadonlyMap<string, KnownAssignment>>;
  /** Suspends a person and ends their sessions, or lifts the suspension. */
  suspend(change: Deed & { email: string; isSuspended: boolean }): Promise<Account | null>;
  /** Also ends every session but the one named, and every reset under way. */
  setPassword(change: { accountId: string; passwordHash: string; keptSessionId: string | null }): Promise<void>;
  /** The same password, hashed as we hash today. */
  rehash(accountId: string, passwordHash: string): Promise<void>;
  keepReset(reset: { accountId: string; tokenHash: string; expiresAt: Date }): Promise<void>;
  findReset(tokenHash: string, now: Date): Promise<Account | null>;
  /** Uses up the secret: a second caller gets null. */
  takeReset(tokenHash: string, now: Date): Promise<Account | null>;
  /** Every row that holds the person, gone at once; what stays is that a hashed id was removed on a day. */
  remove(removal: { account: Account; idHash: string; emailHash: string; at: Date }): Promise<void>;
  /** Every row about a person, without the hashes of secrets. */
  everythingOf(account: Account): Promise<Readonly<Record<string, readonly object[]>>>;
  purgeExpired(now: Date): Promise<void>;
};

export type SessionStore = {
  open(session: { accountId: string; tokenHash: string; device: string; now: Date; expiresAt: Date }): Promise<void>;
  find(tokenHash: string, now: Date): Promise<{ session: Session; account: Account } | null>;
  touch(id: string, seen: { seenAt: Date; expiresAt: Date }): Promise<void>;
  listOf(accountId: string, now: Date): Promise<Session[]>;
  close(accountId: string, id: string): Promise<boolean>;
  closeByToken(tokenHash: string): Promise<void>;
  closeAll(accountId: string): Promise<void>;
  rememberDevice(device: { accountId: string; tokenHash: string; now: Date }): Promise<void>;
  isKnownDevice(device: { accountId: string; tokenHash: string }): Promise<boolean>;
};

export type ApiKeyStore = {
  /** False when the person has as many as they may. */
  add(key: {
    accountId: string;
    name: string;
    keyHash: string;
    ending: string;
    now: Date;
    most: number;
  }): Promise<boolean>;
  listOf(accountId: string): Promise<ApiKey[]>;
  remove(accountId: string, id: string): Promise<boolean>;
  find(keyHash: string, now: Date): Promise<Account | null>;
};

/** What is done at a limited pace, and who does it. */
export type Paced = { name: string; who: string };

export type RateStore = {
  /**
   * Counts one more at this moment, unless there were as many as the limit within the window before it; then the moment at
   * which there is room again. A clock that is set back finds no room that was not there.
   */
  take(paced: Paced & { at: Date; limit: number; windowInMilliseconds: number }): Promise<{ freeAt: Date } | null>;
  forget(paced: Paced): Promise<void>;
};

/** An analysis that a person has seen. */
export type HistoryRow = { id: string; at: Date; run: HistoryRun };

export type HistoryStore = {
  /** Keeps runs; the same question on the same day (an ISO date) is one entry, as it was seen last. */
  keep(seen: readonly { accountId: string; at: Date; day: string; question: string; run: HistoryRun }[]): Promise<void>;
  list(accountId: string, query: HistoryQuery): Promise<HistoryRow[]>;
  find(accountId: string, id: string): Promise<HistoryRow | null>;
  remove(accountId: string, id: string): Promise<boolean>;
  removeAll(accountId: string): Promise<void>;
};

/** What a caller has opened on a day (ISO), and when they last opened a company. */
export type PlanUse = { day: string; companies: number; latestAt: Date };

type Take = {
  holder: string;
  accountId: string | null;
  ticker: string;
  at: Date;
  day: string;
  companiesADay: number;
  secondsBetweenCompanies: number;
};

type NamedSettings = { accountId: string; name: string; settings: PolicySettings };

export type PolicyStore = {
  /** By name. */
  listOf(accountId: string): Promise<Policy[]>;
  find(accountId: string, id: string): Promise<Policy | null>;
  add(policy: NamedSettings & { now: Date; most: number }): Promise<{ id: string } | "tooMany" | "nameTaken">;
  change(policy: NamedSettings & { id: string }): Promise<{ id: string } | "unknown" | "nameTaken">;
  remove(accountId: string, id: string): Promise<boolean>;
  /** It alone applies from now on; false when this person has no such policy. */
  activate(accountId: string, id: string): Promise<boolean>;
  deactivate(accountId: string, id: string): Promise<void>;
};

/** What a person pays or would pay for a share, and when they noted it. */
export type NotedPrice = { value: number; notedAt: Date };
export type Watched = { id: string; ticker: string; addedAt: Date; ownPrice: NotedPrice | null };
export type KeptAlert = Omit<Alert, "firedAt"> & { firedAt: Date | null };

/** An alert whose turn has come, and whom it would be told. */
export type DueAlert = {
  id: string;
  accountId: string;
  ticker: string;
  condition: AlertCondition;
  state: AlertState;
  /** The assumptions that the state was read with. */
  basis: string;
  /** Of the company, where the person has noted one. */
  ownPrice: NotedPrice | null;
  muteKey: string;
  recipient: string;
  displayName: string;
  language: string;
};
/** What has been read for an alert: the assumptions, and the day of the price (ISO). */
export type AlertReading = { alert: DueAlert; basis: string; asOf: string; now: Date };

export type WatchlistStore = {
  /** The one added last first. */
  listOf(accountId: string): Promise<Watched[]>;
  idOf(accountId: string, ticker: string): Promise<string | null>;
  /** What is watched already is added no second time. */
  add(watched: { accountId: string; ticker: string; now: Date; most: number }): Promise<{ id: string } | "tooMany">;
  /** Null forgets it. Whether this person watches that company. */
  notePrice(noted: { accountId: string; id: string; price: number | null; now: Date }): Promise<boolean>;
  /** With its alerts. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** The first one first. */
  alertsOf(accountId: string): Promise<KeptAlert[]>;
  /** `unknown`: this person does not watch that company. */
  addAlert(alert: {
    accountId: string;
    ticker: string;
    condition: AlertCondition;
    now: Date;
    most: number;
  }): Promise<{ id: string } | "tooMany" | "unknown">;
  /** Another condition starts afresh. */
  changeAlert(change: {
    accountId: string;
    id: string;
    condition: AlertCondition;
    isMuted: boolean | null;
  }): Promise<boolean>;
  removeAlert(accountId: string, id: string): Promise<boolean>;
  /** False for a key of no alert. */
  mute(key: string): Promise<boolean>;
  /** Takes alerts that have not been checked since; what one process takes no other does. None of suspended people. */
  takeDue(wanted: { now: Date; checkedBefore: Date; most: number }): Promise<DueAlert[]>;
  /** Tells it: the mail is queued together with the new state, or, when another process was first, not at all. */
  fire(reading: AlertReading & { mail: { subject: string; text: string } }): Promise<boolean>;
  /** Keeps a new state without telling it; nothing when something has changed meanwhile. */
  settle(reading: AlertReading & { state: AlertState }): Promise<void>;
};

export type PlanUseStore = {
  /** Opens a company: `open` was so already that day, `taken` counts one more, `refused` was one too many or too soon. */
  take(take: Take): Promise<"open" | "taken" | "refused">;
  /** Undoes a take, with its wait. */
  giveBack(take: Take): Promise<void>;
  find(holder: string): Promise<PlanUse | null>;
  /** The companies that are open on a day. */
  openedOn(holder: string, day: string): Promise<readonly string[]>;
};

/** How often a company was searched. */
export type CountedCompany = { ticker: string; searches: number };

export type PopularityStore = {
  /** Counts searches, once for each visitor (`who`, of which a salted hash is kept), company and day. */
  count(visits: readonly { day: string; ticker: string; who: string }[]): Promise<void>;
  mostVisited(question: { since: string; limit: number }): Promise<readonly CountedCompany[]>;
  purge(days: { saltsBefore: string; visitsBefore: string }): Promise<void>;
};

/** What the use cases of accounts may reach. Built once, in composition.server.ts. */
export type AccountContext = {
  now(): Date;
  pause(milliseconds: number): Promise<void>;
  /** Does what the answer does not wait for; what fails is logged. Settled at once, but where a test wants to see it done. */
  afterwards(work: () => Promise<void>): Promise<void>;
  accounts: AccountStore;
  adminActions: AdminActionStore;
  sessions: SessionStore;
  apiKeys: ApiKeyStore;
  rates: RateStore;
  history: HistoryStore;
  planUses: PlanUseStore;
  academic: AcademicStore;
  /** Domains of universities that the operator has added. */
  academicDomains: readonly string[];
  /** Cancels a person's subscription at once; throws `paymentUnavailable` when that cannot be done now. */
  endPayments(account: Account): Promise<void>;
  /** How many new companies all who have not signed in may open in a minute together. */
  anonymousCompaniesAMinute: number;
  policies: PolicyStore;
  watchlist: WatchlistStore;
  outbox: { queue(mail: Mail): Promise<void>; list(limit: number): Promise<KeptMail[]> };
  passwords: {
    hash(password: string): Promise<string>;
    /** Null, for an unknown account, takes as long to refuse as any other. */
    check(password: string, hash: string | null): Promise<{ isRight: boolean; isOutdated: boolean }>;
    strengthOf(question: StrengthQuestion): Promise<PasswordStrength>;
  };
  secrets: { fresh(): string; hashOf(text: string): string };
};

/** Who asks about a company: a person, or a visitor at an address. */
export type Asker = { account: Account | null; address: string };

/** Where a request comes from: what is counted when the caller is not signed in. */
export type Visitor = {
  /** An IPv4 address, or the network of an IPv6 one. */
  address: string;
};
