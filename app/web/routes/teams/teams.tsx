import { useTranslations } from "use-intl";
import { longestTeamName } from "../../../features/teams/contracts/team-limits.ts";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { AccountForm, useFailureText, useProblemAt, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { InvitationAnswer } from "../../components/teams/invitation-answer.tsx";
import { addressOfTeam, TeamTable } from "../../components/teams/team-table.tsx";
import { appContext } from "../../context.ts";
import { NameField } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/teams";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, () => asked.product.teams.list(account));
}

/** Makes a team. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  try {
    const id = await asked.product.teams.make(account, field("name"));
    return onward(addressOfTeam(id), { notice: "teamMade", isSecure: asked.isSecure, url });
  } catch (error) {
    return refusedForm(error, asked, { typed: { name: field("name") } });
  }
}

export default function TeamsRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Teams {...props} />
    </AccountTexts>
  );
}

function Teams({ loaderData: { teams, invitations, most }, actionData }: Route.ComponentProps) {
  const t = useTranslations("teams");
  const refused = actionData ?? null;
  useRefusalToast(refused);
  return (
    <PersonPage title={t("title")} lead={t("lead", { maximum: most })} width="max-w-[860px]">
      {invitations.length > 0 && (
        <section className="mt-8 grid gap-4" aria-labelledby="invitations">
          <h2 className="t-h2" id="invitations">
            {t("invitations")}
          </h2>
          {invitations.map((invitation) => (
            <InvitationAnswer key={invitation.id} invitation={invitation} />
          ))}
        </section>
      )}
      {teams.length === 0 ? <p className="mt-8 text-ink-2">{t("empty")}</p> : <TeamTable teams={teams} />}
      <section className="mt-10" aria-labelledby="make">
        <h2 className="t-h2 mb-5" id="make">
          {t("make")}
        </h2>
        <MakeTeam refused={refused} />
      </section>
    </PersonPage>
  );
}

function MakeTeam({ refused }: { refused: Route.ComponentProps["actionData"] | null }) {
  const t = useTranslations("teams");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused ?? null);
  const isOfForm = refused != null && refused.code !== "teamNameInvalid";
  return (
    <AccountForm action="/teams" submit={t("make")} problem={isOfForm ? textOf(refused) : null}>
      <NameField
        label={t("makeName")}
        defaultValue={refused?.typed.name ?? ""}
        hint={t("makeHint", { maximum: longestTeamName })}
        error={problemAt("teamNameInvalid")}
      />
    </AccountForm>
  );
}
