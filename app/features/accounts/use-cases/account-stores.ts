import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { Role } from "../../../core/shared/contracts/role.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Plan } from "../../../core/usage/contracts/plan.ts";
import type { OrphanedTeam, Succession } from "../../teams/use-cases/succession.ts";
import type { InstallationAction } from "../contracts/admin-actions.ts";
import type { KeyScope } from "../contracts/key-scope.ts";

export type AccountChanges = Partial<Pick<Account, "displayName" | "language" | "theme">>;

/** A sign-up whose address is not confirmed yet. */
export type SignUp = Pick<Account, "email" | "displayName" | "language" | "ageDeclaredAt"> & {
  passwordHash: string;
  tokenHash: string;
  expiresAt: Date;
};

/** Where an address is: the country by ISO 3166-1, and its city where that is known. */
export type Place = { country: string; city: string | null };

export type Session = {
  id: string;
  device: string;
  /** Where it began; null where that is not known. */
  place: Place | null;
  startedAt: Date;
  seenAt: Date;
  expiresAt: Date;
  /** When the person last proved who they are; null: before this was kept. */
  provedAt: Date | null;
};

export type ApiKey = KeyScope & {
  id: string;
  name: string;
  ending: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** A plan that was given; `by` is the admin, null for the command line. */
export type PlanAssignment = { plan: Plan; at: Date; by: Account | null };

export type KnownAssignment = { plan: Plan; at: Date; origin: "admin" | "commandLine"; byName: string | null };

/** A change to an account, from a role, a plan or a standing to another; or to a setting of the installation. */
export type AdminDeed = {
  action: "role" | "plan" | "suspension" | "confirmation" | "factor" | "signInLink" | InstallationAction;
  former: string;
  present: string;
};

export type DeedOrigin = "admin" | "commandLine" | "identityProvider";

/** When, and by which admin; null for the command line, or what `origin` says. */
export type Deed = { at: Date; by: Account | null; origin?: Exclude<DeedOrigin, "admin"> };

export type KeptDeed = AdminDeed & {
  id: string;
  at: Date;
  origin: DeedOrigin;
  /** Null of another origin, and for an admin who has left. */
  by: { name: string; email: string } | null;
  /** Null of a setting, which is done to no account, and when they have left. */
  person: { name: string; email: string } | null;
};

export type AdminActionStore = {
  /** Newest first. Their ids are whole numbers. */
  list(page: PageAsked): Promise<KeptDeed[]>;
};

export type AccountStore = {
  keepSignUp(signUp: SignUp): Promise<void>;
  /**
   * Makes an account of what was signed up with this secret; null when it is unknown, used or too old. With `adminEmail` it is an
   * administrator's while there is none.
   */
  confirmSignUp(tokenHash: string, now: Date, adminEmail: string | null): Promise<Account | null>;
  /** The latest sign-up with an address becomes an account, without its secret, and it is kept who has done it. */
  confirmLatestSignUp(confirmation: Deed & { email: string }): Promise<Account | null>;
  /** Another secret for a sign-up that waits, besides those it has; null when none with this password does. */
  renewSignUp(renewed: {
    email: string;
    passwordHash: string;
    tokenHash: string;
    now: Date;
    expiresAt: Date;
  }): Promise<Pick<SignUp, "displayName" | "language"> | null>;
  pendingPasswordHash(email: string, now: Date): Promise<string | null>;
  /** Without a password its hash is null. */
  findByEmail(email: string): Promise<{ account: Account; passwordHash: string | null } | null>;
  /** Null without a password, as of an unknown account. */
  passwordHashOf(accountId: string): Promise<string | null>;
  change(accountId: string, changes: AccountChanges): Promise<Account | null>;
  /** Latest first; a search looks at addresses and names. */
  list(wanted: PageAsked & { role: Role | null; search: string }): Promise<Account[]>;
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
  /** The teams that a person owns, each with its other members. */
  ownedTeams(accountId: string): Promise<OrphanedTeam[]>;
  /**
   * Every row that holds the person, gone at once; what stays is that a hashed id was removed on a day, and the teams that `settle` gives
   * to another member.
   */
  remove(removal: {
    account: Account;
    idHash: string;
    emailHash: string;
    at: Date;
    settle(teams: readonly OrphanedTeam[]): readonly Succession[];
  }): Promise<void>;
  /** Every row about a person, without the hashes of secrets. */
  everythingOf(account: Account): Promise<Readonly<Record<string, readonly object[]>>>;
  purgeExpired(now: Date): Promise<void>;
};

export type SessionStore = {
  open(session: {
    accountId: string;
    tokenHash: string;
    device: string;
    place: Place | null;
    now: Date;
    provedAt: Date | null;
    expiresAt: Date;
  }): Promise<void>;
  find(tokenHash: string, now: Date): Promise<{ session: Session; account: Account } | null>;
  touch(id: string, seen: { seenAt: Date; expiresAt: Date }): Promise<void>;
  /** The person of this session has just proved who they are. */
  prove(accountId: string, id: string, now: Date): Promise<void>;
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
    scope: KeyScope;
    now: Date;
    most: number;
  }): Promise<boolean>;
  listOf(accountId: string): Promise<ApiKey[]>;
  remove(accountId: string, id: string): Promise<boolean>;
  find(keyHash: string, now: Date): Promise<{ account: Account; scope: KeyScope } | null>;
};
