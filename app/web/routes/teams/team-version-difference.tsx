import { personIn } from "../../accounts/account-form.ts";
import { versionsOfTeam } from "../../components/teams/team-table.tsx";
import { DifferencePage } from "../../components/versions/difference-page.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { askedDifference } from "../../versions/asked-difference.ts";
import type { Route } from "./+types/team-version-difference";
import "../../components/analysis/page/analysis.css";
import "../../components/understanding/understanding.css";

export async function loader({ url, params: { id }, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const caller = { account, address: asked.address };
  const { teams, teamVersions } = asked.product;
  return orFailurePage(asked, async () => {
    const { team } = await teams.roleIn(account, id);
    return {
      place: versionsOfTeam(team.id),
      told: await askedDifference(url.searchParams, (versionId, other) =>
        teamVersions.compare(caller, { id, versionId, other }),
      ),
    };
  });
}

export default function TeamVersionDifferenceRoute({ loaderData }: Route.ComponentProps) {
  return (
    <VersionTexts>
      <DifferencePage {...loaderData} />
    </VersionTexts>
  );
}
