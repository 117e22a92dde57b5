import { useTranslations } from "use-intl";
import type { Team } from "../../../features/teams/contracts/team.ts";
import { longestTeamName } from "../../../features/teams/contracts/team-limits.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { buttonClass } from "../../design/button.tsx";
import { SelectField, TextField } from "../../design/field.tsx";
import { AccountForm, useFailureText } from "../accounts/account-form.tsx";
import { Folded } from "./folded.tsx";
import { addressOfTeam } from "./team-table.tsx";

type TeamSettingsProps = { team: Team; refusalOf(form: string): RefusedForm | null };

/** What its owner does with the team as a whole, and any other member with their membership; each opened first. */
export function TeamSettings({ team, refusalOf }: TeamSettingsProps) {
  if (team.role !== "owner") return <Leave team={team} refused={refusalOf("leave")} />;
  return (
    <>
      <Rename team={team} refused={refusalOf("rename")} />
      {team.members.length > 1 && <HandOver team={team} refused={refusalOf("handOver")} />}
      <Delete team={team} refused={refusalOf("delete")} />
    </>
  );
}

type PartProps = { team: Team; refused: RefusedForm | null };

function Rename({ team, refused }: PartProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  return (
    <Folded title={t("rename")} isOpen={refused !== null}>
      <AccountForm action={addressOfTeam(team.id)} name="rename" submit={t("rename")} variant="secondary">
        <TextField
          label={t("makeName")}
          name="name"
          required
          defaultValue={refused?.typed.name ?? team.name}
          hint={t("makeHint", { maximum: longestTeamName })}
          error={refused && textOf(refused)}
        />
      </AccountForm>
    </Folded>
  );
}

function HandOver({ team, refused }: PartProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  return (
    <Folded title={t("handOver")} lead={t("handOverLead")} isOpen={refused !== null}>
      <AccountForm
        action={addressOfTeam(team.id)}
        name="handOver"
        submit={t("handOver")}
        variant="destructive"
        problem={refused && textOf(refused)}
      >
        <SelectField label={t("handOverTo")} name="member">
          {team.members
            .filter(({ isSelf }) => !isSelf)
            .map(({ id, displayName }) => (
              <option key={id} value={id}>
                {displayName}
              </option>
            ))}
        </SelectField>
      </AccountForm>
    </Folded>
  );
}

function Delete({ team, refused }: PartProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  return (
    <Folded title={t("delete")} lead={t("deleteLead")} isOpen={refused !== null}>
      <p>
        <a className={buttonClass()} href={`${addressOfTeam(team.id)}/file`} download>
          {t("export")}
        </a>
      </p>
      <p className="hint">{t("exportLead")}</p>
      <AccountForm
        action={addressOfTeam(team.id)}
        name="delete"
        submit={t("delete")}
        variant="destructive"
        problem={refused && textOf(refused)}
      />
    </Folded>
  );
}

function Leave({ team, refused }: PartProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  return (
    <Folded title={t("leave")} lead={t("leaveLead")} isOpen={refused !== null}>
      <AccountForm
        action={addressOfTeam(team.id)}
        name="leave"
        submit={t("leave")}
        variant="destructive"
        problem={refused && textOf(refused)}
      />
    </Folded>
  );
}
