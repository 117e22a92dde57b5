import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { mayEdit } from "../../../features/teams/contracts/team-roles.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { fieldsOf, onward, personIn, refusedFormOrPage } from "../../accounts/account-form.ts";
import { useMoments } from "../../analysis/moments.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { versionsOfTeam } from "../../components/teams/team-table.tsx";
import { GiveVersion } from "../../components/versions/give-version.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { VersionView } from "../../components/versions/version-view.tsx";
import { addressOfQuestion } from "../../components/versions/version-words.ts";
import { appContext } from "../../context.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { useLocalAddress } from "../../session/address.ts";
import { shownVersion } from "../../versions/shown-version.ts";
import type { Route } from "./+types/version";
import "../../components/analysis/page/analysis.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const { teams, versions } = asked.product;
    const replayed = await versions.replay(account, params.id);
    const own = await teams.list(account);
    return { ...shownVersion(replayed), teams: own.teams.filter(({ role }) => mayEdit(role)) };
  });
}

/** Gives a team a copy. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const [id, withNote] = [field("team"), field("withNote")];
  try {
    await asked.product.teamVersions.give(account, { id, versionId: params.id, withNote: withNote === "yes" });
    return onward(versionsOfTeam(id), { notice: "versionGiven", isSecure: asked.isSecure, url });
  } catch (error) {
    return refusedFormOrPage(error, asked, { typed: { team: id, withNote } });
  }
}

export default function VersionRoute(props: Route.ComponentProps) {
  return (
    <VersionTexts>
      <VersionPage {...props} />
    </VersionTexts>
  );
}

function VersionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("versions");
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const moment = useMoments();
  const { version } = loaderData;
  const { id, ticker, note } = version;
  const title = t("versionOf", { name: spokenName(version.name), moment: moment(version.savedAt.toISOString()) });
  return (
    <PersonPage
      title={title}
      back={{ to: `/versions?ticker=${encodeURIComponent(ticker)}`, text: t("ofCompanyLink", { ticker }) }}
    >
      {note !== null && <p className="mt-4 max-w-[66ch] whitespace-pre-wrap wrap-anywhere">{note}</p>}
      <p className="mt-6 flex flex-wrap gap-3">
        <LocalLink className={buttonClass("primary")} to={`/versions/difference?compare=${id}`}>
          {t("untilToday")}
        </LocalLink>
        <LocalLink className={buttonClass()} to={addressOfQuestion(version)}>
          {t("restore")}
        </LocalLink>
        <LocalLink className={buttonClass()} to={`/links/new?version=${id}`}>
          {t("share")}
        </LocalLink>
      </p>
      <VersionView shown={loaderData} />
      <GiveVersion version={version} teams={loaderData.teams} refused={refused} />
      <Delete id={id} />
    </PersonPage>
  );
}

function Delete({ id }: { id: string }) {
  const t = useTranslations("versions");
  const address = useLocalAddress();
  return (
    <details className="disclosure mt-10">
      <summary>{t("deleteTitle")}</summary>
      <Form method="post" action={address("/versions")} reloadDocument className="mt-3 grid justify-items-start gap-3">
        <p>{t("deleteLead")}</p>
        <input type="hidden" name="id" value={id} />
        <Button variant="destructive" type="submit" name="form" value="delete">
          {t("delete")}
        </Button>
      </Form>
    </details>
  );
}
