import { useTranslations } from "use-intl";
import { TextField } from "../../design/field.tsx";
import { AccountForm, type Refusal, useFailureText } from "../accounts/account-form.tsx";
import { PersonPage } from "../accounts/person-page.tsx";

/** A link whose password has not been given: nothing of what it shows, not even which company. */
export function LockedShare({ action, refused }: { action: string; refused: Refusal | null }) {
  const t = useTranslations("shareLinks");
  const textOf = useFailureText();
  return (
    <PersonPage title={t("lockedTitle")} lead={t("lockedLead")} width="max-w-[640px]">
      <div className="mt-6">
        <AccountForm action={action} submit={t("unlock")}>
          <TextField
            label={t("lockedPassword")}
            name="password"
            type="password"
            autoComplete="off"
            required
            error={refused === null ? undefined : textOf(refused)}
          />
        </AccountForm>
      </div>
    </PersonPage>
  );
}
