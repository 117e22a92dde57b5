import { useTranslations } from "use-intl";
import { TextField } from "../../design/field.tsx";
import { AccountForm, type Refusal, useFailureText } from "../accounts/account-form.tsx";
import { LocalLink } from "../site/local-link.tsx";

type ProofFormProps = {
  action: string;
  /** The action about to run. */
  what: string;
  /** The change, as the form before has sent it. */
  fields: Readonly<Record<string, string>>;
  refusal: Refusal | null;
};

/** Asks an admin for their own password before an account is changed. A form of its own, so that it works without scripts. */
export function ProofForm({ action, what, fields, refusal }: ProofFormProps) {
  const t = useTranslations("admin.proof");
  const textOf = useFailureText();
  return (
    <section className="panel mt-6 grid max-w-[560px] gap-4 p-5" aria-labelledby="proof-title">
      <h2 className="t-h2" id="proof-title">
        {t("title")}
      </h2>
      <p className="break-words">{what}</p>
      <AccountForm action={action} submit={t("submit")}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={t("password")}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          error={refusal === null ? undefined : textOf(refusal)}
        />
      </AccountForm>
      <p>
        <LocalLink to={action} className="link">
          {t("back")}
        </LocalLink>
      </p>
    </section>
  );
}
