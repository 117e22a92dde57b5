import { expect } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Database } from "../../../database/open-database.ts";
import type { Succession } from "../use-cases/succession.ts";
import type { Teams } from "../use-cases/teams.ts";

/** Ana, Ben, Cleo and Dan, and the use cases of teams around one database. */
export type TeamsRig = {
  database: Pick<Database, "kysely">;
  teams(): Teams;
  person(name: string): Account;
  /** Ana's team, with Ben as an editor and Cleo as a reader; returns its id. */
  house(): Promise<string>;
  /** The role of each member by name, as this person reads it. */
  rolesIn(id: string, who: string): Promise<Record<string, string>>;
  /** Deletes an account; `inherited`: its owner can no longer be asked. */
  remove(person: Account, settle: readonly Succession[] | "inherited"): Promise<void>;
  now(): Date;
};

export const code = (code: string) => expect.objectContaining({ code });
