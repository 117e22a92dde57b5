import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../../failure.ts";
import { TextField } from "../../../design/field.tsx";
import { AccountForm, type Refusal, useFailureText } from "../account-form.tsx";
import { CodeField } from "./code-field.tsx";
import { CodePicture } from "./code-picture.tsx";

type Refused = { refused: Refusal | null };
const ofPassword: readonly FailureCode[] = ["passwordWrong"];
const ofCode: readonly FailureCode[] = ["factorCodeWrong", "factorCodeUsed"];

/** The words of a refusal: at the field that it is about, or with the form. */
function usePlaces(refused: Refusal | null) {
  const textOf = useFailureText();
  const at = (codes: readonly FailureCode[]) =>
    refused !== null && codes.includes(refused.code) ? textOf(refused) : undefined;
  const password = at(ofPassword);
  const code = at(ofCode);
  const isElsewhere = refused !== null && password === undefined && code === undefined;
  return { password, code, problem: isElsewhere ? textOf(refused) : null };
}

function PasswordField({ error }: { error: string | undefined }) {
  const t = useTranslations("account.profile");
  return (
    <TextField
      label={t("currentPassword")}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}

/** The first step: a key is made. */
export function BeginFactor({ refused }: Refused) {
  const t = useTranslations("account.factor");
  return <AccountForm action="/profile/factor" name="begin" submit={t("begin")} problem={usePlaces(refused).problem} />;
}

type Waiting = { key: string; address: string; picture: { size: number; path: string } };

/** The second step: the key goes to the authenticator, and a code comes back. */
export function ConfirmFactor({ waiting, refused }: Refused & { waiting: Waiting }) {
  const t = useTranslations("account.factor");
  const { code, problem } = usePlaces(refused);
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-8">
      <CodePicture picture={waiting.picture} />
      <div className="grid content-start gap-5">
        <div>
          <p className="label">{t("key")}</p>
          <p className="num break-all">
            <code>{waiting.key.match(/.{1,4}/g)?.join(" ")}</code>
          </p>
          <p className="hint">
            {t("keyHint")}{" "}
            <a className="link" href={waiting.address}>
              {t("open")}
            </a>
          </p>
        </div>
        <AccountForm action="/profile/factor" name="confirm" submit={t("confirm")} problem={problem}>
          <CodeField isRecoveryTaken={false} error={code} />
        </AccountForm>
      </div>
    </div>
  );
}

/** New recovery codes, or none of it any more: both ask for code and password, where there is one. */
export function FactorDeedForm({
  form,
  hasPassword,
  refused,
}: Refused & { form: "renew" | "remove"; hasPassword: boolean }) {
  const t = useTranslations("account.factor");
  const { password, code, problem } = usePlaces(refused);
  const isRemoval = form === "remove";
  return (
    <AccountForm
      action="/profile/factor"
      name={form}
      submit={t(isRemoval ? "remove" : "renew")}
      variant={isRemoval ? "destructive" : "secondary"}
      problem={problem}
    >
      {hasPassword && <PasswordField error={password} />}
      <CodeField isRecoveryTaken error={code} />
    </AccountForm>
  );
}
