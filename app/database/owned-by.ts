import { sql } from "kysely";
import type { Owner } from "../core/shared/use-cases/owner.ts";

/** Of the rows of a table of what is a person's or a team's, those of an owner. */
export const ownedBy = (owner: Owner) =>
  "teamId" in owner ? sql<boolean>`team_id = ${owner.teamId}` : sql<boolean>`account_id = ${owner.id}`;

/** The columns of a new row of an owner. */
export const columnsOf = (owner: Owner) =>
  "teamId" in owner ? { account_id: null, team_id: owner.teamId } : { account_id: owner.id, team_id: null };
