import type { Version } from "../../versions/contracts/version.ts";

/** A version of a team: who gave it, null of a person who has left Valora, and when. */
export type KeptTeamVersion = Version & { givenBy: string | null; givenAt: Date };

/** Changes of the versions of one team, within a change of the team. */
export type TeamVersionChanges = {
  count(): Promise<number>;
  /** A copy of a version of the giver's own, with its note or without; one that is given again is there once. Null: it is not theirs. */
  give(version: { id: string; by: string; at: Date; withNote: boolean }): Promise<GivenVersion | null>;
  /** Returns of which company it was; null: it is not there. */
  remove(id: string): Promise<{ ticker: string } | null>;
};
export type GivenVersion = { id: string; ticker: string; isNew: boolean };
