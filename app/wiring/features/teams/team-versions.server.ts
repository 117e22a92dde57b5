import type { Account, Caller } from "../../../core/shared/use-cases/caller.ts";
import type { OptionalDependencies } from "../../optional-dependencies.server.ts";
import { withoutTeams } from "../people.server.ts";
import type { savedVersionsIn } from "../versions.server.ts";

type Parts = { teams?: OptionalDependencies["teams"] | undefined; versions: ReturnType<typeof savedVersionsIn> };
type OfVersion = { id: string; versionId: string };

/** Versions of teams: those of a team are read as one's own are, by its members. */
export function teamVersionsIn({ teams = withoutTeams, versions }: Parts) {
  const ownerOf = async (account: Account, id: string) => {
    const { team, role } = await teams.roleIn(account, id);
    return { team, role, owner: { teamId: team.id } };
  };
  return {
    list: teams.versions,
    give: teams.giveVersion,
    remove: teams.removeVersion,
    async read(account: Account, { id, versionId }: OfVersion) {
      const { owner } = await ownerOf(account, id);
      return versions.read(owner, versionId);
    },
    async replay(account: Account, { id, versionId }: OfVersion) {
      const { owner, ...team } = await ownerOf(account, id);
      return { ...team, ...(await versions.replay(owner, versionId)) };
    },
    /** `other` is the id of another version of the team; null compares with what the same question gives now, within the caller's plan. */
    async compare(
      caller: Caller & { account: Account },
      { id, versionId, other }: OfVersion & { other: string | null },
    ) {
      const { owner, team } = await ownerOf(caller.account, id);
      return { team, ...(await versions.compare(caller, { id: versionId, other, owner })) };
    },
  };
}
