import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import { mostCardOrigins, sharePasswordLength } from "../../../features/share-links/contracts/share-link-limits.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { TextAreaField, TextField } from "../../design/field.tsx";
import { AccountForm, useFailureText, useProblemAt } from "../accounts/account-form.tsx";

const ofExpiry: readonly FailureCode[] = ["dateInvalid", "shareExpiryPast"];
const ofPassword: readonly FailureCode[] = ["passwordTooShort", "passwordTooLong"];
const ofCard: readonly FailureCode[] = ["cardOriginInvalid", "tooManyCardOrigins", "cardWithPassword"];

type ShareLinkFormProps = { action: string; hasNote: boolean; refused: RefusedForm | null };

/** For how long, with which password, and in which sites; what was refused stays as it was typed, but for the password. */
export function ShareLinkForm({ action, hasNote, refused }: ShareLinkFormProps) {
  const t = useTranslations("shareLinks");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused);
  const isOfField = refused !== null && [...ofExpiry, ...ofPassword, ...ofCard].includes(refused.code);
  return (
    <AccountForm action={action} submit={t("make")} problem={refused !== null && !isOfField ? textOf(refused) : null}>
      {hasNote && (
        <label className="flex min-h-[44px] items-center gap-3">
          <input
            type="checkbox"
            name="showsNote"
            value="yes"
            defaultChecked={refused?.typed.showsNote === "yes"}
            className="size-[18px] flex-none"
          />
          <span>{t("showsNote")}</span>
        </label>
      )}
      <TextField
        label={t("expiresOn")}
        name="expiresOn"
        type="date"
        defaultValue={refused?.typed.expiresOn ?? ""}
        hint={t("expiresOnHint")}
        error={problemAt(...ofExpiry)}
      />
      <TextField
        label={t("password")}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={t("passwordHint", sharePasswordLength)}
        error={problemAt(...ofPassword)}
      />
      <TextAreaField
        label={t("cardOrigins")}
        name="cardOrigins"
        rows={2}
        spellCheck={false}
        autoCapitalize="none"
        defaultValue={refused?.typed.cardOrigins ?? ""}
        hint={t("cardOriginsHint", { maximum: mostCardOrigins })}
        error={problemAt(...ofCard)}
      />
    </AccountForm>
  );
}
