import { useTranslations } from "use-intl";
import { TextField } from "../../design/field.tsx";
import { AccountForm, type Refusal, useFailureText } from "../accounts/account-form.tsx";
import { PageHead } from "../site/page-head.tsx";

/** A link whose password has not been given: nothing of what it shows, not even which company. */
export function LockedShare({ action, refused }: { action: string; refused: Refusal | null }) {
  const t = useTranslations("shareLinks");
  const textOf = useFailureText();
  return (
    <div className="wrap max-w-[640px] pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("lockedTitle")} isUnlisted />
      <h1 className="t-h1">{t("lockedTitle")}</h1>
      <p className="t-lead mt-3 mb-6">{t("lockedLead")}</p>
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
  );
}
