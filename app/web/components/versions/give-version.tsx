import { useTranslations } from "use-intl";
import type { TeamOfPerson } from "../../../features/teams/contracts/team.ts";
import type { Version } from "../../../features/versions/contracts/version.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { SelectField } from "../../design/field.tsx";
import { AccountForm, useFailureText } from "../accounts/account-form.tsx";
import { addressOfVersion } from "./version-words.ts";

type GiveVersionProps = {
  version: Pick<Version, "id" | "note">;
  /** Those that the reader may give something to. */
  teams: readonly TeamOfPerson[];
  refused: RefusedForm | null;
};

/** Gives a team a copy of one's own version, with the note or without it. */
export function GiveVersion({ version, teams, refused }: GiveVersionProps) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  if (teams.length === 0) return null;
  return (
    <details className="disclosure mt-10" open={refused !== null}>
      <summary>{t("giveVersion")}</summary>
      <div className="mt-3 grid gap-4">
        <p className="max-w-[66ch] text-ink-2">{t("giveVersionLead")}</p>
        <AccountForm
          action={addressOfVersion(version)}
          submit={t("giveVersion")}
          variant="secondary"
          problem={refused && textOf(refused)}
        >
          <SelectField label={t("giveVersionTo")} name="team" defaultValue={refused?.typed.team}>
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {version.note !== null && (
            <label className="flex items-center gap-3">
              <input
                type="checkbox"
                name="withNote"
                value="yes"
                defaultChecked={refused?.typed.withNote === "yes"}
                className="size-[18px] flex-none"
              />
              {t("giveVersionNote")}
            </label>
          )}
        </AccountForm>
      </div>
    </details>
  );
}
