import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { begunSignInCookieIn, deviceCookieIn } from "../../../http/cookies.ts";
import { fieldsOf, refusedForm } from "../../accounts/account-form.ts";
import { entered, returnIn } from "../../accounts/entered.ts";
import { withReturn } from "../../accounts/return-address.ts";
import { AccountForm, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { CodeField } from "../../components/accounts/factor/code-field.tsx";
import { PasskeySignIn } from "../../components/accounts/passkeys/passkey-sign-in.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/auth-factor";

/** Asked after a right password; a browser that has given none begins there. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { viewer, isSecure, product } = context.get(appContext);
  const lang = url.searchParams.get("lang");
  if (viewer.person !== null) throw redirect(localAddress("/profile", lang));
  const returnTo = returnIn(url);
  if (begunSignInCookieIn(request.headers.get("cookie"), isSecure) === null)
    throw redirect(localAddress(withReturn("/auth", returnTo), lang));
  return { returnTo, hasPasskeys: product.signInWays.hasLocalSignIn };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, address, isSecure } = asked;
  const field = await fieldsOf(request);
  const cookies = request.headers.get("cookie");
  try {
    const secret = begunSignInCookieIn(cookies, isSecure);
    const form = { secret, code: field("code"), deviceSecret: deviceCookieIn(cookies) };
    return entered(await product.accounts.finishSignIn({ address }, form), { isSecure, url });
  } catch (error) {
    return refusedForm(error, asked);
  }
}

export default function AuthFactorRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AuthFactor {...props} />
    </AccountTexts>
  );
}

function AuthFactor({ loaderData: { returnTo, hasPasskeys }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.factor");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const isAboutCode = refused?.code === "factorCodeWrong" || refused?.code === "factorCodeUsed";
  return (
    <div className="wrap grid justify-items-center page-top">
      <PageHead title={t("signInTitle")} isUnlisted />
      <section className="w-full max-w-[440px] rounded-card border border-line-2 bg-surface p-[clamp(20px,4vw,32px)]">
        <h1 className="t-h2 mb-3">{t("signInTitle")}</h1>
        <p className="mb-5 text-ink-2">{t("signInLead")}</p>
        <AccountForm
          action={withReturn("/auth/factor", returnTo)}
          submit={t("signIn")}
          problem={refused !== null && !isAboutCode ? textOf(refused) : null}
        >
          <CodeField isRecoveryTaken isFirst error={isAboutCode ? textOf(refused) : undefined} />
        </AccountForm>
        {hasPasskeys && <PasskeySignIn returnTo={returnTo} />}
        <p className="mt-5 border-t border-line pt-4">
          <LocalLink className="link" to={withReturn("/auth", returnTo)}>
            {t("again")}
          </LocalLink>
        </p>
      </section>
    </div>
  );
}
