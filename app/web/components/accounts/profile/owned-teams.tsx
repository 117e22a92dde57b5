import { useTranslations } from "use-intl";
import { deletedTeam, fieldOfTeam } from "../../../accounts/owned-teams-form.ts";
import { FieldError, SelectField } from "../../../design/field.tsx";

/** A team with other members, of which the reader is the owner. */
export type OwnedTeam = { id: string; name: string; members: readonly { id: string; displayName: string }[] };

/** For each team, the choice of its next owner when the account is deleted. */
export function OwnedTeams({ teams, error }: { teams: readonly OwnedTeam[]; error: string | null }) {
  const t = useTranslations("teams");
  return (
    <fieldset>
      <legend className="label">{t("closing")}</legend>
      <p className="hint mb-3">{t("closingLead")}</p>
      <div className="grid gap-4">
        {error !== null && <FieldError>{error}</FieldError>}
        {teams.map(({ id, name, members }) => (
          <SelectField key={id} label={name} name={fieldOfTeam(id)} required defaultValue="">
            <option value="">{t("closingChoose")}</option>
            {members.map((member) => (
              <option key={member.id} value={member.id}>
                {member.displayName}
              </option>
            ))}
            <option value={deletedTeam}>{t("closingDelete")}</option>
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
