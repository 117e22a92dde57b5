import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import type { FilingsJob } from "../../../features/filings/contracts/filings.ts";
import { LocalLink } from "../site/local-link.tsx";

const ASK_AGAIN_IN_MILLISECONDS = 1_000;
const RELOAD_IN_SECONDS = 2;

type UnderWay = Extract<FilingsJob, { state: "waiting" | "running" }>;

/** How far a request has come. Scripts ask again each second; without them the page reloads itself. */
export function FilingsProgress({ job }: { job: UnderWay }) {
  const t = useTranslations("filings.progress");
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, ASK_AGAIN_IN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const reports = job.state === "running" ? job.reports : null;
  return (
    <>
      <h1 className="t-h1">{t("title", { ticker: job.ticker })}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("lead")}</p>
      <p role="status" className="mt-6 font-semibold">
        <Step job={job} />
      </p>
      <progress
        className="mt-3 w-full max-w-[440px]"
        aria-label={t("title", { ticker: job.ticker })}
        {...(reports ? { max: reports, value: job.state === "running" ? job.read : 0 } : {})}
      />
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_IN_SECONDS)} />
        <p className="mt-4">
          <LocalLink className="link" to={`/analysis/${job.ticker}/filings`}>
            {t("refresh")}
          </LocalLink>
        </p>
      </noscript>
    </>
  );
}

function Step({ job }: { job: UnderWay }) {
  const t = useTranslations("filings.progress");
  if (job.state === "waiting") return t("waiting");
  return job.step === "reports" ? t("reports", { read: job.read, reports: job.reports ?? 0 }) : t(job.step);
}
