import type { Generated } from "kysely";
import type { GivenRole, TeamAction, TeamRole } from "../contracts/team-roles.ts";

export type TeamTables = {
  teams: { id: string; name: string; created_at: Date };
  team_members: { team_id: string; account_id: string; role: TeamRole; joined_at: Date };
  team_invitations: {
    id: string;
    team_id: string;
    /** In the one spelling of `emailOf`. */
    email: string;
    role: GivenRole;
    /** Null: they have left Valora. */
    invited_by: string | null;
    sent_at: Date;
    expires_at: Date;
  };
  team_activity: {
    id: Generated<string>;
    team_id: string;
    /** In the order in which it was done. */
    number: Generated<string>;
    at: Date;
    action: TeamAction;
    /** Who did it; null: they have left Valora. */
    account_id: string | null;
    /** To whom; null: to none, or to one who has left Valora. */
    member_id: string | null;
    role: TeamRole | null;
    /** The name that the book had then; null: it is about none. */
    book: string | null;
    /** The company that it is about; null: none. */
    ticker: string | null;
    /** The name that the policy had then; null: it is about none. */
    policy: string | null;
  };
  team_books: { id: string; team_id: string; name: string; created_at: Date };
  /** An alert of a team on a company of a book. */
  team_alerts: {
    id: string;
    book_id: string;
    ticker: string;
    /** JSON. */
    condition: string;
    created_at: Date;
  };
  /** The members whom the alerts of a book are mailed. */
  team_book_mails: { book_id: string; account_id: string };
  team_book_companies: { book_id: string; ticker: string; added_at: Date };
};
