import { useTranslations } from "use-intl";
import { spelledTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { fieldsOf, onward, personIn } from "../../accounts/account-form.ts";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { EmptyList } from "../../components/history/empty-list.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { CompareVersions } from "../../components/versions/compare-versions.tsx";
import { VersionTable } from "../../components/versions/version-table.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { ownVersions } from "../../components/versions/version-words.ts";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { withQuestions } from "../../versions/told-question.ts";
import type { Route } from "./+types/versions";
import "../../components/analysis/page/analysis.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const ticker = spelledTicker(url.searchParams.get("ticker") ?? "");
  return orFailurePage(asked, async () => {
    const { versions, most } = await asked.product.versions.list(account, ticker);
    return { versions: withQuestions(versions), most, ticker };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  return orFailurePage(asked, async () => {
    await asked.product.versions.remove(account, field("id"));
    return onward("/versions", { notice: "versionDeleted", isSecure: asked.isSecure, url });
  });
}

export default function VersionsRoute(props: Route.ComponentProps) {
  return (
    <VersionTexts>
      <Versions {...props} />
    </VersionTexts>
  );
}

function Versions({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("versions");
  const { versions, most, ticker } = loaderData;
  return (
    <PersonPage title={t("title")} lead={t("lead", { maximum: most })}>
      <p className="mt-3">
        <LocalLink className="link" to="/links">
          {t("shareLinks")}
        </LocalLink>
      </p>
      {ticker !== null && (
        <p className="mt-4">
          {t("ofCompany", { ticker })}{" "}
          <LocalLink className="link" to="/versions">
            {t("all")}
          </LocalLink>
        </p>
      )}
      {versions.length === 0 ? (
        <EmptyList text={t("empty")} invitation={t("analyse")} />
      ) : (
        <>
          <VersionTable versions={versions} />
          <CompareVersions place={ownVersions} />
        </>
      )}
    </PersonPage>
  );
}
