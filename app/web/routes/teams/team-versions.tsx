import { useTranslations } from "use-intl";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import { fieldsOf, onward, personIn } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { addressOfTeam, versionsOfTeam } from "../../components/teams/team-table.tsx";
import { CompareVersions } from "../../components/versions/compare-versions.tsx";
import { VersionTable } from "../../components/versions/version-table.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { withQuestions } from "../../versions/told-question.ts";
import type { Route } from "./+types/team-versions";
import "../../components/analysis/page/analysis.css";

export async function loader({ url, params: { id }, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { teams, teamVersions } = asked.product;
  return orFailurePage(asked, async () => {
    const { versions, mostVersions } = await teamVersions.list(account, id);
    return { ...(await teams.roleIn(account, id)), versions: withQuestions(versions), mostVersions };
  });
}

/** Deletes one of them. */
export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  return orFailurePage(asked, async () => {
    await asked.product.teamVersions.remove(account, { id, versionId: field("id") });
    return onward(versionsOfTeam(id), { notice: "versionDeleted", isSecure: asked.isSecure, url });
  });
}

export default function TeamVersionsRoute(props: Route.ComponentProps) {
  return (
    <VersionTexts>
      <TeamVersions {...props} />
    </VersionTexts>
  );
}

function TeamVersions({ loaderData: { team, role, versions, mostVersions } }: Route.ComponentProps) {
  const t = useTranslations("teams");
  const formats = useFormats();
  const place = versionsOfTeam(team.id);
  return (
    <PersonPage
      back={{ to: addressOfTeam(team.id), text: team.name }}
      title={t("versions")}
      lead={t("versionsLead", { maximum: mostVersions })}
    >
      {versions.length === 0 ? (
        <p className="mt-8 max-w-[66ch] text-ink-2">{t("versionsEmpty")}</p>
      ) : (
        <>
          <VersionTable
            versions={versions}
            place={place}
            mayDelete={mayEdit(role)}
            remarkOf={({ givenBy, givenAt }) =>
              t("versionGivenBy", {
                name: givenBy ?? t("formerMember"),
                date: formats.date(givenAt.toISOString().slice(0, 10)),
              })
            }
          />
          <CompareVersions place={place} />
        </>
      )}
    </PersonPage>
  );
}
