import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { TeamContext } from "./team-context.ts";
import { changeAsEditor, limitsOfTeam, memberOfTeam } from "./team-rules.ts";
import type { KeptTeamVersion } from "./team-version-context.ts";

/** The versions that members have given to a team, for its members. */
export async function listTeamVersions(
  context: TeamContext,
  account: Account,
  teamId: string,
): Promise<{ versions: KeptTeamVersion[]; mostVersions: number }> {
  const { team } = await memberOfTeam(context, account, teamId);
  const [versions, { versions: mostVersions }] = await Promise.all([
    context.teams.versions(team.id),
    limitsOfTeam(context, team),
  ]);
  return { versions, mostVersions };
}

type Gift = { id: string; versionId: string; withNote: boolean };

/**
 * Gives a team a copy of a version of one's own: it belongs to the team, and stays when the giver leaves. Given again, it is there
 * once. Throws `notFound`, `teamEditorMissing`, `tooManyTeamVersions`.
 */
export async function giveVersion(
  context: TeamContext,
  account: Account,
  { id, versionId, withNote }: Gift,
): Promise<{ id: string }> {
  const { team } = await memberOfTeam(context, account, id);
  const { versions: most } = await limitsOfTeam(context, team);
  const at = context.now();
  return changeAsEditor(context, account, {
    id,
    async work(_team, changes) {
      const given = isUuid(versionId)
        ? await changes.versions.give({ id: versionId, by: account.id, at, withNote })
        : null;
      if (given === null) throw new Failure("notFound");
      // A failure takes the copy back.
      if (given.isNew && (await changes.versions.count()) > most)
        throw new Failure("tooManyTeamVersions", { maximum: most });
      if (given.isNew) await changes.note({ action: "versionGiven", by: account.id, ticker: given.ticker, at });
      return { id: given.id };
    },
  });
}

/** Deletes a version for the whole team. Throws `notFound`, `teamEditorMissing`. */
export const removeTeamVersion = (
  context: TeamContext,
  account: Account,
  { id, versionId }: { id: string; versionId: string },
): Promise<void> =>
  changeAsEditor(context, account, {
    id,
    async work(_team, changes) {
      const gone = isUuid(versionId) ? await changes.versions.remove(versionId) : null;
      if (gone === null) throw new Failure("notFound");
      await changes.note({ action: "versionDeleted", by: account.id, ticker: gone.ticker, at: context.now() });
    },
  });
