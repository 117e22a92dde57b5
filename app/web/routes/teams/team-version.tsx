import { useTranslations } from "use-intl";
import { spokenName } from "../../../messages/company-name.ts";
import { personIn } from "../../accounts/account-form.ts";
import { useMoments } from "../../analysis/moments.ts";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { versionsOfTeam } from "../../components/teams/team-table.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { VersionView } from "../../components/versions/version-view.tsx";
import { addressOfQuestion } from "../../components/versions/version-words.ts";
import { appContext } from "../../context.ts";
import { buttonClass } from "../../design/button.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { shownVersion } from "../../versions/shown-version.ts";
import type { Route } from "./+types/team-version";
import "../../components/analysis/page/analysis.css";

export async function loader({ url, params: { id, versionId }, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const { team, ...replayed } = await asked.product.teamVersions.replay(account, { id, versionId });
    return { team, shown: shownVersion(replayed) };
  });
}

export default function TeamVersionRoute(props: Route.ComponentProps) {
  return (
    <VersionTexts>
      <TeamVersion {...props} />
    </VersionTexts>
  );
}

function TeamVersion({ loaderData: { team, shown } }: Route.ComponentProps) {
  const t = useTranslations();
  const moment = useMoments();
  const { version } = shown;
  const place = versionsOfTeam(team.id);
  const title = t("versions.versionOf", {
    name: spokenName(version.name),
    moment: moment(version.savedAt.toISOString()),
  });
  return (
    <PersonPage title={title} back={{ to: place, text: t("teams.versions") }}>
      {version.note !== null && <p className="mt-4 max-w-[66ch] whitespace-pre-wrap wrap-anywhere">{version.note}</p>}
      <p className="mt-6 flex flex-wrap gap-3">
        <LocalLink className={buttonClass("primary")} to={`${place}/difference?compare=${version.id}`}>
          {t("versions.untilToday")}
        </LocalLink>
        <LocalLink className={buttonClass()} to={addressOfQuestion(version)}>
          {t("versions.restore")}
        </LocalLink>
      </p>
      <VersionView shown={shown} />
    </PersonPage>
  );
}
