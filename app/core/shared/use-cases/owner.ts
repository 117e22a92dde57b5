import type { Account } from "./caller.ts";

/** Whose something is: a person's, by their account, or a team's. */
export type Owner = Pick<Account, "id"> | { teamId: string };
