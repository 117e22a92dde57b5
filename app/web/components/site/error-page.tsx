import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { buttonClass } from "../../design/button.tsx";
import type { FailurePage } from "../../fail.ts";
import { failureKindOf, isOfPlan } from "../../failure-kind.ts";
import { OFFLINE_PAGE } from "../../offline/offline-addresses.ts";
import { REQUEST_ID_MARK } from "../../request-id.ts";
import { LocalLink } from "./local-link.tsx";
import { PageHead } from "./page-head.tsx";

type ErrorFrameProps = {
  /** Null when no server has answered. */
  status: number | null;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  requestId?: string | null;
};

function ErrorFrame({ status, title, children, actions, requestId }: ErrorFrameProps) {
  const t = useTranslations("states");
  return (
    <div className="wrap py-[clamp(40px,8vw,112px)]">
      <PageHead title={title} isUnlisted />
      {status !== null && <p className="num font-serif text-[1.0625rem] text-ink-3">{status}</p>}
      <h1 className="t-h1 mt-2 max-w-[24ch]">{title}</h1>
      <div className="t-lead mt-4 max-w-[52ch]">{children}</div>
      <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      {requestId && (
        <p className="t-small mt-8 text-ink-3" {...{ [REQUEST_ID_MARK]: requestId }}>
          {t("failure.requestId", { id: requestId })}
        </p>
      )}
    </div>
  );
}

function HomeAction({ primary = false }: { primary?: boolean }) {
  const t = useTranslations("states.failure");
  return (
    <LocalLink to="/" className={buttonClass(primary ? "primary" : "secondary")}>
      {t("home")}
    </LocalLink>
  );
}

/** Asks the server for the same address again; a link, so that it works without scripts. */
function RetryAction() {
  const t = useTranslations("states.failure");
  const { pathname, search } = useLocation();
  return (
    <a href={`${pathname}${search}`} className={buttonClass("primary")}>
      {t("retry")}
    </a>
  );
}

function PlansAction() {
  const t = useTranslations("states.failure");
  return (
    <LocalLink to="/plans" className={buttonClass("primary")}>
      {t("plans")}
    </LocalLink>
  );
}

export function NotFoundPage() {
  const t = useTranslations("states.notFound");
  const { pathname } = useLocation();
  // For a reader who looks for the link that led here.
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it, and it stays in the reader's browser.
    console.info("404", pathname);
  }, [pathname]);
  return (
    <ErrorFrame status={404} title={t("title")} actions={<HomeAction primary />}>
      <p>{t("description")}</p>
    </ErrorFrame>
  );
}

/** Without connection: again, or what this browser has kept of it. */
export function DisconnectedPage() {
  const t = useTranslations("offline");
  return (
    <ErrorFrame
      status={null}
      title={t("title")}
      actions={
        <>
          <RetryAction />
          <a href={OFFLINE_PAGE} className={buttonClass("secondary")}>
            {t("show")}
          </a>
        </>
      }
    >
      <p>{t("lead")}</p>
    </ErrorFrame>
  );
}

/** Failures that pass by themselves: asking again makes sense. */
const passing: readonly FailureCode[] = [
  "upstreamUnavailable",
  "upstreamInvalid",
  "upstreamLimited",
  "upstreamTimeout",
  "overloaded",
  "storageUnavailable",
  "storageFull",
  "requestTimeout",
  "unexpected",
];

type FailureErrorPageProps = { status: number; failure: FailurePage };

/** A failure the server named: its text in the reader's language, and the next step. */
export function FailureErrorPage({ status, failure }: FailureErrorPageProps) {
  const t = useTranslations();
  if (failure.code === "notFound") return <NotFoundPage />;
  if (failure.code === "unexpected") return <UnexpectedErrorPage requestId={failure.requestId} />;
  const isPassing = passing.includes(failure.code);
  const kind = failureKindOf(failure.code, status);
  const leadsToPlans = isOfPlan(failure.code);
  const text = textByKey(t)(`failures.${failure.code}`, failure.params);
  return (
    <ErrorFrame
      status={status}
      title={t("states.ended", { kind })}
      requestId={status >= 500 ? failure.requestId : null}
      actions={
        <>
          {isPassing && <RetryAction />}
          {leadsToPlans && <PlansAction />}
          <HomeAction primary={!isPassing && !leadsToPlans} />
        </>
      }
    >
      <p>{text}</p>
      {kind === "address" && <p className="mt-2 text-base">{t("states.addressHint")}</p>}
    </ErrorFrame>
  );
}

export function UnexpectedErrorPage({ requestId }: { requestId: string | null }) {
  const t = useTranslations("states.unexpected");
  return (
    <ErrorFrame
      status={500}
      title={t("title")}
      requestId={requestId}
      actions={
        <>
          <RetryAction />
          <HomeAction />
        </>
      }
    >
      <p>{t("description")}</p>
    </ErrorFrame>
  );
}
