import { useEffect } from "react";
import { useMatches } from "react-router";
import { useLocale } from "use-intl";
import type { Language } from "../../messages/languages.ts";
import type { AnalysisPageData } from "../components/analysis/page/analysis-page-data.ts";
import { laterPartsLoaded } from "../deferred-hydration/later-part.tsx";
import { readerIsThere } from "../deferred-hydration/reader-signs.ts";
import { whenIdle } from "../deferred-hydration/when-idle.ts";
import { prepareResultMessages } from "../session/messages.ts";
import { isRecord } from "../static-pages/page-handle.ts";
import { keepAnalysis, keepOnlyFor, keptAnalyses } from "./kept-analyses.ts";
import { isAsset, isOfflinePage } from "./offline-addresses.ts";

/** The analysis that the page shows: of a listed company, never of uploaded figures. */
function analysisShown(matches: ReturnType<typeof useMatches>): AnalysisPageData | null {
  const match = matches.at(-1);
  const handle = isRecord(match?.handle) ? match.handle : {};
  if (handle.isKeptOffline !== true) return null;
  // The data of that route, whose loader says what it is.
  const shown = match?.loaderData as { kind: "analysis"; page: AnalysisPageData } | { kind: "failed" } | undefined;
  return shown?.kind === "analysis" ? shown.page : null;
}

/**
 * Stores the latest analyses, and the files that show them, for offline use. Begins once the reader interacts and the
 * browser is idle. `holder`: the owner, null when not signed in; undefined when the server cannot identify the session.
 */
export function useOfflineCopies(holder: string | null | undefined): void {
  const matches = useMatches();
  const language = useLocale();
  const page = analysisShown(matches);
  const isLive = !isOfflinePage(matches.at(-1)?.pathname ?? "");

  useEffect(() => {
    if (!import.meta.env.PROD || !isLive || !("serviceWorker" in navigator)) return;
    let stop = () => {};
    let isOver = false;
    void readerIsThere.then(() => {
      if (isOver) return;
      stop = whenIdle(() => {
        // Storage may be refused or full: copies are a convenience, nothing depends on them.
        keep({ holder, page, language }).catch(() => undefined);
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [holder, page, language, isLive]);
}

type Keeping = { holder: string | null | undefined; page: AnalysisPageData | null; language: Language };

async function keep({ holder, page, language }: Keeping): Promise<void> {
  if (holder !== undefined) await keepOnlyFor(holder);
  if (page !== null) await keepAnalysis(page);
  const { active } = await navigator.serviceWorker
    .register("/service-worker.js")
    .then(() => navigator.serviceWorker.ready);
  // The texts of a result are needed for every copy, also when this page has none.
  if ((await keptAnalyses()).length > 0) await prepareResultMessages(language);
  await laterPartsLoaded();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active?.postMessage({ language, loaded: loaded.filter(isAsset) });
}
