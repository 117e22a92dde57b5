import { useTranslations } from "use-intl";
import { confirmByMail, tokenInLink } from "../../accounts/mailed-link.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { MailedLinkForm } from "../../components/accounts/mailed-link.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/auth-confirm";

export const loader = ({ url }: Route.LoaderArgs) => tokenInLink(url);

export const action = ({ request, url, context }: Route.ActionArgs) =>
  confirmByMail(
    { request, url, asked: context.get(appContext) },
    {
      confirm: ({ product, address }, token) => product.accounts.confirmSignUp({ address }, token),
      to: "/auth",
      notice: "confirmed",
    },
  );

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
