import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../design/button.tsx";
import { OFFLINE_PAGE } from "../../offline/offline-addresses.ts";

/** Most answers come sooner: a notice that flashes says nothing. */
const patienceInMilliseconds = 250;

function useIsSlow(isBusy: boolean) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), patienceInMilliseconds);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isBusy && isSlow;
}

/** The symbol a pending navigation asks for, or null when it leads elsewhere. */
export function tickerIn(location: { pathname: string; search: string } | undefined): string | null {
  if (!location) return null;
  const inPath = /^\/analysis\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (inPath) return decodeURIComponent(inPath).toUpperCase();
  return location.pathname === "/analysis"
    ? (new URLSearchParams(location.search).get("ticker")?.trim() ?? null)
    : null;
}

const steps = ["statements", "quote", "rates", "peers", "valuation"] as const;

/** Says what is being waited for, once waiting is felt, and lets it be cancelled. */
export function NavigationProgress() {
  const t = useTranslations("states.loading");
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ticker = tickerIn(navigation.location);
  const isSlow = useIsSlow(navigation.state === "loading");
  const text = ticker ? t("analysis", { ticker }) : t("page");

  return (
    <div aria-live="polite" className="no-print">
      {isSlow && !ticker && <p className="sr-only">{text}</p>}
      {isSlow && !ticker && <div className="progress-line" aria-hidden="true" />}
      {isSlow && ticker && (
        <div className="wrap pt-6">
          <div className="panel px-6 py-5">
            <div className="flex items-center justify-between gap-3">
              <p className="t-h2 flex items-center gap-3">
                <span className="spinner" aria-hidden="true" />
                {text}
              </p>
              <Button type="button" size="small" onClick={() => navigate(`${pathname}${search}`, { replace: true })}>
                {t("cancel")}
              </Button>
            </div>
            <ol className="t-small mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-3">
              {steps.map((step) => (
                <li key={step}>{t(`steps.${step}`)}</li>
              ))}
            </ol>
          </div>
          <AnalysisSkeleton />
        </div>
      )}
    </div>
  );
}

/** The shape of the result to come, in its final heights. */
function AnalysisSkeleton() {
  return (
    <div aria-hidden="true" className="mt-6 grid gap-6 lg:grid-cols-12">
      <div className="grid content-start gap-3 lg:col-span-5">
        <span className="skeleton h-9 w-4/5" />
        <span className="skeleton h-9 w-full" />
        <span className="skeleton h-9 w-3/5" />
        <span className="skeleton mt-4 h-3 w-full" />
      </div>
      <div className="grid content-start lg:col-span-7">
        {steps.map((step) => (
          <span key={step} className="flex h-[46px] items-center gap-6 border-t border-line">
            <span className="skeleton h-3 w-36 flex-none" />
            <span className="skeleton h-2.5 w-full" />
            <span className="skeleton h-3 w-20 flex-none" />
          </span>
        ))}
      </div>
    </div>
  );
}

const subscribeToConnection = (notify: () => void) => {
  addEventListener("online", notify);
  addEventListener("offline", notify);
  return () => {
    removeEventListener("online", notify);
    removeEventListener("offline", notify);
  };
};

/** A strip while the browser says that there is no network. */
export function OfflineStrip() {
  const t = useTranslations();
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <p role="status" className="no-print border-b border-line-2 bg-sunken py-2 text-sm">
      <span className="wrap block">
        {t("states.offline")}{" "}
        <a className="link" href={OFFLINE_PAGE}>
          {t("offline.show")}
        </a>
      </span>
    </p>
  );
}
