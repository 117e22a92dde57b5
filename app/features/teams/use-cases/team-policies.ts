import { deletePolicy, keepPolicy } from "../../../core/policies/use-cases/policies.ts";
import type { KeptPolicy } from "../../../core/policies/use-cases/policy-context.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { NewTeamPolicy, TeamPolicies, TeamPolicy } from "../contracts/team-policy.ts";
import type { TeamContext } from "./team-context.ts";
import { changeAsEditor, limitsOfTeam, memberOfTeam } from "./team-rules.ts";

/** The policies of a team by name, for its members, with the one that this person follows. */
export async function listTeamPolicies(context: TeamContext, account: Account, id: string): Promise<TeamPolicies> {
  const { team } = await memberOfTeam(context, account, id);
  const [kept, followed, { policies: most }] = await Promise.all([
    context.policies.keptBy({ teamId: team.id }),
    followedBy(context, account),
    limitsOfTeam(context, team),
  ]);
  return { policies: kept.map((policy) => toldPolicy(policy, followed)), most };
}

const followedBy = async ({ policies }: Pick<TeamContext, "policies">, { id }: Account): Promise<string | null> =>
  (await policies.listOf(id)).find(({ isActive }) => isActive)?.id ?? null;

const toldPolicy = ({ createdAt, changedAt, ...policy }: KeptPolicy, followed: string | null): TeamPolicy => ({
  ...{ ...policy, isActive: policy.id === followed },
  ...{ sharedAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
});

type Written = {
  id: string;
  /** Null: a new one, which this person shares. */
  policyId: string | null;
  body: NewTeamPolicy;
  changedAt?: string | undefined;
};

/**
 * Keeps a policy of a team. Throws `teamEditorMissing`, `tooManyTeamPolicies`, `policyNameTaken`, and `editConflict`, `policyGone` where
 * another one is there than was read.
 */
export async function saveTeamPolicy(
  context: TeamContext,
  account: Account,
  { id, policyId, body, changedAt }: Written,
): Promise<TeamPolicy> {
  const { team } = await memberOfTeam(context, account, id);
  const { policies: most } = await limitsOfTeam(context, team);
  const { now } = context;
  const saved = await changeAsEditor(context, account, {
    id,
    async work(_team, { policies, note }) {
      const owner = { teamId: team.id };
      const wanted = { id: policyId, body, changedAt, most, sharedBy: account.id };
      const kept = await keepPolicy({ now, policies }, owner, wanted);
      const policy = (await policies.keptBy(owner)).find((each) => each.id === kept);
      if (policy === undefined) throw new Failure("notFound");
      const action = policyId === null ? "policyShared" : "policyChanged";
      await note({ action, by: account.id, policy: policy.name, at: now() });
      return policy;
    },
  });
  return toldPolicy(saved, await followedBy(context, account));
}

/**
 * Deletes a policy for the whole team: members who followed it follow none, and are told. Throws `teamEditorMissing`, and `editConflict`
 * where it was changed since it was read.
 */
export const removeTeamPolicy = (
  context: TeamContext,
  account: Account,
  { id, policyId, changedAt }: { id: string; policyId: string; changedAt?: string | undefined },
): Promise<void> =>
  changeAsEditor(context, account, {
    id,
    async work(team, { policies, note }) {
      const { now } = context;
      const policy = await deletePolicy({ now, policies }, { teamId: team.id }, { id: policyId, changedAt });
      await note({ action: "policyDeleted", by: account.id, policy, at: now() });
    },
  });
