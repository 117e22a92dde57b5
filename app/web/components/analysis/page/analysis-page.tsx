import { useDeferredValue, useMemo } from "react";
import type { NotedAssumption } from "../../../../core/analysis/contracts/assumption-notes.ts";
import { spokenName } from "../../../../messages/company-name.ts";
import { useHydrated } from "../../../deferred-hydration/use-hydrated.ts";
import { AllowanceLine } from "../../accounts/allowance-line.tsx";
import { figuresAddressOf } from "../../fundamentals/figures-address.ts";
import { PageSection } from "../../site/page-section.tsx";
import { differsInBarOnly, searchOf } from "../controls/analysis-choice.ts";
import { AssumptionsTable } from "../controls/assumptions-table.tsx";
import { ControlBar } from "../controls/control-bar.tsx";
import { ExpertPanel } from "../controls/expert-panel.tsx";
import { MathsError } from "../controls/maths-error.tsx";
import { OpenMethods } from "../controls/open-methods.tsx";
import { PolicyLine } from "../controls/policy-line.tsx";
import { FilerContext } from "../evidence/filer-context.ts";
import { QualityRow } from "../evidence/quality-row.tsx";
import { Sources } from "../evidence/sources.tsx";
import { Answer, Banner } from "../methods/answer.tsx";
import { Recomputed } from "../methods/recomputed.tsx";
import { RefusedNote } from "../methods/refused-note.tsx";
import { FundamentalsEntry } from "../panels/fundamentals-entry.tsx";
import { NarrationPanel, type NarrationResult } from "../panels/narration-panel.tsx";
import { SettledPanels } from "../panels/settled-panels.tsx";
import { Glossary } from "../trace/term.tsx";
import { OtherPrice, PriceLine } from "../verdict/price-line.tsx";
import { ViewSwitch } from "../verdict/view-switch.tsx";
import type { AnalysisPageData } from "./analysis-page-data.ts";
import type { AnalysisPartProps } from "./analysis-part-props.ts";
import { CompanyHeader } from "./company-header.tsx";
import { CompareLink } from "./compare-link.tsx";
import { CopyLink } from "./copy-link.tsx";
import { Downloads } from "./downloads.tsx";
import { NotTakenOnResult } from "./not-taken-on-result.tsx";
import type { OtherListing } from "./other-listings.tsx";
import { type Analysis, useAnalysis } from "./use-analysis.ts";
import { WatchButton } from "./watch-button.tsx";

const noNotes: readonly NotedAssumption[] = [];
const noListings: readonly OtherListing[] = [];

type Narrated = { narrated?: NarrationResult | undefined };

/** The result: one long calm page from the sentence down to the sources. */
export function AnalysisPage(props: { data: AnalysisPageData } & Narrated) {
  const analysis = useAnalysis(props.data);
  const { file, choice, report, contradiction, choose } = analysis;
  const data = useMemo(() => ({ ...props.data, file }), [props.data, file]);
  const { provider, notes, refused, skipped, analysedAt, version } = data;
  const { fundamentals } = file;
  const { currency } = fundamentals;
  const address = data.address ?? `/analysis/${encodeURIComponent(fundamentals.ticker)}`;
  // Only what a moving slider is about follows it in the same frame.
  const settled = useDeferredValue(report);
  const settledChoice = useDeferredValue(choice);
  const { ticker, cik = null } = fundamentals;
  useHydrated("analysis");
  const filer = useMemo(() => ({ ticker, cik }), [ticker, cik]);
  const takeAway = useMemo(
    () => <TakeAway data={data} choice={settledChoice} address={address} />,
    [data, settledChoice, address],
  );
  const otherPrice = useMemo(
    () => (
      <OtherPrice file={file} report={settled} choice={settledChoice} choose={choose} data={data} address={address} />
    ),
    [file, settled, settledChoice, choose, data, address],
  );
  return (
    <FilerContext value={filer}>
      <div className="analysis" data-part="analysis" data-trace-at={figuresAddress(data, choice)}>
        <div className="wrap">
          <PageSection shows={settled}>
            <CompanyHeader
              fundamentals={fundamentals}
              classification={settled.classification}
              accounts={settled.accounts}
              provider={provider}
              notes={notes}
              otherListings={data.otherListings ?? noListings}
              isin={data.isin ?? null}
              otherPrice={otherPrice}
              downloads={takeAway}
            />
          </PageSection>
          <AllowanceLine allowance={data.allowance ?? null} />
          <PageSection shows={choice}>
            <PolicyLine policies={data.policies ?? []} choice={choice} address={address} />
          </PageSection>
          <PageSection shows={choice}>
            <RefusedNote data={data} choice={choice} choose={choose} address={address} />
            <NotTakenOnResult />
          </PageSection>
          <PageSection shows={report}>
            <Banner analysis={analysis} data={data} />
          </PageSection>
          <PageSection shows={report}>
            <PriceLine analysis={analysis} data={data} address={address} />
          </PageSection>
          <PageSection shows={choice}>
            <ViewSwitch file={file} choice={choice} choose={choose} address={address} />
          </PageSection>
          {contradiction === null ? (
            <Answer analysis={analysis} data={data} />
          ) : (
            <PageSection shows={report}>
              <MathsError
                contradiction={contradiction}
                report={report}
                choice={choice}
                choose={choose}
                address={address}
              />
            </PageSection>
          )}
        </div>
        <PageSection shows={report}>
          <ControlBar choice={choice} report={report} refused={refused} choose={choose} address={address} />
        </PageSection>
        <div className="wrap">
          {contradiction === null ? (
            <Reasoning analysis={analysis} data={data} address={address} narrated={props.narrated} />
          ) : null}
          {data.quality ? (
            <PageSection shows={data.quality}>
              <QualityRow
                quality={data.quality}
                ratiosAddress={data.address === undefined ? `${address}/ratios` : null}
              />
            </PageSection>
          ) : null}
          <PageSection shows={settled}>
            <AssumptionsTable report={settled} file={file} currency={currency} />
          </PageSection>
          {data.address === undefined ? <FundamentalsEntry address={address} /> : null}
          <PageSection shows={settled}>
            <Sources
              file={file}
              view={settled.assumptions.view}
              accounts={settled.accounts}
              skipped={skipped}
              analysedAt={analysedAt}
              version={version}
            />
          </PageSection>
        </div>
        <Glossary />
        <Recomputed analysis={analysis} currency={currency} />
      </div>
    </FilerContext>
  );
}

/** How the values come about: every lever, every method, and what is dearer to compute. */
function Reasoning({ analysis, data, address, narrated }: AnalysisPartProps & Narrated) {
  const { file, report, request, choice, choose } = analysis;
  const settled = useDeferredValue(report);
  const settledRequest = useDeferredValue(request);
  const settledChoice = useDeferredValue(choice);
  return (
    <>
      <PageSection shows={settled}>
        <ExpertPanel
          file={file}
          report={settled}
          request={settledRequest}
          choice={differsInBarOnly(choice, settledChoice) ? settledChoice : choice}
          refused={data.refused}
          refusedNotes={data.refusedNotes ?? noNotes}
          address={address}
          choose={choose}
        />
      </PageSection>
      <OpenMethods analysis={analysis} data={data} address={address} />
      <SettledPanels analysis={analysis} data={data} address={address} />
      {data.narrationModel && report.summary.estimating > 0 ? (
        <PageSection shows={choice}>
          <NarrationPanel
            key={address}
            model={data.narrationModel}
            search={searchOf({ ...choice, how: null })}
            address={address}
            posted={narrated}
          />
        </PageSection>
      ) : null}
    </>
  );
}

/** Where the figures of the page can be asked for, with what is chosen; figures that are no listed company's cannot. */
const figuresAddress = ({ address, file }: AnalysisPageData, choice: Analysis["choice"]) =>
  address === undefined
    ? `${figuresAddressOf(file.fundamentals.ticker)}${searchOf({ ...choice, notes: {}, how: null }).replace("?", "&")}`
    : undefined;

type TakeAwayProps = { data: AnalysisPageData; choice: Analysis["choice"]; address: string };

/** Downloads, and links to further pages of this company. */
function TakeAway({ data, choice, address }: TakeAwayProps) {
  const { ticker, name } = data.file.fundamentals;
  return (
    <>
      <Downloads ticker={ticker} choice={choice} address={data.address} />
      {data.address === undefined && (
        <>
          <CopyLink address={`${address}${searchOf({ ...choice, how: null })}`} />
          <CompareLink ticker={ticker} view={choice.overrides.view ?? "absolute"} />
          <WatchButton
            ticker={ticker}
            name={spokenName(name)}
            isWatched={data.isWatched ?? null}
            address={`${address}${searchOf({ ...choice, how: null })}`}
          />
        </>
      )}
    </>
  );
}
