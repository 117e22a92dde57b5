import { useTranslations } from "use-intl";
import { viewIn } from "../../../core/analysis/contracts/analysis-values.ts";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import { LockedTable, PopularTable } from "../../components/lists/popular-table.tsx";
import { searchOfView, ViewOfList } from "../../components/lists/view-of-list.tsx";
import { TitledPage } from "../../components/page/titled-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext } from "../../context.ts";
import { buttonClass } from "../../design/button.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/popular";
import "../../components/analysis/page/analysis.css";

/** The rows are sent to signed-in readers alone. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  if (viewer.person === null) return { ranking: null };
  const { account } = viewer.person;
  return orFailurePage(asked, async () => ({
    ranking: await product.listPopularCompanies(account, viewIn(url.searchParams)),
  }));
}

export default function PopularRoute(props: Route.ComponentProps) {
  return (
    <ResultTexts>
      <Popular {...props} />
    </ResultTexts>
  );
}

function Popular({ loaderData: { ranking } }: Route.ComponentProps) {
  const t = useTranslations("popular");
  return (
    <TitledPage title={t("title")} description={t("lead")} lead={t("lead")}>
      {ranking === null ? (
        <LockedTable />
      ) : (
        <>
          {ranking.isSample && (
            <p className="note mt-6" role="status">
              {t("sample")}
            </p>
          )}
          <ViewOfList view={ranking.view} addressOf={(view) => `/popular${searchOfView(view)}`} />
          <PopularTable companies={ranking.companies} view={ranking.view} />
        </>
      )}
      <div className="mt-11 grid gap-8 sm:grid-cols-2">
        {(["calculation", "trends"] as const).map((card) => (
          <section key={card} className="border-t border-ink pt-4">
            <h2 className="t-h2">{t(`${card}.title`)}</h2>
            <p className="mt-2 max-w-[60ch] text-ink-2">{t(`${card}.text`)}</p>
          </section>
        ))}
      </div>
      <section className="mt-11 border-t border-ink pt-4">
        <h2 className="t-h2">{t("invitation.title")}</h2>
        <p className="mt-2 mb-5 max-w-[60ch] text-ink-2">{t("invitation.text")}</p>
        <LocalLink className={buttonClass(ranking === null ? "secondary" : "primary")} to="/">
          {t("invitation.action")}
        </LocalLink>
      </section>
    </TitledPage>
  );
}
