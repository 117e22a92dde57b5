import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import type { Team, TeamInvitation } from "../../../features/teams/contracts/team.ts";
import { givenRoles } from "../../../features/teams/contracts/team-roles.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { DataTable, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { TextField } from "../../design/field.tsx";
import { AccountForm, useFailureText, useProblemAt } from "../accounts/account-form.tsx";
import { RoleField, RoleMeanings } from "./role-words.tsx";
import { RowForm } from "./row-form.tsx";
import { addressOfTeam } from "./team-table.tsx";

const ofAddress: readonly FailureCode[] = ["emailInvalid", "alreadyTeamMember"];

type InviteFormProps = { team: Pick<Team, "id" | "members">; used: number; seats: number; refused: RefusedForm | null };

/** Invites an address with a role. */
export function InviteForm({ team, used, seats, refused }: InviteFormProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused);
  const isOfForm = refused !== null && !ofAddress.includes(refused.code);
  return (
    <>
      <p className="mt-2 mb-5 max-w-[66ch] text-ink-2">{t("inviteLead", { used, seats })}</p>
      <AccountForm
        action={addressOfTeam(team.id)}
        name="invite"
        submit={t("invite")}
        variant="secondary"
        problem={isOfForm ? textOf(refused) : null}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t("email")}
            name="email"
            type="email"
            autoComplete="off"
            required
            defaultValue={refused?.typed.email ?? ""}
            error={problemAt(...ofAddress)}
          />
          <RoleField label={t("inviteRole")} roles={givenRoles} chosen={refused?.typed.role || "editor"} />
        </div>
        <RoleMeanings />
      </AccountForm>
    </>
  );
}

type InvitationTableProps = { teamId: string; invitations: readonly TeamInvitation[] };

/** Whom the team has invited, and until when. */
export function InvitationTable({ teamId, invitations }: InvitationTableProps) {
  const t = useTranslations("teams");
  const formats = useFormats();
  const momentOf = useMoments();
  return (
    <DataTable
      className="table table-stacks mt-6"
      spokenCaption={t("invited")}
      columns={[textColumn(t("email")), textColumn(t("sent")), textColumn(t("until")), unlabelledColumn(t("actions"))]}
    >
      {invitations.map(({ id, email, role, sentAt, expiresAt, isOver }) => (
        <tr key={id}>
          <th scope="row" className="wrap-anywhere">
            {email}
            <span className="block text-ink-2">{t("role", { role })}</span>
          </th>
          <td data-label={t("sent")}>{momentOf(sentAt)}</td>
          <td data-label={t("until")}>{isOver ? t("over") : formats.date(expiresAt.slice(0, 10))}</td>
          <td>
            <div className="flex flex-wrap gap-2">
              <RowForm
                action={addressOfTeam(teamId)}
                form="invite"
                label={t("again")}
                description={t("againTo", { email })}
                fields={{ email, role }}
              />
              <AskedFirst label={t("revoke")} description={t("revokeOf", { email })} lead={t("revokeLead")}>
                <RowForm
                  action={addressOfTeam(teamId)}
                  form="revoke"
                  label={t("revoke")}
                  description={t("revokeOf", { email })}
                  fields={{ invitation: id }}
                />
              </AskedFirst>
            </div>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
