import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { buttonClass } from "../../design/button.tsx";
import { agedCopy, type KeptAnalysis, type KeptPage, keptAnalyses, keptAnalysis } from "../../offline/kept-analyses.ts";
import { AnalysisPage } from "../analysis/page/analysis-page.tsx";
import { ResultTexts } from "../analysis/page/result-texts.tsx";

/** The copies in this browser; null until they have been looked up. */
type Kept = { all: readonly KeptAnalysis[]; shown: KeptPage | null };

function useKept(ticker: string | null): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    const nothing: Kept = { all: [], shown: null };
    Promise.all([keptAnalyses(), ticker === null ? null : keptAnalysis(ticker)]).then(
      ([all, shown]) => setKept({ all, shown: shown && agedCopy(shown, new Date()) }),
      // A browser that refuses its storage has kept nothing.
      () => setKept(nothing),
    );
  }, [ticker]);
  return kept;
}

/** The page of a reader without connection: the copy they ask for, marked as such, or the list of copies. */
export function OfflinePage({ ticker }: { ticker: string | null }) {
  const kept = useKept(ticker);
  if (kept !== null && kept.shown !== null) return <Copy page={kept.shown} />;
  return <ListOfCopies ticker={ticker} all={kept?.all ?? null} />;
}

function Copy({ page }: { page: KeptPage }) {
  const t = useTranslations("offline");
  const formats = useFormats();
  const { search } = useLocation();
  const { ticker, name } = page.file.fundamentals;
  return (
    <>
      <div className="wrap pt-6">
        <p className="note" role="status">
          {t("copy", { name: spokenName(name), date: formats.moment(page.analysedAt) })}{" "}
          <a className="link" href={`/analysis/${encodeURIComponent(ticker)}${search}`}>
            {t("refresh")}
          </a>
          {" · "}
          <a className="link" href="/offline">
            {t("others")}
          </a>
        </p>
      </div>
      <ResultTexts>
        <AnalysisPage data={page} />
      </ResultTexts>
    </>
  );
}

function ListOfCopies({ ticker, all }: { ticker: string | null; all: readonly KeptAnalysis[] | null }) {
  const t = useTranslations("offline");
  const formats = useFormats();
  return (
    <div className="wrap py-[clamp(40px,6vw,80px)]">
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-4 max-w-[56ch]">
        {ticker === null || all === null ? t("lead") : t("notKept", { ticker: ticker.toUpperCase() })}
      </p>
      <div className="mt-6">
        <a className={buttonClass("primary")} href={ticker === null ? "/" : `/analysis/${encodeURIComponent(ticker)}`}>
          {t("retry")}
        </a>
      </div>
      <section className="mt-10" aria-labelledby="kept">
        <h2 id="kept" className="t-h2 border-t border-ink pt-3">
          {t("list")}
        </h2>
        {all === null || all.length === 0 ? (
          <p className="mt-4 max-w-[62ch] text-ink-2">{t("none")}</p>
        ) : (
          <ul className="mt-2">
            {all.map((kept) => (
              <li key={kept.ticker} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3">
                {/* A document of its own: without connection there is no other way from page to page. */}
                <a className="link" href={`/offline/${encodeURIComponent(kept.ticker)}`}>
                  {spokenName(kept.name)}
                </a>
                <span className="t-small num text-ink-3">
                  {kept.ticker} · {t("keptAt", { date: formats.moment(kept.keptAt) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
