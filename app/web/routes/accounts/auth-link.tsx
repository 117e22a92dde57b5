import { useTranslations } from "use-intl";
import { fieldsOf, refusedForm } from "../../accounts/account-form.ts";
import { browserOf, enteredOrToFactor } from "../../accounts/entered.ts";
import { tokenInLink } from "../../accounts/mailed-link.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { MailedLinkForm } from "../../components/accounts/mailed-link.tsx";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/auth-link";

/** A link that the operator has made on the command line. */
export const loader = ({ url }: Route.LoaderArgs) => tokenInLink(url);

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, address, isSecure } = asked;
  const field = await fieldsOf(request);
  try {
    const link = { token: field("token"), ...browserOf(request) };
    return enteredOrToFactor(await product.accounts.signInByLink({ address }, link), { isSecure, url });
  } catch (error) {
    return refusedForm(error, asked);
  }
}

export default function AuthLinkRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AuthLink {...props} />
    </AccountTexts>
  );
}

function AuthLink({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.identities");
  return (
    <MailedLinkForm
      title={t("linkTitle")}
      lead={t("linkLead")}
      action="/auth/link"
      submit={t("linkSubmit")}
      secret={{ name: "token", value: token }}
      refused={actionData ?? null}
      again={{ to: "/auth", text: t("refusedLink") }}
    />
  );
}
