import { correctedFiguresOf } from "@valora/valuation";
import type { ValueAtDate } from "@valora/valuation/through-time";
import { ChevronDown, GalleryHorizontal } from "lucide-react";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { FormerName } from "../../../../core/lists/contracts/companies.ts";
import { spokenName } from "../../../../messages/company-name.ts";
import { Menu } from "../../../design/menu.tsx";
import { AllowanceLine } from "../../accounts/allowance-line.tsx";
import { DayForm } from "../../as-of/day-form.tsx";
import { ResultOfDay } from "../../as-of/result-of-day.tsx";
import { CorrectedFiguresBar } from "../../own-figures/own-figures-bar.tsx";
import { PageSection } from "../../site/page-section.tsx";
import { ofToday, searchOf, withNothingOpen } from "../controls/analysis-choice.ts";
import { CompareLink } from "../links/compare-link.tsx";
import { CopyLink } from "../links/copy-link.tsx";
import { SaveVersionLink } from "../links/save-version-link.tsx";
import { ShareLinkLink } from "../links/share-link-link.tsx";
import { SheetLinkLink } from "../links/sheet-link-link.tsx";
import { StoryLink } from "../links/story-link.tsx";
import { TeamLinks } from "../links/team-links.tsx";
import { ThesisLink } from "../links/thesis-link.tsx";
import { WatchButton } from "../links/watch-button.tsx";
import { Banner } from "../methods/answer.tsx";
import { RefusedNote } from "../methods/refused-note.tsx";
import { PastSparkline } from "../past/past-sparkline.tsx";
import { PolicyLine } from "../policies/policy-line.tsx";
import { WithoutValue } from "../quick-look/how-to-get-accounts.tsx";
import { OtherPrice, PriceLine } from "../verdict/price-line.tsx";
import type { AnalysisPageData } from "./analysis-page-data.ts";
import type { AnalysisPartProps } from "./analysis-part-props.ts";
import { CompanyHeader } from "./company-header.tsx";
import { Downloads } from "./downloads.tsx";
import { NotTakenOnResult } from "./not-taken-on-result.tsx";
import type { OtherListing } from "./other-listings.tsx";
import type { Analysis } from "./use-analysis.ts";

const noPast: readonly ValueAtDate[] = [];
const noListings: readonly OtherListing[] = [];
const noFormer: readonly FormerName[] = [];

/** The company, its price, and what can be done with the analysis. */
export function PageHeader({ analysis, data, address }: AnalysisPartProps) {
  const { file, choice, report, choose } = analysis;
  const { provider } = data;
  const takeAway = useMemo(() => <TakeAway data={data} choice={choice} address={address} />, [data, choice, address]);
  const { recentPast = noPast } = data;
  const isAtOwnPrice = choice.price !== null;
  const sparkline = useMemo(
    () => <PastSparkline points={recentPast} isAtOwnPrice={isAtOwnPrice} />,
    [recentPast, isAtOwnPrice],
  );
  const otherPrice = useMemo(
    () => <OtherPrice file={file} report={report} choice={choice} choose={choose} data={data} address={address} />,
    [file, report, choice, choose, data, address],
  );
  return (
    <PageSection shows={report}>
      <CompanyHeader
        fundamentals={file.fundamentals}
        accounts={report.accounts}
        provider={provider}
        otherListings={data.otherListings ?? noListings}
        former={data.former ?? noFormer}
        isin={data.isin ?? null}
        sparkline={sparkline}
        otherPrice={otherPrice}
        takeAway={takeAway}
      />
    </PageSection>
  );
}

/** The notices before the answer: the parameters that were not applied, and an answer that rests on little. */
export function PageNotices({ analysis, data, address }: AnalysisPartProps) {
  const { file, choice, report, choose } = analysis;
  return (
    <>
      {data.asOf ? (
        <ResultOfDay
          asOf={data.asOf}
          file={file}
          report={report}
          addressOfToday={`${address}${searchOf(ofToday(choice))}`}
        />
      ) : null}
      <CorrectedFiguresOfResult analysis={analysis} address={address} />
      <AllowanceLine allowance={data.allowance ?? null} />
      <PageSection shows={choice}>
        <PolicyLine policies={data.policies ?? []} lost={data.lostPolicy ?? null} choice={choice} address={address} />
      </PageSection>
      <PageSection shows={choice}>
        <RefusedNote data={data} choice={choice} choose={choose} address={address} />
        <NotTakenOnResult />
      </PageSection>
      <PageSection shows={report}>
        <Banner analysis={analysis} data={data} />
        {data.address === undefined ? <WithoutValue ticker={file.fundamentals.ticker} report={report} /> : null}
      </PageSection>
    </>
  );
}

/** How old the price is, and the way to today's; on a narrow screen the way to the cards, too. */
export function PagePriceLine(part: AnalysisPartProps) {
  const { analysis, data, address } = part;
  return (
    <PageSection shows={analysis.report}>
      <PriceLine {...part} />
      {data.address === undefined ? (
        <StoryLink
          address={address}
          search={searchOf(withNothingOpen(analysis.choice))}
          card="business"
          className="story-link"
        />
      ) : null}
    </PageSection>
  );
}

/** Each is removed by an address that asks the server again: everything is worked out from the accounts. */
function CorrectedFiguresOfResult({ analysis, address }: Pick<AnalysisPartProps, "analysis" | "address">) {
  const { file, choice } = analysis;
  const figures = useMemo(() => correctedFiguresOf(file.fundamentals), [file.fundamentals]);
  return (
    <CorrectedFiguresBar
      figures={figures}
      currency={file.fundamentals.currency}
      addressOf={(others) => `${address}${searchOf({ ...choice, figures: others })}`}
    />
  );
}

type TakeAwayProps = { data: AnalysisPageData; choice: Analysis["choice"]; address: string };

/** The one menu of what can be done with an analysis: its files, its address, other companies beside it, news of it. */
function TakeAway({ data, choice, address }: TakeAwayProps) {
  const t = useTranslations("analysis.download");
  const { ticker, name } = data.file.fundamentals;
  const isListed = data.address === undefined;
  const tDay = useTranslations("analysis.asOf");
  const label = t(isListed ? "menu" : "menuOwn");
  const isSignedIn = (data.isWatched ?? null) !== null;
  return (
    <Menu
      className="take-menu no-print"
      label={label}
      summary={
        <>
          {label}
          <ChevronDown size={14} strokeWidth={1.6} className="chevron" aria-hidden="true" />
        </>
      }
    >
      <div className="menu-panel">
        <Downloads ticker={ticker} choice={choice} address={data.address} />
        {isListed && (
          <>
            <CopyLink address={`${address}${searchOf(withNothingOpen(choice))}`} />
            <StoryLink
              address={address}
              search={searchOf(withNothingOpen(choice))}
              card="verdict"
              icon={<GalleryHorizontal size={16} strokeWidth={1.6} aria-hidden="true" />}
            />
            <CompareLink ticker={ticker} view={choice.overrides.view ?? "absolute"} figures={choice.figures} />
            <WatchButton
              ticker={ticker}
              name={spokenName(name)}
              isWatched={data.isWatched ?? null}
              price={data.asOf ? null : (choice.price ?? null)}
              address={`${address}${searchOf(withNothingOpen(choice))}`}
            />
            <SaveVersionLink ticker={ticker} search={searchOf(withNothingOpen(choice))} isSignedIn={isSignedIn} />
            <ThesisLink ticker={ticker} isSignedIn={isSignedIn} />
            {isSignedIn && <TeamLinks ticker={ticker} />}
            <ShareLinkLink ticker={ticker} search={searchOf(withNothingOpen(choice))} isSignedIn={isSignedIn} />
            {isSignedIn && <SheetLinkLink ticker={ticker} search={searchOf(withNothingOpen(choice))} />}
            <DayForm
              day={data.asOf?.day ?? null}
              words={{ label: tDay("label"), show: tDay("show"), today: tDay("today") }}
            />
          </>
        )}
      </div>
    </Menu>
  );
}
