import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import { identityCookieIn } from "../../../http/cookies.ts";
import { fieldsOf, refusedForm } from "../../accounts/account-form.ts";
import { browserOf, entered } from "../../accounts/entered.ts";
import { AccountForm, useFailureText, useProblemAt, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AgeDeclaration, Agreement } from "../../components/accounts/age-declaration.tsx";
import { DisplayNameField } from "../../components/accounts/credential-fields.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/auth-identity-new";

/** A person whom an identity provider knows and who has no account here: nothing is opened without their word. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  try {
    const browserSecret = identityCookieIn(request.headers.get("cookie"), asked.isSecure);
    const { email, displayName } = await asked.product.accounts.waitingIdentity(browserSecret);
    return { email, displayName };
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.code !== "identityOver") throw failurePage(failure, asked);
    throw redirect(localAddress("/auth", url.searchParams.get("lang")));
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, address, isSecure, viewer } = asked;
  const field = await fieldsOf(request);
  const [displayName, isOldEnough] = [field("displayName"), field("isOldEnough") === "yes"];
  try {
    const browserSecret = identityCookieIn(request.headers.get("cookie"), isSecure);
    const form = { browserSecret, displayName, isOldEnough, language: viewer.language };
    const opened = await product.accounts.openIdentityAccount({ address }, { ...form, ...browserOf(request) });
    return entered(opened, { isSecure, url, returnTo: opened.returnTo });
  } catch (error) {
    return refusedForm(error, asked, { typed: { displayName } });
  }
}

export default function AuthIdentityNewRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AuthIdentityNew {...props} />
    </AccountTexts>
  );
}

function AuthIdentityNew({ loaderData: { email, displayName }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  const problemAt = useProblemAt(refused);
  useRefusalToast(refused);
  const isAtField = refused?.code === "displayNameInvalid" || refused?.code === "ageNotDeclared";
  return (
    <div className="wrap grid justify-items-center page-top">
      <PageHead title={t("identities.newTitle")} isUnlisted />
      <section className="w-full max-w-[440px] rounded-card border border-line-2 bg-surface p-[clamp(20px,4vw,32px)]">
        <h1 className="t-h2 mb-3">{t("identities.newTitle")}</h1>
        <p className="mb-5 break-words text-ink-2">{t("identities.newLead", { email })}</p>
        <AccountForm
          action="/auth/identity-new"
          submit={t("identities.open")}
          problem={refused !== null && !isAtField ? textOf(refused) : null}
        >
          <DisplayNameField
            typed={refused?.typed.displayName ?? displayName}
            hint={t("auth.displayNameHint")}
            error={problemAt("displayNameInvalid")}
          />
          <AgeDeclaration problem={problemAt("ageNotDeclared")} />
          <Agreement />
        </AccountForm>
      </section>
    </div>
  );
}
