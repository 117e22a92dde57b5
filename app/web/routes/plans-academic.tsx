import { useTranslations } from "use-intl";
import { fieldsOf, onward, refusedForm } from "../account-form.ts";
import { AccountForm, useFailureText, useRefusalToast } from "../components/account-form.tsx";
import { AccountTexts } from "../components/account-texts.tsx";
import { LocalLink } from "../components/local-link.tsx";
import { PageHead } from "../components/page-head.tsx";
import { appContext } from "../context.ts";
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
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  return (
    <div className="wrap max-w-[640px] pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("confirmTitle")} isUnlisted />
      <h1 className="t-h1">{t("confirmTitle")}</h1>
      <p className="t-lead mt-3 mb-6">{t("confirmLead")}</p>
      <AccountForm action="/plans/academic" submit={t("confirmSubmit")} problem={refused && textOf(refused)}>
        <input type="hidden" name="token" value={token} />
      </AccountForm>
      {refused !== null && (
        <p className="mt-5">
          <LocalLink className="link" to="/plans">
            {t("askAgain")}
          </LocalLink>
        </p>
      )}
    </div>
  );
}
