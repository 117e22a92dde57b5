import type { ValuationReport } from "@valora/valuation";
import { Suspense } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { appliedPolicy } from "../../../core/policies/contracts/policy-rules.ts";
import { Failure } from "../../../failure.ts";
import { spokenName, unshouted } from "../../../messages/company-name.ts";
import { canonicalTicker, identifierOf } from "../../../wiring/composition.server.ts";
import { responseTo } from "../../accounts/account-form.ts";
import { shownAllowance } from "../../accounts/shown-allowance.ts";
import { pageRequest, peersOf } from "../../analysis/analysis-request.ts";
import { refusedDayIn } from "../../analysis/as-of.ts";
import { companyAddress } from "../../analysis/former-anchor.ts";
import { ownPolicies } from "../../analysis/own-policies.ts";
import { analysedWithFigures } from "../../analysis/refused-figures.ts";
import { resultDataOf } from "../../analysis/result-data.ts";
import { uncertaintyAsked } from "../../analysis/uncertainty-request.ts";
import { choiceOf, searchOf, withNothingOpen } from "../../components/analysis/controls/analysis-choice.ts";
import type { AnalysisPageData } from "../../components/analysis/page/analysis-page-data.ts";
import {
  FailedAnalysis,
  type FailedAnalysisData,
  isFailedCode,
} from "../../components/analysis/page/failed-analysis.tsx";
import { LaterAnalysisPage } from "../../components/analysis/page/later-analysis-page.tsx";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import type { NarrationResult } from "../../components/analysis/panels/narration-panel.tsx";
import { RefusedDay, type RefusedDayData } from "../../components/as-of/refused-day.tsx";
import { FundamentalsTexts } from "../../components/fundamentals/fundamentals-texts.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext, askingOf, type RequestContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import { languageOfDocument, prepareResultMessages } from "../../session/messages.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/analysis";
import "../../components/analysis/page/analysis.css";

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
      baseRates: analysis.baseRates ?? null,
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
  if (!isFailedCode(failure.code)) throw failure.code === "unexpected" ? error : failurePage(failure, request);
  request.reportFailure(failure);
  const failed = await failedAnalysis(failure, ticker, request);
  return data<Result>({ kind: "failed", failed }, responseTo(failure));
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

/** The company is known, or an ISIN names it: its filings may be had. */
const withoutAccounts: ReadonlySet<string> = new Set(["noStatements", "tickerNotFound", "accountsOfAnother"]);

async function filingsOffer(ticker: string, request: RequestContext) {
  const { product, viewer } = request;
  try {
    return await product.filings.offerFor(ticker, viewer.person?.account ?? null);
  } catch (error) {
    throw failurePage(Failure.from(error), request);
  }
}

/** Nothing stands in the way but the symbol or name itself. */
const ofSymbol: ReadonlySet<string> = new Set(["noLongerListed", "tickerInvalid", "tickerNotFound"]);

const nearestShown = 5;
/** Of a name that several companies have; looked for among so many lines, of which a company may have several. */
const namedShown = 8;
const namedAmong = 40;
const popularShown = 4;

/** Why there is no analysis, with the companies that the reader may have meant. */
async function failedAnalysis(failure: Failure, typed: string, request: RequestContext): Promise<FailedAnalysisData> {
  const { product, viewer } = request;
  const ticker = canonicalTicker(typed);
  const listing = ticker === null ? null : product.listingOf(ticker);
  const near = nearTo(failure, { ticker, typed, name: listing?.name ?? null }, product);
  const named = failure.code === "tickerNotFound" ? companiesNamed(near, typed) : [];
  const isName = named.length > 1;
  const { kind = "", provider = "", issuer = "", commonShare = null } = failure.params;
  return {
    // The caller has asked `isFailedCode`. A former listing is told by itself.
    code: failure.code === "noLongerListed" ? "tickerNotFound" : (failure.code as FailedAnalysisData["code"]),
    identifier: identifierOf(typed),
    ticker: ticker ?? typed.slice(0, 40),
    name: listing?.name ?? ticker ?? typed.slice(0, 40),
    kind: String(kind),
    provider: String(provider),
    issuer: String(issuer),
    commonShare: commonShare === null ? null : String(commonShare),
    isName,
    nearest: (isName ? named : near.slice(0, nearestShown))
      .filter((listed) => listed.ticker !== ticker)
      .map(({ ticker: symbol, name, exchange }) => ({ ticker: symbol, name: unshouted(name), exchange })),
    popular: product.popular.slice(0, popularShown),
    quickLook: failure.code === "noStatements" && ticker !== null ? product.quickLookOf(ticker) : null,
    indices: ticker === null ? [] : product.indicesOf(ticker),
    former: ofSymbol.has(failure.code) ? formerCompany(product.formerListing(typed)) : null,
    // The failure stands; what is left is only said.
    allowance: await product.allowanceOf(askingOf(request).caller).catch(() => null),
    isAnonymous: viewer.person === null,
    filings: withoutAccounts.has(failure.code) && ticker !== null ? await filingsOffer(ticker, request) : null,
  };
}

/** What a page tells of a company that is not listed any more. */
const formerCompany = (former: ReturnType<RequestContext["product"]["formerListing"]>) =>
  former && {
    name: former.name,
    end: former.end,
    year: former.year,
    into: former.into,
    intoName: former.intoName ?? "",
  };

type Typed = { ticker: string | null; typed: string; name: string | null };

/** Companies that the reader may have meant: of a listed company without accounts, its other lines by name alone. */
function nearTo({ code }: Failure, { ticker, typed, name }: Typed, product: RequestContext["product"]) {
  if (ticker === null) return product.searchCompanies({ text: typed.slice(0, 80), limit: nearestShown });
  if (code === "assetUnsupported") return sharesCalled(ticker, product);
  if (code !== "noStatements" || name === null)
    return product.nearestTo(ticker, code === "tickerNotFound" ? namedAmong : nearestShown);
  const first = firstWord(name);
  const named = product.searchCompanies({ text: name.slice(0, 80), limit: nearestShown });
  return named.filter((each) => firstWord(each.name) === first);
}

/** Shares with the symbol of an instrument that is not valued: on another exchange (CAF.MC of CAF), or as a word of their name (DSM-Firmenich of DSM). */
function sharesCalled(ticker: string, product: RequestContext["product"]) {
  const word = ticker.toLowerCase();
  return product
    .searchCompanies({ text: ticker, limit: namedAmong })
    .filter(({ kind }) => kind === "commonShare")
    .filter((share) => share.ticker.startsWith(`${ticker}.`) || wordsOf(share.name).includes(word));
}

const wordsOf = (name: string): readonly string[] =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/\W+/);

const firstWord = (name: string): string => wordsOf(name)[0] ?? "";

/** The companies in whose names what was typed is a part, each in one line; where they are several, it asks which of them is meant. */
function companiesNamed<Named extends { name: string }>(near: readonly Named[], typed: string): readonly Named[] {
  const asked = wordsOf(typed).filter((word) => word !== "");
  if (asked.length === 0) return [];
  const found = near.filter(({ name }) => asked.every((word) => wordsOf(name).includes(word)));
  const byCompany = new Map(found.toReversed().map((each) => [wordsOf(spokenName(each.name)).join(" "), each]));
  return found.filter((each) => byCompany.get(wordsOf(spokenName(each.name)).join(" ")) === each).slice(0, namedShown);
}

/** Assumptions are recomputed in the browser: only another company, another provider, other own figures, another day or another language asks the server again. */
export function shouldRevalidate({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return (
    currentParams.ticker !== nextParams.ticker ||
    currentUrl.searchParams.get("source") !== nextUrl.searchParams.get("source") ||
    currentUrl.searchParams.get("figures") !== nextUrl.searchParams.get("figures") ||
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
