import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import type { IdentityPurpose } from "../../../features/accounts/use-cases/identities/identity-stores.ts";
import { identityCookie, identityCookieIn } from "../../../http/cookies.ts";
import { fieldsOf, onward, personIn, refusedForm, responseTo, toProof } from "../../accounts/account-form.ts";
import { browserOf, enteredOrToFactor, returnIn } from "../../accounts/entered.ts";
import { type Refusal, useFailureText } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OnwardElsewhere } from "../../components/accounts/onward-elsewhere.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext, type RequestContext } from "../../context.ts";
import { FieldError } from "../../design/field.tsx";
import { failurePage } from "../../fail.ts";
import { preferenceCookie } from "../../session/preferences.ts";
import type { Route } from "./+types/auth-identity";

/** The answer of an identity provider comes to this address: what is wrong with it stands on the page. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, address, viewer, isSecure } = asked;
  const provider = product.signInWays.identityProviders.find(({ number }) => number === params.number);
  if (provider === undefined) throw failurePage(new Failure("notFound"), asked);
  const isAnswer = ["state", "code", "error"].some((name) => url.searchParams.has(name));
  const shown = { name: provider.name, isSignedIn: viewer.person !== null };
  if (!isAnswer) return { ...shown, refused: null };
  try {
    const browserSecret = identityCookieIn(request.headers.get("cookie"), isSecure);
    const answer = { number: params.number, query: url.searchParams, browserSecret, person: viewer.person };
    const outcome = await product.accounts.answerIdentity({ address }, { ...answer, ...browserOf(request) });
    return goneOn(outcome, { browserSecret, isSecure, here: new URL("/auth", url) });
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = Failure.from(error);
    asked.reportFailure(failure);
    const refused: Refusal = { code: failure.code, params: failure.params };
    return data({ ...shown, refused }, responseTo(failure));
  }
}

type Outcome = Awaited<ReturnType<RequestContext["product"]["accounts"]["answerIdentity"]>>;
/** `here` holds nothing of the answer, so that none of it stands in the next address. */
type Where = { browserSecret: string | null; isSecure: boolean; here: URL };

function goneOn(outcome: Outcome, { browserSecret, isSecure, here: url }: Where): never {
  const { returnTo } = outcome;
  if (outcome.kind === "newPerson") {
    const kept = { secret: browserSecret ?? "", expiresAt: outcome.expiresAt };
    throw redirect("/auth/identity-new", { status: 303, headers: { "Set-Cookie": identityCookie(kept, isSecure) } });
  }
  if (outcome.kind === "linked") throw onward("/profile/identities", { notice: "identityLinked", isSecure, url });
  if (outcome.kind === "proved") throw onward(returnTo, { notice: "proved", isSecure, url });
  throw enteredOrToFactor(outcome, { isSecure, url, returnTo });
}

/** Sends the reader to the provider: each form says what for. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, address, isSecure, viewer } = asked;
  const field = await fieldsOf(request);
  const browserSecret = identityCookieIn(request.headers.get("cookie"), isSecure);
  const question = { number: params.number, browserSecret, returnTo: returnIn(url) };
  const purpose = purposeOf(field("form"));
  try {
    const begun = await product.accounts.askIdentity(
      { address },
      purpose === "signIn"
        ? { ...question, purpose, person: null }
        : { ...question, purpose, person: personIn(asked, new URL("/profile/identities", url)) },
    );
    const kept = { secret: begun.browserSecret, expiresAt: begun.expiresAt };
    const headers = new Headers({ "Set-Cookie": identityCookie(kept, isSecure) });
    // The provider brings the reader back to an address that says no language.
    headers.append("Set-Cookie", preferenceCookie("language", viewer.language, isSecure));
    return data({ onwardTo: begun.address }, { headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    return toProof(error, asked, { url, to: "/profile/identities" }) ?? refusedForm(error, asked);
  }
}

const purposeOf = (form: string): IdentityPurpose => (form === "link" || form === "prove" ? form : "signIn");

export default function AuthIdentityRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AuthIdentity {...props} />
    </AccountTexts>
  );
}

function AuthIdentity({ loaderData: { name, isSignedIn, refused: answered }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.identities");
  const textOf = useFailureText();
  const refused = actionData && "code" in actionData ? actionData : answered;
  const title = isSignedIn ? name : t("signIn", { provider: name });
  const onwardTo = actionData && "onwardTo" in actionData ? actionData.onwardTo : null;
  return (
    <PersonPage title={title} width="max-w-[640px]">
      {onwardTo !== null && (
        <OnwardElsewhere
          address={onwardTo}
          title={t("onward", { provider: name })}
          lead={t("onwardLead")}
          link={t("onwardLink", { provider: name })}
        />
      )}
      {refused !== null && (
        <section className="panel mt-6 grid gap-3 p-5" aria-labelledby="refused">
          <h2 className="t-h2" id="refused">
            {t(isSignedIn ? "notDone" : "refusedTitle")}
          </h2>
          <FieldError>{textOf(refused)}</FieldError>
        </section>
      )}
      <p className="mt-6">
        <LocalLink className="link" to={isSignedIn ? "/profile/identities" : "/auth"}>
          {t(isSignedIn ? "backLink" : "refusedLink")}
        </LocalLink>
      </p>
    </PersonPage>
  );
}
