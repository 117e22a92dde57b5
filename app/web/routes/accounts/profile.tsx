import { useTranslations } from "use-intl";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import { fieldsOf, personIn, refusedForm, toProof } from "../../accounts/account-form.ts";
import { keyScopeIn, typedKeyIn, typedKeyOf, typedOfKey } from "../../accounts/key-form.ts";
import { placeName } from "../../accounts/place-name.ts";
import { typedPolicy } from "../../accounts/policy-form.ts";
import { profileStep } from "../../accounts/profile-steps.ts";
import { useClock } from "../../analysis/formats.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { ApiKeys } from "../../components/accounts/profile/api-keys.tsx";
import { EmailForm } from "../../components/accounts/profile/email-form.tsx";
import { FactorSection } from "../../components/accounts/profile/factor-section.tsx";
import { JobsLink } from "../../components/accounts/profile/jobs-link.tsx";
import { PlanOf } from "../../components/accounts/profile/plan-of.tsx";
import { Policies } from "../../components/accounts/profile/policies.tsx";
import { ProfileContents } from "../../components/accounts/profile/profile-contents.tsx";
import {
  CloseAccount,
  NoPassword,
  PasswordForm,
  ProfileForm,
  TakeAway,
} from "../../components/accounts/profile/profile-forms.tsx";
import { Sessions } from "../../components/accounts/profile/sessions.tsx";
import { SheetLinksLink } from "../../components/accounts/profile/sheet-links-link.tsx";
import { WaySection } from "../../components/accounts/profile/way-section.tsx";
import { WebhooksLink } from "../../components/accounts/profile/webhooks-link.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext, askingOf } from "../../context.ts";
import type { Route } from "./+types/profile";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const person = personIn(asked, url);
  const { account, session } = person;
  const { accounts } = asked.product;
  const [sessions, keys, { policies, lost }, allowance, subscription, factor, passkeys, identities, hasPassword] =
    await Promise.all([
      accounts.sessionsOf(account),
      accounts.apiKeysOf(account),
      accounts.policiesOf(account),
      asked.product.allowanceOf(askingOf(asked).caller),
      asked.product.payments.subscriptionOf(account),
      accounts.factorOf(person),
      accounts.passkeysOf(account),
      accounts.identitiesOf(account),
      accounts.hasPassword(account),
    ]);
  const { teams } = asked.product;
  const [ownedTeams, ofPerson] = await Promise.all([teams.toSettle(account), teams.list(account)]);
  const { identityProviders, hasLocalSignIn } = asked.product.signInWays;
  const providers = asked.product.providers().map(({ id }) => id);
  const { hasPlanLimits } = asked.product;
  return {
    account,
    sessionId: session.id,
    sessions: sessions.map((each) => ({ ...each, place: placeName(each.place, asked.viewer.language) })),
    keys,
    policies: { policies, lost, teams: ofPerson.teams.filter(({ role }) => mayEdit(role)) },
    providers,
    allowance,
    subscription,
    hasPlanLimits,
    ownedTeams,
    passkeyCount: passkeys.length,
    identityCount: identities.length,
    hasIdentities: identityProviders.length > 0 || identities.length > 0,
    ...{ hasPassword, hasLocalSignIn },
    typedKey: typedKeyOf(url),
    today: madridDay(new Date()),
    typedEmail: url.searchParams.get("email") ?? "",
    factor: { confirmedAt: factor.confirmedAt, codesLeft: factor.recoveryCodesLeft },
  };
}

/** Each form of the page says which one it is. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const person = personIn(asked, url);
  const field = await fieldsOf(request);
  const form = field("form");
  try {
    if (form === "key") {
      return { newKey: await asked.product.accounts.createApiKey(person, field("name"), keyScopeIn(field)) };
    }
    return await profileStep(form)(asked, person, { field, url });
  } catch (error) {
    // What was typed comes back with them.
    const typedBack = {
      key: `?${typedKeyIn(field)}#keys`,
      email: `?email=${encodeURIComponent(field("email"))}#email`,
    };
    const to = `/profile${form === "key" || form === "email" ? typedBack[form] : ""}`;
    const proof = toProof(error, asked, { url, to });
    if (proof !== null) return proof;
    const typed = form === "policy" ? typedPolicy(field) : { ...typedOfKey(field), email: field("email") };
    return refusedForm(error, asked, { form, typed });
  }
}

export default function ProfileRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Profile {...props} />
    </AccountTexts>
  );
}

function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const {
    account,
    sessionId,
    sessions,
    keys,
    policies,
    providers,
    allowance,
    subscription,
    hasPlanLimits,
    factor,
    passkeyCount,
    identityCount,
    hasIdentities,
    hasPassword,
    hasLocalSignIn,
    ownedTeams,
    typedKey,
    today,
    typedEmail,
  } = loaderData;
  const t = useTranslations("account.profile");
  const refused = actionData && "code" in actionData ? actionData : null;
  useRefusalToast(refused);
  const format = useClock();
  const day = (at: Date) => format.dateTime(at, { dateStyle: "long" });
  const refusalOf = (form: string) => (refused?.form === form ? refused : null);
  return (
    <PersonPage title={t("title")} lead={account.email} width="max-w-[860px]">
      <p className="hint">
        {t("role", { role: account.role })} ·{" "}
        {t("since", { date: day(account.createdAt), declared: day(account.ageDeclaredAt) })}
      </p>
      {account.role !== "user" && (
        <p className="mt-3">
          <LocalLink className="link" to="/admin">
            {t("adminLink")}
          </LocalLink>
        </p>
      )}
      <ProfileContents hasIdentities={hasIdentities} />
      <div className="mt-8 grid gap-11">
        <ProfileForm account={account} refused={refusalOf("profile")} />
        <Policies {...policies} providers={providers} refused={refusalOf("policy")} />
        <PlanOf plan={account.plan} allowance={allowance} subscription={subscription} hasPlanLimits={hasPlanLimits} />
        <EmailForm
          email={account.email}
          typed={refusalOf("email")?.typed.email ?? typedEmail}
          refused={refusalOf("email")}
        />
        {hasPassword && <PasswordForm refused={refusalOf("password")} />}
        {!hasPassword && <NoPassword canSet={hasLocalSignIn} />}
        <FactorSection {...factor} />
        <WaySection way="passkeys" count={passkeyCount} />
        {hasIdentities && <WaySection way="identities" count={identityCount} />}
        <Sessions sessions={sessions} currentId={sessionId} />
        <ApiKeys
          keys={keys}
          typed={typedKey}
          today={today}
          newKey={actionData && "newKey" in actionData ? actionData.newKey : null}
          refused={refusalOf("key")}
        />
        <JobsLink />
        <WebhooksLink />
        <SheetLinksLink />
        <TakeAway />
        <CloseAccount
          refused={refusalOf("close")}
          hasPassword={hasPassword}
          isPaying={subscription.current !== null}
          teams={ownedTeams}
        />
      </div>
    </PersonPage>
  );
}
