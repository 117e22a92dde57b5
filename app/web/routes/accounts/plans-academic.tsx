import { useTranslations } from "use-intl";
import { confirmByMail, tokenInLink } from "../../accounts/mailed-link.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { MailedLinkForm } from "../../components/accounts/mailed-link.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/plans-academic";

export const loader = ({ url }: Route.LoaderArgs) => tokenInLink(url);

export const action = ({ request, url, context }: Route.ActionArgs) =>
  confirmByMail(
    { request, url, asked: context.get(appContext) },
    {
      confirm: ({ product, address }, token) => product.accounts.confirmAcademicAddress({ address }, token),
      to: "/plans",
      notice: "academicConfirmed",
    },
  );

export default function PlansAcademicRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <PlansAcademic {...props} />
    </AccountTexts>
  );
}

function PlansAcademic({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useTranslations("plans");
  return (
    <MailedLinkForm
      title={t("confirmTitle")}
      lead={t("confirmLead")}
      action="/plans/academic"
      submit={t("confirmSubmit")}
      secret={{ name: "token", value: token }}
      refused={actionData ?? null}
      again={{ to: "/plans", text: t("askAgain") }}
    />
  );
}
