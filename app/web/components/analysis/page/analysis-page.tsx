import { type ReactNode, useDeferredValue, useMemo, useReducer } from "react";
import { rateNameOf } from "../../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import type { NotedAssumption } from "../../../../core/analysis/contracts/assumption-notes.ts";
import { notesOfReport } from "../../../../core/analysis/contracts/notes/report-notes.ts";
import { type ChapterName, chapters } from "../../../../core/analysis/contracts/shown-parts/result-sections.ts";
import { useHydrated } from "../../../deferred-hydration/use-hydrated.ts";
import { figuresAddressOf } from "../../fundamentals/figures-address.ts";
import { PageSection } from "../../site/page-section.tsx";
import { BuyingPrice } from "../buying/buying-price.tsx";
import { Contents } from "../chapters/contents.tsx";
import {
  carriedOf,
  changesOf,
  differsInBarOnly,
  plainChoice,
  searchOf,
  withNothingOpen,
} from "../controls/analysis-choice.ts";
import { ControlBar } from "../controls/control-bar.tsx";
import { ExpertPanel } from "../controls/expert-panel.tsx";
import { MathsError } from "../controls/maths-error.tsx";
import { OpenMethods } from "../controls/open-methods.tsx";
import { type Expert, useExpert } from "../controls/use-expert.ts";
import { FilerContext } from "../evidence/filer-context.ts";
import { ExplanationsSwitch } from "../explained/explanations-switch.tsx";
import { FoldsContext, useFolds } from "../folds/folds.tsx";
import { MethodAnswer } from "../methods/answer.tsx";
import { Recomputed } from "../methods/recomputed.tsx";
import { LastSettings } from "../settings/last-settings.tsx";
import { RateNameContext } from "../settings/rate-name.ts";
import { UndoRedo } from "../settings/undo-redo.tsx";
import { useSettings } from "../settings/use-settings.ts";
import { Glossary } from "../trace/explained-term.tsx";
import { ViewSwitch } from "../verdict/view-switch.tsx";
import { SinceLastVisit } from "../visits/since-last-visit.tsx";
import type { AnalysisPageData } from "./analysis-page-data.ts";
import type { AnalysisPartProps } from "./analysis-part-props.ts";
import { CompanyChips } from "./company-header.tsx";
import { type Narrated, PageBelow } from "./page-below.tsx";
import { PageHeader, PageNotices, PagePriceLine } from "./page-top.tsx";
import { type Analysis, useAnalysis } from "./use-analysis.ts";

const noNotes: readonly NotedAssumption[] = [];
/** Where the assumptions contradict one another no method is shown. */
const withoutMethods: readonly ChapterName[] = ["summary", "accounts"];

/**
 * The result: one long calm page from the sentence down to the sources. Only what a moving slider is about follows it in the same
 * frame: the answer, the bar and the cards. Everything else is kept as an element of what has settled, so that a change does not
 * reach it before: while the page is hydrated, what a change reaches must be hydrated first.
 */
export function AnalysisPage(props: { data: AnalysisPageData } & Narrated) {
  const analysis = useAnalysis(props.data);
  const { file, choice, report, contradiction, choose } = analysis;
  const { narrated } = props;
  const { fundamentals } = file;
  const data = useMemo(() => ({ ...props.data, file }), [props.data, file]);
  const address = data.address ?? `/analysis/${encodeURIComponent(fundamentals.ticker)}`;
  const now = useMemo<AnalysisPartProps>(() => ({ analysis, data, address }), [analysis, data, address]);
  const settled = useDeferredValue(now);
  useHydrated("analysis");
  const folds = useFolds({ choice: settled.analysis.choice, choose, address: settled.address });
  const { ticker, cik = null } = fundamentals;
  const filer = useMemo(() => ({ ticker, cik }), [ticker, cik]);
  const header = useMemo(() => <PageHeader {...settled} />, [settled]);
  const view = useMemo(() => <SettledView {...settled} />, [settled]);
  const visit = useMemo(() => <SinceLastVisit {...settled} />, [settled]);
  const { safety } = choice;
  const buying = useMemo(() => <BuyingPrice {...settled} safety={safety} />, [settled, safety]);
  const notices = useMemo(() => <PageNotices {...settled} />, [settled]);
  const below = useMemo(() => <PageBelow {...settled} narrated={narrated} />, [settled, narrated]);
  const priceLine = useMemo(() => <PagePriceLine {...settled} />, [settled]);
  const answer = useAnswer(now, settled, priceLine);
  const { refused } = data;
  const expert = useExpert({ choice, choose, refused, refusedNotes: data.refusedNotes ?? noNotes });
  const levers = useExpertPanel(now, settled, expert);
  const settings = useSettings(analysis, address);
  const settledSettings = useDeferredValue(settings);
  const steps = useMemo(() => <UndoRedo settings={settledSettings} />, [settledSettings]);
  return (
    <FilerContext value={filer}>
      <RateNameContext value={rateNameOf(report.assumptions)}>
        <FoldsContext value={folds}>
          <div className="analysis" data-part="analysis" data-trace-at={figuresAddress(data, choice)}>
            <div className="wrap">{header}</div>
            <Contents
              shown={contradiction === null ? chapters : withoutMethods}
              address={data.address === undefined ? address : null}
              {...carriedOf(choice)}
            />
            <div className="wrap summary" id="summary">
              {notices}
              {contradiction === null ? null : priceLine}
              {contradiction === null ? (
                answer
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
              {contradiction === null ? buying : null}
              {visit}
              {view}
            </div>
            <PageSection shows={report}>
              <ControlBar
                choice={choice}
                report={report}
                refused={refused}
                choose={choose}
                address={address}
                expert={expert}
                steps={steps}
              />
            </PageSection>
            <div className="wrap">
              <LastSettings
                settings={settledSettings}
                choice={settled.analysis.choice}
                address={address}
                currency={fundamentals.currency}
                reportOf={analysis.reportOf}
              />
              {contradiction === null ? (
                <>
                  {levers}
                  <OpenMethods analysis={analysis} data={data} address={address} />
                </>
              ) : null}
              {below}
            </div>
            <Glossary />
            <Recomputed analysis={analysis} currency={fundamentals.currency} />
          </div>
        </FoldsContext>
      </RateNameContext>
    </FilerContext>
  );
}

/**
 * Which of the two questions the values answer and the way to the other, the kind of company, what the data leave open, and how
 * much is explained.
 */
function SettledView({ analysis: { file, choice, choose, report }, data, address }: AnalysisPartProps) {
  const notes = useMemo(() => notesOfReport(data.notes, { file, report }), [data.notes, file, report]);
  return (
    <PageSection shows={choice}>
      <ViewSwitch file={file} choice={choice} choose={choose} address={address} />
      <div className="chips-row">
        <CompanyChips classification={report.classification} notes={notes} />
        <ExplanationsSwitch />
      </div>
    </PageSection>
  );
}

/** Sentence, field and figures: they follow at once as soon as they have been hydrated, and until then after the cards. */
function useAnswer(now: AnalysisPartProps, settled: AnalysisPartProps, priceLine: ReactNode) {
  const [isHydrated, hydrated] = useReducer(() => true, false);
  const { analysis, data } = isHydrated ? now : settled;
  const computed = useComputed(analysis);
  return useMemo(
    () => (
      <MethodAnswer analysis={analysis} data={data} computed={computed} priceLine={priceLine} onHydrated={hydrated} />
    ),
    [analysis, data, computed, priceLine],
  );
}

/** The report of the same question with nothing of the reader's own; null where nothing is. */
function useComputed({ choice, reportOf }: Analysis) {
  const { scenario, price } = choice;
  const { view } = choice.overrides;
  const isChanged = changesOf(choice) > 0;
  return useMemo(
    () => (isChanged ? reportOf(plainChoice({ scenario, price, view })) : null),
    [isChanged, reportOf, scenario, price, view],
  );
}

/** Every other lever: what is typed in it shows at once, what the bar changes when it has settled. */
function useExpertPanel(now: AnalysisPartProps, settled: AnalysisPartProps, expert: Expert) {
  const { analysis, data, address } = settled;
  const { choice } = now.analysis;
  const chosen = differsInBarOnly(choice, analysis.choice) ? analysis.choice : choice;
  return useMemo(
    () => (
      <PageSection shows={analysis.report}>
        <ExpertPanel
          file={analysis.file}
          report={analysis.report}
          request={analysis.request}
          choice={chosen}
          refused={data.refused}
          refusedNotes={data.refusedNotes ?? noNotes}
          address={address}
          choose={analysis.choose}
          expert={expert}
        />
      </PageSection>
    ),
    [analysis, data, address, chosen, expert],
  );
}

/** Where the figures of the page can be asked for, with what is chosen; figures that are no listed company's cannot. */
const figuresAddress = ({ address, file }: AnalysisPageData, choice: Analysis["choice"]) =>
  address === undefined
    ? `${figuresAddressOf(file.fundamentals.ticker)}${searchOf(withNothingOpen({ ...choice, notes: {} })).replace("?", "&")}`
    : undefined;
