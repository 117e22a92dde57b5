import { useTranslations } from "use-intl";
import { confirmByMail, tokenInLink } from "../../accounts/mailed-link.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { MailedLinkForm } from "../../components/accounts/mailed-link.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/auth-email";

export const loader = ({ url }: Route.LoaderArgs) => tokenInLink(url);

export const action = ({ request, url, context }: Route.ActionArgs) =>
  confirmByMail(
    { request, url, asked: context.get(appContext) },
    {
      confirm: ({ product, address }, token) => product.accounts.confirmEmail({ address }, token),
      to: "/auth",
      notice: "emailChanged",
    },
  );

export default function AuthEmailRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AuthEmail {...props} />
    </AccountTexts>
  );
}

function AuthEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.email");
  return (
    <MailedLinkForm
      title={t("title")}
      lead={t("lead")}
      action="/auth/email"
      submit={t("submit")}
      secret={{ name: "token", value: token }}
      refused={actionData ?? null}
    />
  );
}
