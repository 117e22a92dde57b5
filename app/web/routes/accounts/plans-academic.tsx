import { useTranslations } from "use-intl";
import { fieldsOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { MailedLinkForm } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/plans-academic";

/** Programs that look into mails open links: only a press of the button uses the secret up. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get("token") ?? "" });

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const field = await fieldsOf(request);
  try {
    await asked.product.accounts.confirmAcademicAddress({ address: asked.address }, field("token"));
  } catch (error) {
    return refusedForm(error, asked);
  }
  return onward("/plans", { notice: "academicConfirmed", isSecure: asked.isSecure, url });
}

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
