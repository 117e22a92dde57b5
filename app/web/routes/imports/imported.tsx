import { Suspense } from "react";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { pageRequest, peersOf } from "../../analysis/analysis-request.ts";
import { analysedWithFigures } from "../../analysis/refused-figures.ts";
import { uncertaintyAsked } from "../../analysis/uncertainty-request.ts";
import type { AnalysisPageData } from "../../components/analysis/page/analysis-page-data.ts";
import { LaterAnalysisPage } from "../../components/analysis/page/later-analysis-page.tsx";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import { visitorIn } from "../../session/visitor-cookie.ts";
import type { Route } from "./+types/imported";
import "../../components/analysis/page/analysis.css";
import { knownFailurePage } from "../../or-failure-page.ts";

export async function loader({ request, url, params: { id }, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  try {
    const read = pageRequest("IMPORT", url.searchParams, app.viewer.language, app.product.tickerMeant);
    if (read.kind === "redirect") return redirect(`/import/${encodeURIComponent(id)}${read.search}`);
    const owner = visitorIn(request.headers.get("cookie"));
    const { asked, analysis } = await analysedWithFigures(read, (query) =>
      app.product.analyseImport({ owner, id, query, options: { setsPeersAside: true } }),
    );
    const { file, provider, notes } = analysis;
    const { refusedPeers, failure: refusal } = peersOf(asked, analysis);
    if (refusal) app.reportFailure(refusal);
    const page: AnalysisPageData = {
      file,
      read: { search: url.search, choice: asked.choice },
      provider,
      skipped: [],
      notes,
      baseRates: analysis.baseRates,
      refused: asked.refused,
      refusedPeers,
      refusedNotes: asked.refusedNotes,
      refusedFigures: asked.refusedFigures,
      address: `/import/${id}`,
      analysedAt: new Date().toISOString(),
      version: app.product.version,
      quality: app.product.showQuality(file.fundamentals),
      uncertainty: await uncertaintyAsked(url.searchParams, analysis, app),
    };
    return data(page, { status: refusal?.status ?? 200, headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    throw knownFailurePage(error, app);
  }
}

/** The page holds private figures: nothing on the way may keep it. */
export const headers = () => ({ "Cache-Control": "no-store" });

export default function ImportedRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <ResultTexts>
        <Imported page={loaderData} />
      </ResultTexts>
    </Suspense>
  );
}

function Imported({ page }: { page: AnalysisPageData }) {
  const t = useTranslations("imports");
  return (
    <>
      <PageHead title={`${page.file.fundamentals.name} · ${t("own")}`} isUnlisted />
      <p className="wrap pt-4">
        <LocalLink className="link" to="/import">
          {t("another")}
        </LocalLink>
      </p>
      <LaterAnalysisPage data={page} />
    </>
  );
}
