import { useTranslations } from "use-intl";
import { longestEmail } from "../../../../features/accounts/contracts/account-limits.ts";
import { TextField } from "../../../design/field.tsx";
import { AccountForm, type Refusal, useFailureText } from "../account-form.tsx";
import { Section } from "./section.tsx";

/** Another address to sign in with: it is asked for here and confirmed from its own mail. */
export function EmailForm({ email, typed, refused }: { email: string; typed: string; refused: Refusal | null }) {
  const t = useTranslations("account.profile");
  const textOf = useFailureText();
  return (
    <Section id="email" title={t("emailTitle")} lead={t("emailLead", { email })}>
      <AccountForm action="/profile" name="email" submit={t("changeEmail")} variant="secondary">
        <TextField
          label={t("newEmail")}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={longestEmail}
          hint={t("newEmailHint")}
          defaultValue={typed}
          error={refused && textOf(refused)}
        />
      </AccountForm>
    </Section>
  );
}
