import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { mustBeProven, type Proved } from "../../accounts/use-cases/recent-proof.ts";
import type { GivenRole, TeamRole } from "../contracts/team-roles.ts";
import type { KeptMember, KeptTeam, TeamContext } from "./team-context.ts";
import { changeOwnTeam, changeTeam, memberOf } from "./team-rules.ts";

type Change = { id: string; memberId: string; role: TeamRole };

/** Gives a member another role; `owner` hands the team over. Throws `teamNeedsOwner` where its owner would be none. */
export async function changeMember(context: TeamContext, person: Proved, change: Change): Promise<void> {
  const { id, memberId, role } = change;
  if (role === "owner") return handOver(context, person, { id, memberId });
  await giveRole(context, person.account, { id, memberId, role });
}

const giveRole = (
  context: TeamContext,
  account: Account,
  { id, memberId, role }: { id: string; memberId: string; role: GivenRole },
): Promise<void> =>
  changeOwnTeam(context, account, {
    id,
    async work(team, changes) {
      const { member } = memberOf(team, memberId);
      if (member.role === "owner") throw new Failure("teamNeedsOwner");
      if (member.role === role) return;
      await changes.setRole(memberId, role);
      await changes.note({ action: "roleChanged", by: account.id, member: memberId, role, at: context.now() });
    },
  });

/** Another member becomes the owner, and the one who was an editor. Asks for a recent proof: only the new owner can undo it. */
async function handOver(
  context: TeamContext,
  person: Proved,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> {
  mustBeProven(context, person);
  const { account } = person;
  const handed = await changeOwnTeam(context, account, {
    id,
    async work(team, changes) {
      const { member } = memberOf(team, memberId);
      if (member.id === account.id) return null;
      await changes.setRole(account.id, "editor");
      await changes.setRole(memberId, "owner");
      await changes.note({ action: "handedOver", by: account.id, member: memberId, role: "owner", at: context.now() });
      return { team, member };
    },
  });
  if (handed !== null) await tellOwner(context, handed);
}

/** Tells the new owner of a team by mail. */
async function tellOwner({ accounts, mail }: TeamContext, { team, member }: { team: KeptTeam; member: KeptMember }) {
  const known = await accounts.findByEmail(member.email);
  if (known === null) return;
  const { account } = known;
  const told = { recipient: account.email, language: account.language, teamId: team.id, name: account.displayName };
  await mail({ kind: "handedOver", ...told }, account.id);
}

/** Ends a membership: one's own, or another's by the owner. Throws `teamNeedsOwner`, `teamRoleMissing`, `notFound`. */
export const removeMember = (
  context: TeamContext,
  account: Account,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> =>
  changeTeam(context, account, {
    id,
    async work(team, changes) {
      const isSelf = memberId === account.id;
      if (!isSelf && memberOf(team, account.id).member.role !== "owner") throw new Failure("teamRoleMissing");
      if (memberOf(team, memberId).member.role === "owner") throw new Failure("teamNeedsOwner");
      await changes.removeMember(memberId);
      await changes.note({ action: isSelf ? "left" : "removed", by: account.id, member: memberId, at: context.now() });
    },
  });
