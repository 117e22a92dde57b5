import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { type Story, type StoryCardName, storyCardNames } from "../../../core/analysis/contracts/story/story.ts";
import { appliedPolicy } from "../../../core/policies/contracts/policy-rules.ts";
import { Failure } from "../../../failure.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { canonicalTicker } from "../../../wiring/composition.server.ts";
import { pageRequest } from "../../analysis/analysis-request.ts";
import { ownPolicies } from "../../analysis/own-policies.ts";
import { isRefusedByAccounts } from "../../analysis/refused-figures.ts";
import { searchOf, withNothingOpen } from "../../components/analysis/controls/analysis-choice.ts";
import { isFailedCode, withoutUsableAccounts } from "../../components/analysis/failed/failed-data.ts";
import { figuresAddressOf } from "../../components/fundamentals/figures-address.ts";
import { FundamentalsTexts } from "../../components/fundamentals/fundamentals-texts.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { StoryPage, storyAddress } from "../../components/story/story-page.tsx";
import { appContext, askingOf, type RequestContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/analysis-story";
import "../../components/analysis/page/analysis.css";
import "../../components/story/story.css";
import { knownFailurePage } from "../../or-failure-page.ts";

type Shown = {
  ticker: string;
  current: StoryCardName;
  cards: Story;
  /** What the reader has chosen on the result page, from "?" on. */
  search: string;
  /** The picture of the card where it is shared. */
  picture: string;
  isTraced: boolean;
  isOwn: boolean;
};

/** The cards of an analysis, one of them by its address; what has no cards is explained by the page of the result. */
export async function loader({ url, params, context, request: { signal } }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const { product } = request;
  const asked = await cardAsked({ url, ticker: params.ticker, card: params.card, request });
  if (asked instanceof Response) return asked;
  const { ticker, current, read, policies } = asked;
  try {
    const viewing = { ...askingOf(request), policy: appliedPolicy(policies, read.query) };
    const analysis = await product.analyseCompany(viewing, read.query, { isRecorded: false, setsPeersAside: true });
    const cards = await product.tellStory(analysis, signal);
    const search = searchOf(withNothingOpen(read.choice));
    const isOwn = analysis.query.figures !== undefined || Boolean(analysis.asOf);
    return shownOf({ ticker, current, cards, search, isTraced: true, isOwn }, product);
  } catch (error) {
    const failure = Failure.from(error);
    const cards = withoutUsableAccounts.has(failure.code) ? product.tellQuickLook(ticker) : null;
    if (cards !== null) return shownOf({ ticker, current, cards, search: "", isTraced: false, isOwn: false }, product);
    if (isFailedCode(failure.code) || isRefusedByAccounts(failure.code))
      return redirect(`/analysis/${encodeURIComponent(ticker)}${url.search}`);
    throw knownFailurePage(error, request);
  }
}

type Asked = { url: URL; ticker: string; card: string | undefined; request: RequestContext };

/** The card and the question of an address, in their canonical spelling; or the address to go to instead. */
async function cardAsked({ url, ticker: typed, card, request }: Asked) {
  const { product, viewer } = request;
  const ticker = canonicalTicker(product.tickerMeant(typed));
  const result = `/analysis/${encodeURIComponent(ticker ?? typed)}`;
  if (ticker === null) return redirect(`${result}${url.search}`);
  const current = storyCardNames.find((name) => name === card);
  if (card !== undefined && current === undefined) throw failurePage(new Failure("notFound"), request);
  const [first] = storyCardNames;
  const address = (search: string) => storyAddress(result, current ?? first, search);
  if (ticker !== typed || current === undefined) return redirect(address(url.search));
  const read = pageRequest(ticker, url.searchParams, viewer.language, product.tickerMeant);
  if (read.kind === "redirect") return redirect(address(read.search));
  // What cannot be used is named on the page of the result.
  if (read.failure !== null || read.refusedFigures !== null) return redirect(`${result}${url.search}`);
  const { policies, filled } = await ownPolicies(request, url.searchParams);
  if (filled !== null) return redirect(address(filled));
  return { ticker, current, read, policies };
}

function shownOf(shown: Omit<Shown, "picture">, product: RequestContext["product"]): Shown {
  const { ticker, current, cards } = shown;
  const card = cards.find((each) => each.card === current);
  const mark = card === undefined ? "" : `?v=${product.markStory(card)}`;
  const view = card?.view === "relative" ? "&view=relative" : "";
  return { ...shown, picture: `/social/story-${current}/${encodeURIComponent(ticker)}.png${mark}${view}` };
}

/** Read, and moved by a small script. */
export const handle: PageHandle = { isStatic: true };

export default function AnalysisStory(props: Route.ComponentProps) {
  return (
    <FundamentalsTexts>
      <Answer {...props} />
    </FundamentalsTexts>
  );
}

function Answer({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("story");
  const { ticker, current, cards, search, picture, isTraced, isOwn } = loaderData;
  const address = `/analysis/${encodeURIComponent(ticker)}`;
  const name = spokenName(cards[0]?.name ?? ticker);
  return (
    <>
      <PageHead
        title={t("cardTitle", { name, ticker, card: t(`inSentence.${current}`) })}
        description={t("description", { name })}
        path={address}
        sharedAs={storyAddress(address, current, search)}
        picture={picture}
        isOwn={isOwn}
      />
      <StoryPage
        cards={cards}
        current={current}
        address={address}
        search={search}
        tracesAt={isTraced ? `${figuresAddressOf(ticker)}${search.replace("?", "&")}` : null}
      />
    </>
  );
}
