import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import { newPasswordCodes } from "../../../features/accounts/contracts/account-limits.ts";
import type { SignInWays } from "../../../features/accounts/contracts/sign-in-ways.ts";
import { fieldsOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { browserOf, entered, enteredOrToFactor, returnIn } from "../../accounts/entered.ts";
import { postedPasskey } from "../../accounts/posted-passkey.ts";
import {
  AccountForm,
  type Refusal,
  useFailureText,
  useProblemAt,
  useRefusalToast,
} from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AgeDeclaration, Agreement } from "../../components/accounts/age-declaration.tsx";
import { DisplayNameField, EmailField, NewPasswordField } from "../../components/accounts/credential-fields.tsx";
import { IdentityButtons } from "../../components/accounts/identities/identity-buttons.tsx";
import { PasskeySignIn } from "../../components/accounts/passkeys/passkey-sign-in.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext, type RequestContext } from "../../context.ts";
import { FieldError, TextField } from "../../design/field.tsx";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/auth";

export function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(appContext).viewer.person !== null) {
    throw redirect(localAddress("/profile", url.searchParams.get("lang")));
  }
  const ways = context.get(appContext).product.signInWays;
  const isSignUp = ways.hasLocalSignIn && url.searchParams.get("mode") === "register";
  return { isSignUp, returnTo: returnIn(url), ways };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const field = await fieldsOf(request);
  const typed = { email: field("email"), displayName: field("displayName") };
  try {
    if (url.searchParams.get("mode") === "register") return await signUp(asked, { field, url });
    return await (field("form") === "passkey" ? signInByPasskey : signIn)(asked, { field, url, request });
  } catch (error) {
    return refusedForm(error, asked, { typed });
  }
}

type Posted = { field: (name: string) => string; url: URL };

async function signUp({ product, address, viewer, isSecure }: RequestContext, { field, url }: Posted) {
  await product.accounts.signUp(
    { address },
    {
      email: field("email"),
      password: field("password"),
      displayName: field("displayName"),
      isOldEnough: field("isOldEnough") === "yes",
      language: viewer.language,
    },
  );
  return onward("/auth", { notice: "signedUp", isSecure, url });
}

async function signIn(
  { product, address, isSecure }: RequestContext,
  { field, url, request }: Posted & { request: Request },
) {
  const form = { email: field("email"), password: field("password"), ...browserOf(request) };
  return enteredOrToFactor(await product.accounts.signIn({ address }, form), { isSecure, url });
}

async function signInByPasskey(
  { product, address, isSecure }: RequestContext,
  { field, url, request }: Posted & { request: Request },
) {
  const answer = { response: postedPasskey(field), ...browserOf(request) };
  return entered(await product.accounts.signInByPasskey({ address }, answer), { isSecure, url });
}

export default function AuthRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Auth {...props} />
    </AccountTexts>
  );
}

function Auth({ loaderData: { isSignUp, returnTo, ways }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.auth");
  const again = useTranslations("account.confirmAgain");
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const title = isSignUp ? t("signUpTitle") : t("signInTitle");
  const back = returnTo === "/" ? "" : `return=${encodeURIComponent(returnTo)}`;
  const other = isSignUp ? `/auth${back && `?${back}`}` : `/auth?mode=register${back && `&${back}`}`;
  return (
    <div className="wrap grid justify-items-center page-top">
      <PageHead title={title} description={t("description")} isUnlisted />
      <section className="w-full max-w-[440px] rounded-card border border-line-2 bg-surface p-[clamp(20px,4vw,32px)]">
        <h1 className="t-h2 mb-5">{title}</h1>
        {ways.identityProviders.length > 0 && <ByIdentity ways={ways} returnTo={returnTo} refused={refused} />}
        {ways.hasLocalSignIn && (
          <>
            {isSignUp ? <SignUpForm refused={refused} /> : <SignInForm refused={refused} returnTo={returnTo} />}
            {!isSignUp && <PasskeySignIn returnTo={returnTo} />}
            <p className="mt-5 grid gap-2 border-t border-line pt-4">
              <LocalLink className="link" to={other}>
                {isSignUp ? t("toSignIn") : t("toSignUp")}
              </LocalLink>
              {!isSignUp && (
                <LocalLink className="link" to="/auth/reset">
                  {t("forgotten")}
                </LocalLink>
              )}
              {!isSignUp && (
                <LocalLink className="link" to="/auth/confirm-again">
                  {again("ask")}
                </LocalLink>
              )}
            </p>
          </>
        )}
      </section>
    </div>
  );
}

type Refused = (Refusal & { typed: Readonly<Record<string, string>> }) | null;

type ByIdentityProps = { ways: SignInWays; returnTo: string; refused: Refused };

/** The operator's identity providers, before the password or instead of it. */
function ByIdentity({ ways: { identityProviders, hasLocalSignIn }, returnTo, refused }: ByIdentityProps) {
  const t = useTranslations("account.identities");
  const textOf = useFailureText();
  return (
    <div className="grid gap-5">
      {!hasLocalSignIn && <p className="text-ink-2">{t("onlyHere")}</p>}
      {!hasLocalSignIn && refused !== null && <FieldError>{textOf(refused)}</FieldError>}
      <IdentityButtons providers={identityProviders} purpose="signIn" returnTo={returnTo} />
      {hasLocalSignIn && <p className="mb-5 border-t border-line pt-4 text-ink-2">{t("withPassword")}</p>}
    </div>
  );
}

function SignInForm({ refused, returnTo }: { refused: Refused; returnTo: string }) {
  const t = useTranslations("account.auth");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused);
  const action = returnTo === "/" ? "/auth" : `/auth?return=${encodeURIComponent(returnTo)}`;
  const email = problemAt("emailInvalid");
  return (
    <AccountForm action={action} submit={t("signIn")} problem={refused !== null && !email ? textOf(refused) : null}>
      <EmailField typed={refused?.typed.email} error={email} />
      <TextField label={t("password")} name="password" type="password" autoComplete="current-password" required />
    </AccountForm>
  );
}

const atFields: readonly FailureCode[] = [...newPasswordCodes, "emailInvalid", "displayNameInvalid", "ageNotDeclared"];

function SignUpForm({ refused }: { refused: Refused }) {
  const t = useTranslations("account.auth");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused);
  const problem = refused !== null && !atFields.includes(refused.code) ? textOf(refused) : null;
  return (
    <AccountForm action="/auth?mode=register" submit={t("signUp")} problem={problem}>
      <DisplayNameField
        typed={refused?.typed.displayName}
        hint={t("displayNameHint")}
        error={problemAt("displayNameInvalid")}
      />
      <EmailField typed={refused?.typed.email} error={problemAt("emailInvalid")} />
      <NewPasswordField label={t("password")} error={problemAt(...newPasswordCodes)} />
      <AgeDeclaration problem={problemAt("ageNotDeclared")} />
      <Agreement />
    </AccountForm>
  );
}
