import { useTranslations } from "use-intl";
import { fieldsOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { MailedLinkForm } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/auth-confirm";

/** Programs that look into mails open links: only a press of the button uses the secret up. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get("token") ?? "" });

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const field = await fieldsOf(request);
  try {
    await asked.product.accounts.confirmSignUp({ address: asked.address }, field("token"));
  } catch (error) {
    return refusedForm(error, asked);
  }
  return onward("/auth", { notice: "confirmed", isSecure: asked.isSecure, url });
}

export default function AuthConfirmRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AuthConfirm {...props} />
    </AccountTexts>
  );
}

function AuthConfirm({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.confirm");
  const again = useTranslations("account.confirmAgain");
  return (
    <MailedLinkForm
      title={t("title")}
      lead={t("lead")}
      action="/auth/confirm"
      submit={t("submit")}
      secret={{ name: "token", value: token }}
      refused={actionData ?? null}
      again={{ to: "/auth/confirm-again", text: again("title") }}
    />
  );
}
