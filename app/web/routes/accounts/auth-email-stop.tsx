import { useTranslations } from "use-intl";
import { confirmByMail, tokenInLink } from "../../accounts/mailed-link.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { MailedLinkForm } from "../../components/accounts/mailed-link.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/auth-email-stop";

export const loader = ({ url }: Route.LoaderArgs) => tokenInLink(url);

export const action = ({ request, url, context }: Route.ActionArgs) =>
  confirmByMail(
    { request, url, asked: context.get(appContext) },
    {
      confirm: ({ product, address }, token) => product.accounts.stopEmailChange({ address }, token),
      to: "/auth",
      notice: "emailChangeStopped",
    },
  );

export default function AuthEmailStopRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AuthEmailStop {...props} />
    </AccountTexts>
  );
}

function AuthEmailStop({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.emailStop");
  return (
    <MailedLinkForm
      title={t("title")}
      lead={t("lead")}
      action="/auth/email-stop"
      submit={t("submit")}
      secret={{ name: "token", value: token }}
      refused={actionData ?? null}
    />
  );
}
