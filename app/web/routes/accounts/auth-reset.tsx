import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { fieldsOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { AccountForm, type Refusal, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { EmailField, NewPasswordField } from "../../components/accounts/credential-fields.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/auth-reset";

export function loader({ url, context }: Route.LoaderArgs) {
  const { product } = context.get(appContext);
  if (!product.signInWays.hasLocalSignIn) throw redirect(localAddress("/auth", url.searchParams.get("lang")));
  return { token: url.searchParams.get("token") };
}

/** With the secret of a mailed link the password is set; without one, a link is asked for. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, address, isSecure } = asked;
  const field = await fieldsOf(request);
  const token = field("token");
  try {
    if (token === "") {
      await product.accounts.requestReset({ address }, field("email"));
      return onward("/auth", { notice: "resetSent", isSecure, url });
    }
    await product.accounts.resetPassword({ address }, { token, password: field("password") });
    return onward("/auth", { notice: "passwordSet", isSecure, url });
  } catch (error) {
    return refusedForm(error, asked, { typed: { email: field("email"), token } });
  }
}

export default function AuthResetRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AuthReset {...props} />
    </AccountTexts>
  );
}

function AuthReset({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.reset");
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const token = loaderData.token ?? refused?.typed.token ?? "";
  return (
    <PersonPage title={t("title")} lead={token === "" ? t("askLead") : t("setLead")} width="max-w-[640px]">
      <div className="mt-6">
        {token === "" ? <AskForm refused={refused} /> : <SetForm refused={refused} token={token} />}
        {refused?.code === "tokenInvalid" && (
          <p className="mt-5">
            <LocalLink className="link" to="/auth/reset">
              {t("askAgain")}
            </LocalLink>
          </p>
        )}
      </div>
    </PersonPage>
  );
}

type Refused = (Refusal & { typed: Readonly<Record<string, string>> }) | null;

function AskForm({ refused }: { refused: Refused }) {
  const t = useTranslations("account");
  const textOf = useFailureText();
  return (
    <AccountForm action="/auth/reset" submit={t("reset.ask")}>
      <EmailField typed={refused?.typed.email} error={refused && textOf(refused)} />
    </AccountForm>
  );
}

function SetForm({ refused, token }: { refused: Refused; token: string }) {
  const t = useTranslations("account");
  const textOf = useFailureText();
  return (
    <AccountForm action="/auth/reset" submit={t("reset.set")}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordField label={t("reset.newPassword")} error={refused && textOf(refused)} />
    </AccountForm>
  );
}
