import { useTranslations } from "use-intl";
import type { SignInWays } from "../../../features/accounts/contracts/sign-in-ways.ts";
import type { Proof } from "../../../features/accounts/use-cases/prove-session.ts";
import { fieldsOf, onward, personIn, type RefusedForm, refusedForm } from "../../accounts/account-form.ts";
import { returnIn } from "../../accounts/entered.ts";
import { postedPasskey } from "../../accounts/posted-passkey.ts";
import { withReturn } from "../../accounts/return-address.ts";
import { AccountForm, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { CodeField } from "../../components/accounts/factor/code-field.tsx";
import { IdentityButtons } from "../../components/accounts/identities/identity-buttons.tsx";
import { PasskeyForm } from "../../components/accounts/passkeys/passkey-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { Section } from "../../components/accounts/profile/section.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { TextField } from "../../design/field.tsx";
import type { Route } from "./+types/profile-prove";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const person = personIn(asked, url);
  const { accounts } = asked.product;
  const [isProven, { confirmedAt }, passkeys, identities, hasPassword] = await Promise.all([
    accounts.isProven(person),
    accounts.factorOf(person),
    accounts.passkeysOf(person.account),
    accounts.identitiesOf(person.account),
    accounts.hasPassword(person.account),
  ]);
  return {
    returnTo: returnIn(url),
    isProven,
    hasPassword,
    identities: identities.flatMap(({ number, provider }) => (number === null ? [] : [{ number, name: provider }])),
    hasFactor: confirmedAt !== null,
    hasPasskey: passkeys.length > 0,
  };
}

/** Each form of the page says which one it is. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const person = personIn(asked, url);
  const field = await fieldsOf(request);
  const form = field("form");
  try {
    await asked.product.accounts.proveSession(person, proofIn(form, field));
    return onward(returnIn(url), { notice: "proved", isSecure: asked.isSecure, url });
  } catch (error) {
    return refusedForm(error, asked, { form });
  }
}

function proofIn(form: string, field: (name: string) => string): Proof {
  if (form === "passkey") return { kind: "passkey", response: postedPasskey(field) };
  if (form === "code") return { kind: "code", code: field("code") };
  return { kind: "password", password: field("password") };
}

export default function ProfileProveRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <ProfileProve {...props} />
    </AccountTexts>
  );
}

function ProfileProve({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.prove");
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const { returnTo, isProven, ...ways } = loaderData;
  return (
    <PersonPage title={t("title")} lead={t(isProven ? "proven" : "lead")} width="max-w-[640px]">
      <div className="mt-8">
        {!isProven && <ProofForms {...ways} returnTo={returnTo} refused={refused} />}
        <p className="mt-8">
          <LocalLink className="link" to={isProven && returnTo === "/" ? "/profile" : returnTo}>
            {t(isProven ? "onward" : "back")}
          </LocalLink>
        </p>
      </div>
    </PersonPage>
  );
}

type ProofFormsProps = {
  hasPassword: boolean;
  hasFactor: boolean;
  hasPasskey: boolean;
  identities: SignInWays["identityProviders"];
  returnTo: string;
  refused: RefusedForm | null;
};

/** A form for each way in which the person can prove who they are. */
function ProofForms({ hasPassword, hasFactor, hasPasskey, identities, returnTo, refused }: ProofFormsProps) {
  const action = withReturn("/profile/prove", returnTo);
  const linked = useTranslations("account.identities");
  const t = useTranslations("account.prove");
  const profile = useTranslations("account.profile");
  const passkeys = useTranslations("account.passkeys");
  const textOf = useFailureText();
  const problemOf = (form: string) => (refused?.form === form ? textOf(refused) : undefined);
  return (
    <div className="grid gap-11">
      {hasPassword && (
        <Section title={t("byPassword")}>
          <AccountForm action={action} name="password" submit={t("submit")}>
            <TextField
              label={profile("currentPassword")}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              error={problemOf("password")}
            />
          </AccountForm>
        </Section>
      )}
      {hasFactor && (
        <Section title={t("byCode")}>
          <AccountForm action={action} name="code" submit={t("submitCode")} variant="secondary">
            <CodeField isRecoveryTaken error={problemOf("code")} />
          </AccountForm>
        </Section>
      )}
      {hasPasskey && (
        <Section title={passkeys("byPasskey")}>
          <PasskeyForm
            action={action}
            name="passkey"
            options="/api/v1/auth/passkey-options"
            submit={passkeys("prove")}
            problem={problemOf("passkey") ?? null}
            fallback={<p className="hint">{passkeys("notHere")}</p>}
          />
        </Section>
      )}
      {identities.length > 0 && (
        <Section title={linked("byIdentity")}>
          <IdentityButtons providers={identities} purpose="prove" returnTo={returnTo} />
        </Section>
      )}
    </div>
  );
}
