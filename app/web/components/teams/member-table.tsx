import { useTranslations } from "use-intl";
import type { Team, TeamMember } from "../../../features/teams/contracts/team.ts";
import { givenRoles } from "../../../features/teams/contracts/team-roles.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { DataTable, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { RowForm } from "./row-form.tsx";
import { addressOfTeam } from "./team-table.tsx";

/** The members of a team; its owner changes roles here and removes members. */
export function MemberTable({ team }: { team: Pick<Team, "id" | "role" | "members"> }) {
  const t = useTranslations("teams");
  const momentOf = useMoments();
  const isOwner = team.role === "owner";
  return (
    <DataTable
      className="table table-stacks mt-4"
      spokenCaption={t("members")}
      columns={[
        textColumn(t("member")),
        textColumn(t("memberRole")),
        textColumn(t("joined")),
        ...(isOwner ? [unlabelledColumn(t("actions"))] : []),
      ]}
    >
      {team.members.map((member) => (
        <tr key={member.id}>
          <th scope="row">
            {member.displayName} {member.isSelf && t("you")}
            {member.email !== null && <span className="block text-ink-2 wrap-anywhere">{member.email}</span>}
          </th>
          <td data-label={t("memberRole")}>{t("role", { role: member.role })}</td>
          <td data-label={t("joined")}>{momentOf(member.joinedAt)}</td>
          {isOwner && <td>{member.role !== "owner" && <MemberActions teamId={team.id} member={member} />}</td>}
        </tr>
      ))}
    </DataTable>
  );
}

function MemberActions({ teamId, member: { id, displayName: name, role } }: { teamId: string; member: TeamMember }) {
  const t = useTranslations("teams");
  const action = addressOfTeam(teamId);
  return (
    <div className="grid gap-2">
      <RowForm
        action={action}
        form="role"
        label={t("changeRole")}
        description={t("changeRoleOf", { name })}
        fields={{ member: id }}
      >
        <select className="input w-auto" name="role" defaultValue={role} aria-label={t("memberRole")}>
          {givenRoles.map((given) => (
            <option key={given} value={given}>
              {t("role", { role: given })}
            </option>
          ))}
        </select>
      </RowForm>
      <AskedFirst label={t("remove")} description={t("removeOf", { name })} lead={t("removeLead")}>
        <RowForm
          action={action}
          form="remove"
          label={t("remove")}
          description={t("removeOf", { name })}
          fields={{ member: id }}
        />
      </AskedFirst>
    </div>
  );
}
