import { useTranslations } from "use-intl";
import type { OwnIdentity } from "../../../features/accounts/use-cases/identities/own-identities.ts";
import { fieldsOf, onward, personIn, refusedForm, toProof } from "../../accounts/account-form.ts";
import { useClock } from "../../analysis/formats.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { IdentityButtons } from "../../components/accounts/identities/identity-buttons.tsx";
import { ProfileSubpage } from "../../components/accounts/profile/profile-subpage.tsx";
import { Section } from "../../components/accounts/profile/section.tsx";
import { RowButton } from "../../components/accounts/profile/sessions.tsx";
import { appContext } from "../../context.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { FieldError } from "../../design/field.tsx";
import type { Route } from "./+types/profile-identities";

const here = "/profile/identities";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const identities = await asked.product.accounts.identitiesOf(account);
  const { identityProviders } = asked.product.signInWays;
  const others = identityProviders.filter(({ number }) => !identities.some((each) => each.number === number));
  return { identities, others, hasProviders: identityProviders.length > 0 };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const person = personIn(asked, url);
  const field = await fieldsOf(request);
  try {
    await asked.product.accounts.removeIdentity(person, field("id"));
    return onward(here, { notice: "identityRemoved", isSecure: asked.isSecure, url });
  } catch (error) {
    return toProof(error, asked, { url, to: here }) ?? refusedForm(error, asked);
  }
}

export default function ProfileIdentitiesRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <ProfileIdentities {...props} />
    </AccountTexts>
  );
}

function ProfileIdentities({ loaderData: { identities, others, hasProviders }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.identities");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const noneToLink = hasProviders ? t("noneLeft") : t("noneSetUp");
  return (
    <ProfileSubpage title={t("title")} lead={t("lead")}>
      <p className="mt-8">{t("count", { count: identities.length })}</p>
      {refused !== null && <FieldError>{textOf(refused)}</FieldError>}
      <ul className="mt-4 mb-11 grid">
        {identities.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} />
        ))}
      </ul>
      <Section title={t("addTitle")} lead={others.length > 0 ? t("addLead") : noneToLink}>
        <IdentityButtons providers={others} purpose="link" returnTo={here} />
      </Section>
    </ProfileSubpage>
  );
}

function IdentityRow({ identity: { id, provider, email, createdAt, lastUsedAt } }: { identity: OwnIdentity }) {
  const t = useTranslations("account.identities");
  const format = useClock();
  const day = (at: Date) => format.dateTime(at, { dateStyle: "medium" });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <strong className="font-semibold break-words">{provider}</strong>
        {email !== null && <p className="break-words">{email}</p>}
        <p className="hint">
          {t("created")}: {day(createdAt)} · {t("lastUsed")}: {day(lastUsedAt)}
        </p>
      </div>
      <AskedFirst label={t("remove")} description={t("removeNamed", { provider })} lead={t("removeLead")}>
        <RowButton
          action={here}
          form="remove"
          id={id}
          label={t("remove")}
          description={t("removeNamed", { provider })}
        />
      </AskedFirst>
    </li>
  );
}
