import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { fieldsOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { AccountForm, useFailureText, useProblemAt, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { EmailField } from "../../components/accounts/credential-fields.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { appContext } from "../../context.ts";
import { TextField } from "../../design/field.tsx";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/auth-confirm-again";

/** For a person whom the link to confirm their address has not reached. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, product } = context.get(appContext);
  const lang = url.searchParams.get("lang");
  if (viewer.person !== null) throw redirect(localAddress("/profile", lang));
  if (!product.signInWays.hasLocalSignIn) throw redirect(localAddress("/auth", lang));
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const field = await fieldsOf(request);
  const form = { email: field("email"), password: field("password") };
  try {
    await asked.product.accounts.confirmAgain({ address: asked.address }, form);
  } catch (error) {
    return refusedForm(error, asked, { typed: { email: form.email } });
  }
  return onward("/auth", { notice: "confirmationSent", isSecure: asked.isSecure, url });
}

export default function AuthConfirmAgainRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AuthConfirmAgain {...props} />
    </AccountTexts>
  );
}

function AuthConfirmAgain({ actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  const email = useProblemAt(refused)("emailInvalid");
  useRefusalToast(refused);
  return (
    <PersonPage title={t("confirmAgain.title")} lead={t("confirmAgain.lead")} width="max-w-[640px]">
      <div className="mt-6">
        <AccountForm
          action="/auth/confirm-again"
          submit={t("confirmAgain.submit")}
          problem={refused !== null && !email ? textOf(refused) : null}
        >
          <EmailField typed={refused?.typed.email} error={email} />
          <TextField
            label={t("auth.password")}
            name="password"
            type="password"
            autoComplete="current-password"
            hint={t("confirmAgain.passwordHint")}
            required
          />
        </AccountForm>
      </div>
    </PersonPage>
  );
}
