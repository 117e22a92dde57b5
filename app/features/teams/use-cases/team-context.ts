import type { PolicyStore } from "../../../core/policies/use-cases/policy-context.ts";
import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Plan } from "../../../core/usage/contracts/plan.ts";
import type { RateStore, ReturnedPace } from "../../../core/usage/use-cases/rate-limits.ts";
import type { ThesisStore } from "../../theses/use-cases/thesis-context.ts";
import type { TeamLimits } from "../contracts/team-limits.ts";
import type { GivenRole, TeamAction, TeamRole } from "../contracts/team-roles.ts";
import type { BookAlert, BookAlertChanges, BookChanges, KeptBook } from "./book-context.ts";
import type { KeptTeamVersion, TeamVersionChanges } from "./team-version-context.ts";

export type KeptMember = { id: string; displayName: string; email: string; role: TeamRole; joinedAt: Date };
export type KeptInvitation = { id: string; email: string; role: GivenRole; sentAt: Date; expiresAt: Date };
/** A team as it is at one moment; its members from the one who may do most, those of a role as they have joined. */
export type KeptTeam = {
  id: string;
  name: string;
  createdAt: Date;
  members: readonly KeptMember[];
  invitations: readonly KeptInvitation[];
};
/** An action, the person who did it and the member it was done to; null for deleted accounts. */
export type KeptActivity = {
  id: string;
  at: Date;
  action: TeamAction;
  by: string | null;
  member: string | null;
  role: TeamRole | null;
  book: string | null;
  ticker: string | null;
  policy: string | null;
};

/** Who has done what in a team, to whom, and of which book, company or policy; by the name that it had then. */
export type TeamEvent = {
  action: TeamAction;
  by: string;
  at: Date;
  member?: string;
  role?: TeamRole;
  book?: string;
  ticker?: string;
  policy?: string;
};

/** Changes of one team, all or none of them. */
export type TeamChanges = {
  rename(name: string): Promise<void>;
  setRole(accountId: string, role: TeamRole): Promise<void>;
  addMember(member: { accountId: string; role: GivenRole; at: Date }): Promise<void>;
  removeMember(accountId: string): Promise<void>;
  /** In place of one to the same address; returns its id, which stays. */
  invite(invitation: { email: string; role: GivenRole; by: string; at: Date; expiresAt: Date }): Promise<string>;
  removeInvitation(id: string): Promise<void>;
  /** With all that it holds. */
  remove(): Promise<void>;
  note(event: TeamEvent): Promise<void>;
  books: BookChanges;
  bookAlerts: BookAlertChanges;
  versions: TeamVersionChanges;
  theses: ThesisStore;
  policies: PolicyStore;
};

export type InvitationTo = {
  id: string;
  teamId: string;
  team: string;
  role: GivenRole;
  invitedBy: string | null;
  expiresAt: Date;
};

export type TeamStore = {
  /** Null: this person owns as many as they may. */
  make(team: { name: string; accountId: string; at: Date; most: number }): Promise<string | null>;
  list(accountId: string): Promise<{ id: string; name: string; role: TeamRole; members: number }[]>;
  find(id: string): Promise<KeptTeam | null>;
  /** Newest first. */
  activity(id: string, page: PageAsked): Promise<KeptActivity[]>;
  /** Whether an entry is of what was done in this team. */
  isActivity(id: string, entryId: string): Promise<boolean>;
  books(id: string): Promise<KeptBook[]>;
  /** Of all its books, the first one first. */
  bookAlerts(id: string): Promise<BookAlert[]>;
  /** Whether a member is mailed the alerts of a book. */
  isMailed(bookId: string, accountId: string): Promise<boolean>;
  versions(id: string): Promise<KeptTeamVersion[]>;
  /** Those that are open; by the address alone, or one of them. */
  invitationsTo(email: string, now: Date): Promise<InvitationTo[]>;
  /** One after the other for each team: what `work` is told stays so until it has ended. Null: there is no such team. */
  change<Answer>(id: string, work: (team: KeptTeam, changes: TeamChanges) => Promise<Answer>): Promise<Answer | null>;
};

export type TeamMail =
  | {
      kind: "invitation";
      recipient: string;
      language: string;
      invitedBy: string;
      invitationId: string;
      role: GivenRole;
      expiresAt: Date;
    }
  | { kind: "handedOver"; recipient: string; language: string; teamId: string; name: string };

/** Dependencies of the use cases of teams. */
export type TeamContext = {
  now(): Date;
  teams: TeamStore;
  theses: ThesisStore;
  policies: PolicyStore;
  limitsOf(plan: Plan): TeamLimits;
  accounts: { findByEmail(email: string): Promise<{ account: Account } | null> };
  rates: RateStore & ReturnedPace;
  /** What other subjects keep of a team, by subject, for its owner to take away. */
  keptOf(teamId: string): Promise<Readonly<Record<string, unknown>>>;
  secrets: { hashOf(text: string): string };
  /** Queues a mail; `accountId` is whose it is, null where the address has no account. */
  mail(mail: TeamMail, accountId: string | null): Promise<void>;
};
