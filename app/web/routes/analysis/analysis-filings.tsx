import { sectors } from "@valora/valuation";
import { Suspense } from "react";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import type { FilingsJob, FilingsOffer, FilingsProblem } from "../../../features/filings/contracts/filings.ts";
import { canonicalTicker, identifierOf } from "../../../wiring/composition.server.ts";
import { fieldsOf } from "../../accounts/account-form.ts";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import { ArrivedFilings } from "../../components/filings/arrived-filings.tsx";
import { FailedFilings, type FailedFilingsData } from "../../components/filings/failed-filings.tsx";
import { FilingsProgress } from "../../components/filings/filings-progress.tsx";
import { GetFilingsOffer } from "../../components/filings/get-filings-offer.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext, askingOf, type RequestContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/analysis-filings";

type Shown = { ticker: string; job: FilingsJob | null; offer: FilingsOffer | null };

const pageOf = (ticker: string) => `/analysis/${encodeURIComponent(ticker)}/filings`;

async function shownOf(ticker: string, request: RequestContext): Promise<Shown> {
  const { product, viewer } = request;
  const [job, offer] = await Promise.all([
    product.filings.jobOf(ticker),
    product.filings.offerFor(ticker, viewer.person?.account ?? null),
  ]);
  return { ticker, job: job?.state === "done" ? await withinPlan(job, request) : job, offer };
}

/** The figures are the company's: they are shown to those whom a plan lets open it, and counted as that. */
async function withinPlan(job: Extract<FilingsJob, { state: "done" }>, request: RequestContext): Promise<FilingsJob> {
  try {
    await request.product.showStatements(askingOf(request), { ticker: job.ticker });
    return job;
  } catch {
    return { ...job, filings: { ...job.filings, years: [] } };
  }
}

/** How far the request for a company's filings has come, for every reader who asks. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const ticker = canonicalTicker(params.ticker);
  if (ticker === null)
    throw redirect(localAddress(`/analysis/${encodeURIComponent(params.ticker)}`, url.searchParams.get("lang")));
  if (ticker !== params.ticker) throw redirect(`${pageOf(ticker)}${url.search}`);
  return shownOf(ticker, request);
}

/** Requests the filings, and shows how far they have come. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, address } = asked;
  const field = await fieldsOf(request);
  const ticker = canonicalTicker(params.ticker) ?? "";
  const typed = { contact: field("contact").slice(0, 200), sector: field("sector").slice(0, 40) };
  const lei = identifierOf(field("lei"));
  const told = await product.filings.request(
    { account: viewer.person?.account ?? null, address },
    {
      ticker,
      contact: typed.contact,
      sector: sectors.find((each) => each === typed.sector) ?? null,
      lei: lei?.kind === "lei" && lei.isValid ? lei.value : null,
    },
  );
  if (told === null) throw redirect(localAddress(pageOf(ticker), url.searchParams.get("lang")), 303);
  const failed: FailedFilingsData = { ticker, ...told, typed };
  const wait = told.retryAfter === null ? {} : { headers: { "Retry-After": String(told.retryAfter) } };
  return data(failed, { status: statusOf(told.problem), ...wait });
}

function statusOf(problem: FilingsProblem): number {
  if (problem === "off") return 404;
  if (problem === "notAllowed") return 403;
  if (problem === "tooManyRequests" || problem === "queueFull") return 429;
  return problem === "storageUnavailable" ? 503 : 422;
}

export default function AnalysisFilingsRoute(props: Route.ComponentProps) {
  return (
    <Suspense>
      <ResultTexts>
        <AnalysisFilings {...props} />
      </ResultTexts>
    </Suspense>
  );
}

function AnalysisFilings({ loaderData: { ticker, job, offer }, actionData }: Route.ComponentProps) {
  const t = useTranslations("filings.page");
  return (
    <div className="wrap max-w-[980px] page-top">
      <PageHead title={t("title", { ticker })} isUnlisted />
      {actionData ? (
        <FailedFilings failed={actionData} offer={offer} />
      ) : (
        <Standing ticker={ticker} job={job} offer={offer} />
      )}
      <p className="mt-6">
        <LocalLink className="link" to={`/analysis/${ticker}`}>
          {t("toCompany", { ticker })}
        </LocalLink>
      </p>
    </div>
  );
}

function Standing({ ticker, job, offer }: Shown) {
  const t = useTranslations("filings.page");
  if (job?.state === "waiting" || job?.state === "running") return <FilingsProgress job={job} />;
  if (job?.state === "done") return <ArrivedFilings job={job} />;
  if (job?.state === "failed")
    return <FailedFilings failed={{ ...job, typed: { contact: "", sector: job.sector ?? "" } }} offer={offer} />;
  return (
    <>
      <h1 className="t-h1">{t("title", { ticker })}</h1>
      <p className="t-lead mt-3">{offer === null ? t("unavailable", { ticker }) : t("none", { ticker })}</p>
      {offer === null ? null : <GetFilingsOffer offer={offer} />}
    </>
  );
}
