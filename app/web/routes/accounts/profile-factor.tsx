import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { fieldsOf, onward, personIn, refusedForm, toProof } from "../../accounts/account-form.ts";
import { useClock } from "../../analysis/formats.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { BeginFactor, ConfirmFactor, FactorDeedForm } from "../../components/accounts/factor/factor-forms.tsx";
import { RecoveryCodes } from "../../components/accounts/factor/recovery-codes.tsx";
import { ProfileSubpage } from "../../components/accounts/profile/profile-subpage.tsx";
import { Section } from "../../components/accounts/profile/section.tsx";
import { appContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/profile-factor";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const person = personIn(asked, url);
  const { accounts } = asked.product;
  const [factor, hasPassword] = await Promise.all([accounts.factorOf(person), accounts.hasPassword(person.account)]);
  return { ...factor, hasPassword };
}

/** Each form of the page says which one it is. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const person = personIn(asked, url);
  const { accounts } = asked.product;
  const field = await fieldsOf(request);
  const form = field("form");
  const deed = { password: field("password"), session: person.session, code: field("code") };
  try {
    if (form === "confirm") return { codes: await accounts.confirmAuthenticator(person, deed.code) };
    if (form === "renew") return { codes: await accounts.renewRecoveryCodes(person.account, deed) };
    if (form === "remove") {
      await accounts.removeAuthenticator(person.account, deed);
      return onward("/profile", { notice: "factorOff", isSecure: asked.isSecure, url });
    }
    await accounts.beginAuthenticator(person);
    return redirect(localAddress("/profile/factor", url.searchParams.get("lang")), 303);
  } catch (error) {
    return toProof(error, asked, { url, to: "/profile/factor" }) ?? refusedForm(error, asked, { form });
  }
}

export default function ProfileFactorRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <ProfileFactor {...props} />
    </AccountTexts>
  );
}

function ProfileFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { confirmedAt, recoveryCodesLeft, waiting, hasPassword } = loaderData;
  const t = useTranslations("account.factor");
  const format = useClock();
  const refused = actionData && "code" in actionData ? actionData : null;
  useRefusalToast(refused);
  const refusalOf = (form: string) => (refused?.form === form ? refused : null);
  const codes = actionData && "codes" in actionData ? actionData.codes : null;
  return (
    <ProfileSubpage title={t("title")} lead={t("lead")}>
      <div className="mt-8 grid gap-11">
        {codes !== null && <RecoveryCodes codes={codes} />}
        {confirmedAt === null && waiting === null && (
          <Section title={t("beginTitle")} lead={t("beginLead")}>
            <BeginFactor refused={refusalOf("begin")} />
          </Section>
        )}
        {waiting !== null && (
          <Section title={t("confirmTitle")} lead={t("confirmLead")}>
            <ConfirmFactor waiting={waiting} refused={refusalOf("confirm")} />
          </Section>
        )}
        {confirmedAt !== null && (
          <>
            <p>{t("on", { date: format.dateTime(confirmedAt, { dateStyle: "long" }), left: recoveryCodesLeft })}</p>
            <Section title={t("renewTitle")} lead={t("renewLead")}>
              <FactorDeedForm form="renew" hasPassword={hasPassword} refused={refusalOf("renew")} />
            </Section>
            <Section title={t("removeTitle")} lead={t("removeLead")}>
              <FactorDeedForm form="remove" hasPassword={hasPassword} refused={refusalOf("remove")} />
            </Section>
          </>
        )}
      </div>
    </ProfileSubpage>
  );
}
