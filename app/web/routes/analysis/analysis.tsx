import type { ValuationReport } from "@valora/valuation";
import { Suspense } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { appliedPolicy } from "../../../core/policies/contracts/policy-rules.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { Failure } from "../../../failure.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { canonicalTicker } from "../../../wiring/composition.server.ts";
import { responseTo } from "../../accounts/account-form.ts";
import { shownAllowance } from "../../accounts/shown-allowance.ts";
import { pageRequest, peersOf } from "../../analysis/analysis-request.ts";
import { refusedDayIn } from "../../analysis/as-of.ts";
import { failedAnalysis, formerCompany } from "../../analysis/failed-company.ts";
import { companyAddress } from "../../analysis/former-anchor.ts";
import { ownPolicies } from "../../analysis/own-policies.ts";
import { analysedWithFigures } from "../../analysis/refused-figures.ts";
import { resultDataOf } from "../../analysis/result-data.ts";
import { uncertaintyAsked } from "../../analysis/uncertainty-request.ts";
import { choiceOf, searchOf, withNothingOpen } from "../../components/analysis/controls/analysis-choice.ts";
import { FailedAnalysis } from "../../components/analysis/failed/failed-analysis.tsx";
import { type FailedAnalysisData, isFailedCode } from "../../components/analysis/failed/failed-data.ts";
import type { AnalysisPageData } from "../../components/analysis/page/analysis-page-data.ts";
import { LaterAnalysisPage } from "../../components/analysis/page/later-analysis-page.tsx";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import type { NarrationResult } from "../../components/analysis/panels/narration-panel.tsx";
import { RefusedDay, type RefusedDayData } from "../../components/as-of/refused-day.tsx";
import { FundamentalsTexts } from "../../components/fundamentals/fundamentals-texts.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext, askingOf, type RequestContext } from "../../context.ts";
import { languageOfDocument, prepareResultMessages } from "../../session/messages.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/analysis";
import "../../components/analysis/page/analysis.css";
import { knownFailurePage } from "../../or-failure-page.ts";

/** The picture of a shared link: in the view of the page, also when its mark is not known any more. */
const pictureOf = ({ file, report }: Pick<AnalysisPageData, "file"> & { report: ValuationReport }, mark: string) =>
  `/social/analysis/${encodeURIComponent(file.fundamentals.ticker)}.png?v=${mark}${report.assumptions.view === "relative" ? "&view=relative" : ""}`;

type Result =
  | { kind: "analysis"; page: AnalysisPageData; picture: string; structured: Awaited<ReturnType<typeof resultDataOf>> }
  | { kind: "failed"; failed: FailedAnalysisData }
  | { kind: "refusedDay"; day: RefusedDayData };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const { product, viewer } = request;
  try {
    const ticker = canonicalTicker(product.tickerMeant(params.ticker));
    if (ticker === null) throw new Failure("tickerInvalid", { ticker: params.ticker.slice(0, 40) });
    if (ticker !== params.ticker)
      return redirect(companyAddress({ typed: params.ticker, ticker, rest: url.search }, product));

    const read = pageRequest(ticker, url.searchParams, viewer.language, product.tickerMeant);
    const own = await ownPolicies(request, url.searchParams);
    // A form has said everything that it shows; an address is made to, so that it means the same to others.
    if (read.kind === "analysis" && read.failure === null && own.filled !== null)
      return redirect(`/analysis/${encodeURIComponent(ticker)}${own.filled}`);
    if (read.kind === "redirect") return redirect(`/analysis/${encodeURIComponent(ticker)}${read.search}`);

    const viewing = { ...askingOf(request), policy: appliedPolicy(own.policies, read.query) };
    const { asked, analysis } = await analysedWithFigures(read, (query) =>
      product.analyseCompany(viewing, query, { setsPeersAside: true }),
    );
    const { refusedPeers, failure } = peersOf(asked, analysis);
    if (failure) request.reportFailure(failure);
    const page: AnalysisPageData = {
      file: analysis.file,
      read: { search: url.search, choice: asked.choice },
      provider: analysis.provider,
      asOf: analysis.asOf ?? null,
      skipped: analysis.skipped.filter(({ kind }) => kind !== "notChosen").map(({ provider }) => provider),
      notes: analysis.notes,
      baseRates: analysis.baseRates,
      otherListings: product
        .siblingsOf(ticker)
        .map(({ ticker: symbol, exchange, kind, hasData }) => ({ ticker: symbol, exchange, kind, hasData })),
      former: product.formerListingsOf(ticker).flatMap((former) => formerCompany(former) ?? []),
      isin: product.identifiersOf(ticker)?.isin ?? null,
      refused: asked.refused,
      refusedPeers,
      refusedNotes: asked.refusedNotes,
      refusedFigures: asked.refusedFigures,
      priceProvider: priceProviderIn(product.providers()),
      analysedAt: null,
      version: product.version,
      narrationModel: product.narrationModel,
      allowance: await shownAllowance(request),
      quality: product.showQuality(analysis.file.fundamentals),
      recentPast: await product.showRecentPast(analysis),
      uncertainty: await uncertaintyAsked(url.searchParams, analysis, request),
      isWatched: await isWatched(request, ticker),
      policies: own.policies.filter(({ id, isActive }) => isActive || id === asked.query.policy),
      lostPolicy: own.lost,
    };
    const picture = pictureOf(analysis, product.markCard(analysis));
    const { isin = null } = page;
    const structured = await resultDataOf(analysis, { url, language: viewer.language, isin, picture });
    return data<Result>({ kind: "analysis", page, picture, structured }, { status: failure?.status ?? 200 });
  } catch (error) {
    return await withoutResult(error, { url, ticker: params.ticker, request });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === "analysis" && loaderData.structured !== null ? [loaderData.structured] : [];
type Asked = { url: URL; ticker: string; request: RequestContext };

/** The page that explains a failure; it throws what has a page of its own. */
async function withoutResult(error: unknown, { url, ticker, request }: Asked) {
  const failure = Failure.from(error);
  const day = refusedDayIn(failure, url, { ticker, product: request.product });
  if (day !== null) return data<Result>({ kind: "refusedDay", day }, { status: failure.status });
  if (!isFailedCode(failure.code)) throw knownFailurePage(error, request);
  request.reportFailure(failure);
  const failed = { ...(await failedAnalysis(failure, ticker, request)), ofAllProviders: ofAllProviders(url) };
  return data<Result>({ kind: "failed", failed }, responseTo(failure));
}

/** The same question of all sources; null where it chooses none. */
function ofAllProviders({ pathname, searchParams }: URL): string | null {
  if (providerIn(searchParams) === undefined) return null;
  return `${pathname}${searchText([...searchParams].filter(([name]) => name !== "source"))}`;
}

/** The first provider of this installation that may give a newer price. */
const priceProviderIn = (providers: readonly { id: string; givesPrices: boolean }[]): string | null =>
  providers.find(({ givesPrices }) => givesPrices)?.id ?? null;

/** Null when not signed in. */
async function isWatched({ product, viewer }: RequestContext, ticker: string): Promise<boolean | null> {
  if (viewer.person === null) return null;
  return (await product.accounts.watchedIdOf(viewer.person.account, ticker)) !== null;
}

/** Drafts a thesis about the analysis of this address; the page is the same, with the draft or the reason why there is none. */
export async function action({ url, params: { ticker: typed }, context }: Route.ActionArgs) {
  const request = context.get(appContext);
  const { product, viewer, reportFailure } = request;
  const drafted = searchOf(withNothingOpen(choiceOf(url.searchParams)));
  try {
    const ticker = canonicalTicker(typed);
    const asked = ticker === null ? null : pageRequest(ticker, url.searchParams, viewer.language);
    if (asked?.kind !== "analysis" || asked.failure) throw new Failure("requestMalformed");
    const analysis = await product.analyseCompany(askingOf(request), asked.query, { isRecorded: false });
    const answer = await product.narrateAnalysis(analysis, viewer.language);
    return data<NarrationResult>({ drafted, answer, failure: null });
  } catch (error) {
    const failure = Failure.from(error);
    reportFailure(failure);
    const { code, params, status } = failure;
    return data<NarrationResult>({ drafted, answer: null, failure: { code, params } }, { status });
  }
}

// Reached directly, the page runs its scripts at the first interaction: load all that it needs at once.
if (typeof document !== "undefined" && location.pathname.startsWith("/analysis/")) {
  prepareResultMessages(languageOfDocument()).catch(() => undefined);
  LaterAnalysisPage.load().catch(() => undefined);
}

/** Assumptions are recomputed in the browser: only another company, another provider, other own figures, another day or another language asks the server again. */
export function shouldRevalidate({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return (
    currentParams.ticker !== nextParams.ticker ||
    currentUrl.searchParams.get("source") !== nextUrl.searchParams.get("source") ||
    currentUrl.searchParams.get("figures") !== nextUrl.searchParams.get("figures") ||
    currentUrl.searchParams.get("parts") !== nextUrl.searchParams.get("parts") ||
    currentUrl.searchParams.get("asOf") !== nextUrl.searchParams.get("asOf") ||
    currentUrl.searchParams.get("lang") !== nextUrl.searchParams.get("lang")
  );
}

/** How long to wait, for those who do not read the page. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** On the way here from another page the scripts come with the data; on this page they follow what is read. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), LaterAnalysisPage.load()]);
  return answer;
}

/** Complete as the server sends it: its scripts wait for a reader. */
export const handle: PageHandle = { defersHydration: true, isKeptOffline: true };

export default function AnalysisRoute(props: Route.ComponentProps) {
  return (
    <Suspense>
      <ResultTexts>
        <Answer {...props} />
      </ResultTexts>
    </Suspense>
  );
}

function Answer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("analysis.meta");
  if (loaderData.kind === "failed") {
    const { failed } = loaderData;
    return (
      <>
        <PageHead title={t("failedTitle", { ticker: failed.ticker })} isUnlisted />
        <FailedAnalysis failed={failed} />
      </>
    );
  }
  if (loaderData.kind === "refusedDay") {
    const { day } = loaderData;
    return (
      <FundamentalsTexts>
        <PageHead title={t("failedTitle", { ticker: day.ticker })} isUnlisted />
        <RefusedDay {...day} />
      </FundamentalsTexts>
    );
  }
  const { page, picture } = loaderData;
  const { ticker, name } = page.file.fundamentals;
  return (
    <>
      <PageHead
        title={t("title", { ticker, name: spokenName(name) })}
        description={t("description", { ticker, name: spokenName(name) })}
        picture={picture}
        isOwn={page.file.fundamentals.correctedFigures !== undefined || Boolean(page.asOf)}
      />
      <LaterAnalysisPage key={ticker} data={page} narrated={actionData} />
    </>
  );
}
