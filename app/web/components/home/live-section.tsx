import type { Status } from "@valora/valuation";
import { ArrowRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { exampleParameter } from "../../analysis/home-example.ts";
import { readerIsThere } from "../../deferred-hydration/reader-signs.ts";
import { languageOfDocument, prepareResultMessages } from "../../session/messages.ts";
import { LocalLink } from "../site/local-link.tsx";
import type { LiveExample } from "./live-analyser.tsx";

/**
 * Its own chunk, fetched at the reader's first action: the server has sent the real result already, so until then
 * nothing is missing on the page, and reading it costs no more than its text.
 */
const LiveAnalyser = lazy(async () => {
  await readerIsThere;
  const [module] = await Promise.all([
    import("./live-analyser.tsx"),
    typeof document === "undefined" ? null : prepareResultMessages(languageOfDocument()),
  ]);
  return { default: module.LiveAnalyser };
});

/** A company that can be shown in place of another, and what its price is to the mean of the methods. */
export type ExampleCase = { ticker: string; name: string; status: Status | null };

/** The analyser at work on a bundled company. The server sends the real result; scripts make it move. */
export function LiveSection({ example, cases }: { example: LiveExample | null; cases: readonly ExampleCase[] }) {
  const t = useTranslations("home.live");
  if (!example) {
    return (
      <section className="sec">
        <p className="text-ink-2">{t("unavailable")}</p>
      </section>
    );
  }
  return (
    <section className="sec mt-3" aria-labelledby="live-title">
      <div className="sec-head">
        <h2 className="t-h2" id="live-title">
          {t("title", { company: example.name })}
        </h2>
        <LocalLink
          to={`/analysis/${encodeURIComponent(example.ticker)}`}
          className="link t-small inline-flex items-center gap-1.5"
        >
          {t("open")}
          <ArrowRight size={14} strokeWidth={1.6} aria-hidden="true" />
        </LocalLink>
      </div>
      <Cases cases={cases} shown={example.ticker} />
      <Suspense fallback={<LivePlaceholder />}>
        <LiveAnalyser key={example.ticker} example={example} />
      </Suspense>
    </section>
  );
}

/** The ways to the other examples: links, so that they work before and without scripts. */
function Cases({ cases, shown }: { cases: readonly ExampleCase[]; shown: string }) {
  const t = useTranslations("home.live");
  if (cases.length < 2) return null;
  const [usual] = cases;
  return (
    <nav className="mb-5 flex flex-wrap gap-2" aria-label={t("cases")}>
      {cases.map(({ ticker, name, status }) => (
        <LocalLink
          key={ticker}
          to={
            ticker === usual?.ticker ? "/#live-title" : `/?${exampleParameter}=${encodeURIComponent(ticker)}#live-title`
          }
          className={ticker === shown ? "chip chip-yours" : "chip"}
          aria-current={ticker === shown ? "true" : undefined}
          preventScrollReset
        >
          {t(`case.${status ?? "none"}`, { company: name })}
        </LocalLink>
      ))}
    </nav>
  );
}

/** As high as what comes: seven rows, the mean and the axis. */
function LivePlaceholder() {
  const t = useTranslations("states.loading");
  return (
    <div
      role="status"
      className="grid min-h-[920px] content-start gap-x-11 gap-y-6 md:min-h-[460px] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <span className="sr-only">{t("page")}</span>
      <span className="grid content-start gap-3">
        <span className="skeleton h-6 w-full" />
        <span className="skeleton h-6 w-4/5" />
        <span className="skeleton mt-6 h-9 w-full" />
        <span className="skeleton mt-4 h-9 w-full" />
      </span>
      <span className="skeleton h-[420px] w-full" />
    </div>
  );
}
