import { useTranslations } from "use-intl";
import { type TeamRole, teamRoles } from "../../../features/teams/contracts/team-roles.ts";
import { SelectField } from "../../design/field.tsx";

/** What each role may do, one line each. */
export function RoleMeanings() {
  const t = useTranslations("teams");
  return (
    <ul className="hint grid gap-1">
      {teamRoles.map((role) => (
        <li key={role}>
          <strong className="font-semibold">{t("role", { role })}</strong>: {t("roleMeaning", { role })}
        </li>
      ))}
    </ul>
  );
}

type RoleFieldProps = { label: string; roles: readonly TeamRole[]; chosen: string };

/** A choice of roles, under the name `role`. */
export function RoleField({ label, roles, chosen }: RoleFieldProps) {
  const t = useTranslations("teams");
  return (
    <SelectField label={label} name="role" defaultValue={chosen}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {t("role", { role })}
        </option>
      ))}
    </SelectField>
  );
}
