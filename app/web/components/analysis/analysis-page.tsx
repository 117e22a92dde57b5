import { type CompanyFile, leadingFlowMethod, type MethodName } from "@valora/valuation";
import {
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useTranslations } from "use-intl";
import type { NotedAssumption } from "../../../contracts/assumption-notes.ts";
import type { RefusedPeer } from "../../../contracts/peers.ts";
import type { Allowance } from "../../../contracts/plan.ts";
import type { Policy } from "../../../contracts/policy.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../formats.ts";
import { laterPart } from "../../session/later-part.tsx";
import { readerIsThere } from "../../session/reader-signs.ts";
import { AllowanceLine } from "../allowance-line.tsx";
import { PeersPanel } from "../peers/peers-panel.tsx";
import type { KnownUncertainty } from "../uncertainty/uncertainty.tsx";
import { searchOf, withForced } from "./analysis-choice.ts";
import { AssumptionsTable } from "./assumptions-table.tsx";
import { CompanyHeader } from "./company-header.tsx";
import { CompareLink } from "./compare-link.tsx";
import { ControlBar } from "./control-bar.tsx";
import type { Refused } from "./control-fields.tsx";
import { CopyLink } from "./copy-link.tsx";
import type { Note } from "./data-notes.tsx";
import { Downloads } from "./downloads.tsx";
import { ExpertPanel } from "./expert-panel.tsx";
import { FilerContext } from "./filer-context.ts";
import { FootballField } from "./football-field.tsx";
import { FundamentalsEntry } from "./fundamentals-entry.tsx";
import { MathsError } from "./maths-error.tsx";
import { MethodCards } from "./method-cards.tsx";
import { NarrationPanel, type NarrationResult } from "./narration-panel.tsx";
import type { OtherListing } from "./other-listings.tsx";
import { PolicyLine } from "./policy-line.tsx";
import { Sources } from "./sources.tsx";
import { SummaryStrip } from "./summary-strip.tsx";
import { Glossary } from "./term.tsx";
import { type Analysis, useAnalysis } from "./use-analysis.ts";
import { Verdict } from "./verdict.tsx";
import { WatchButton } from "./watch-button.tsx";
import { YearEditContext } from "./year-editing.tsx";
import { isYearRefused } from "./year-fields.ts";
// The server draws these panels before their scripts are there.
import "../understanding/understanding.css";
import "../uncertainty/uncertainty.css";

const Understanding = laterPart(
  async () => (await import("../understanding/understanding.tsx")).Understanding,
  () => readerIsThere,
);
const Uncertainty = laterPart(
  async () => (await import("../uncertainty/uncertainty.tsx")).Uncertainty,
  () => readerIsThere,
);

export type AnalysisPageData = {
  file: CompanyFile;
  provider: string;
  skipped: readonly string[];
  notes: readonly Note[];
  /** Other classes and listings of the company; not given for figures that are no listed company's. */
  otherListings?: readonly OtherListing[];
  isin?: string | null;
  refused: Refused;
  /** Asked for as peers and none; absent: none. */
  refusedPeers?: readonly RefusedPeer[];
  /** Assumptions whose reason is too long to be kept; absent: none. */
  refusedNotes?: readonly NotedAssumption[];
  /** Where the page stands when it is not the page of a symbol. */
  address?: string;
  /** When the analysis was made, ISO. */
  analysedAt: string;
  version: string;
  /** What is left of the reader's plan; null or absent: no limit. */
  allowance?: Allowance | null;
  /** The reader's own policies: the active one, and the one that the address names. */
  policies?: readonly Policy[];
  /** Whether the reader watches the company; null or absent: nobody has signed in. */
  isWatched?: boolean | null;
  /** The language model that drafts theses here; null or absent: none. */
  narrationModel?: string | null;
  /** What is dear to compute, where the address asked the server for it; null or absent: the reader's browser does it. */
  uncertainty?: KnownUncertainty | null;
};

/** The result: one long calm page from the sentence down to the sources. */
export function AnalysisPage(props: { data: AnalysisPageData; narrated?: NarrationResult | undefined }) {
  const analysis = useAnalysis(props.data.file);
  const { file, choice, report, contradiction, choose } = analysis;
  const data = { ...props.data, file };
  const { provider, notes, refused, skipped, analysedAt, version } = data;
  const { fundamentals } = file;
  const { currency } = fundamentals;
  const address = data.address ?? `/analysis/${encodeURIComponent(fundamentals.ticker)}`;
  const settled = useDeferredValue(report);
  const settledRequest = useDeferredValue(analysis.request);
  const { ticker, cik = null } = fundamentals;
  const filer = useMemo(() => ({ ticker, cik }), [ticker, cik]);
  return (
    <FilerContext value={filer}>
      <div className="analysis" data-trace-at={figuresAddress(data, choice)}>
        <div className="wrap">
          <CompanyHeader
            fundamentals={fundamentals}
            classification={report.classification}
            provider={provider}
            notes={notes}
            otherListings={data.otherListings ?? []}
            isin={data.isin ?? null}
            downloads={<TakeAway data={data} choice={choice} address={address} />}
          />
          <AllowanceLine allowance={data.allowance ?? null} />
          <PolicyLine policies={data.policies ?? []} choice={choice} address={address} />
          <Banner analysis={analysis} />
          {contradiction === null ? (
            <Answer analysis={analysis} data={data} />
          ) : (
            <MathsError
              contradiction={contradiction}
              report={report}
              choice={choice}
              choose={choose}
              address={address}
            />
          )}
        </div>
        <ControlBar choice={choice} report={report} refused={refused} choose={choose} address={address} />
        <div className="wrap">
          {contradiction === null ? (
            <ExpertPanel
              file={file}
              report={settled}
              request={settledRequest}
              choice={choice}
              refused={refused}
              refusedNotes={data.refusedNotes ?? noNotes}
              address={address}
              choose={choose}
            />
          ) : null}
          {contradiction === null ? <Methods analysis={analysis} data={data} address={address} /> : null}
          {contradiction === null ? <Settled analysis={analysis} data={data} address={address} /> : null}
          {data.narrationModel && contradiction === null && report.summary.estimating > 0 ? (
            <NarrationPanel
              model={data.narrationModel}
              search={searchOf({ ...choice, how: null })}
              address={address}
              posted={props.narrated}
            />
          ) : null}
          <AssumptionsTable report={settled} file={file} currency={currency} />
          {data.address === undefined ? <FundamentalsEntry address={address} /> : null}
          <Sources file={file} skipped={skipped} analysedAt={analysedAt} version={version} />
        </div>
        <Glossary />
        <Recomputed analysis={analysis} currency={currency} />
      </div>
    </FilerContext>
  );
}

/** Where the figures of the page can be asked for by their addresses; figures that are no listed company's cannot. */
const figuresAddress = ({ address, file }: AnalysisPageData, choice: Analysis["choice"]) =>
  address === undefined
    ? `/api/v1/figures?ticker=${encodeURIComponent(file.fundamentals.ticker)}${searchOf({ ...choice, notes: {}, how: null }).replace("?", "&")}`
    : undefined;

type TakeAwayProps = { data: AnalysisPageData; choice: Analysis["choice"]; address: string };

/** What a reader may take along, and where they may go on with this company. */
function TakeAway({ data, choice, address }: TakeAwayProps) {
  const { ticker, name } = data.file.fundamentals;
  return (
    <>
      <Downloads ticker={ticker} choice={choice} address={data.address} />
      {data.address === undefined && (
        <>
          <CopyLink address={`${address}${searchOf({ ...choice, how: null })}`} />
          <CompareLink ticker={ticker} />
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

/** The price that values may be compared with: in their currency, or none. */
const comparablePrice = ({ fundamentals: { quote, currency } }: CompanyFile) =>
  quote !== null && quote.currency === currency ? quote.value : null;

function Answer({ analysis: { report }, data: { file, analysedAt } }: { analysis: Analysis; data: AnalysisPageData }) {
  const { fundamentals } = file;
  const price = comparablePrice(file);
  return (
    <>
      <div className="answer">
        <Verdict
          report={report}
          name={spokenName(fundamentals.name)}
          price={price}
          currency={fundamentals.currency}
          analysedAt={analysedAt}
        />
        <FootballField report={report} price={price} currency={fundamentals.currency} />
      </div>
      <SummaryStrip report={report} currency={fundamentals.currency} />
    </>
  );
}

type MethodsProps = { analysis: Analysis; data: AnalysisPageData; address: string };

function Methods({ analysis, data: { file, refused }, address }: MethodsProps) {
  const { report, request, choose, isTouched } = analysis;
  // A year that was refused is said at its field, in the panel of its method.
  const [isShown, setIsShown] = useState(() => isYearRefused(refused));
  const onHow = useCallback(
    (how: MethodName | null) => {
      setIsShown(false);
      choose({ how });
    },
    [choose],
  );
  const { choice: chosen } = analysis;
  const choice = useMemo(
    () => (isShown && chosen.how === null ? { ...chosen, how: leadingFlowMethod(report) } : chosen),
    [chosen, isShown, report],
  );
  const edit = useMemo(
    () => ({ file, report, request, choice, refused, address, choose }),
    [file, report, request, choice, refused, address, choose],
  );
  return (
    <YearEditContext value={edit}>
      <MethodCards
        report={report}
        name={spokenName(file.fundamentals.name)}
        price={comparablePrice(file)}
        currency={file.fundamentals.currency}
        prediction={file.prediction}
        choice={choice}
        isTouched={isTouched}
        address={address}
        onHow={onHow}
        onForce={(force) => choose({ overrides: withForced(chosen.overrides, force) })}
      />
    </YearEditContext>
  );
}

const restInMilliseconds = 250;
const none: readonly RefusedPeer[] = [];
const noNotes: readonly NotedAssumption[] = [];

/** What is dearer to compute follows once the hand rests. */
function Settled({ analysis, data: { file, uncertainty, refusedPeers = none }, address }: MethodsProps) {
  const { report, request, choice, compareWith } = analysis;
  const [settled, setSettled] = useState({ report, request, choice });
  useEffect(() => {
    if (settled.report === report) return;
    const timer = setTimeout(() => startTransition(() => setSettled({ report, request, choice })), restInMilliseconds);
    return () => clearTimeout(timer);
  }, [report, request, choice, settled]);
  const { scenario } = choice;
  const { peers } = choice.overrides;
  // The rows follow at once; the addresses behind them, which hold every assumption, when the hand rests.
  const compared = useMemo(() => {
    const { peers: _before, ...overrides } = settled.choice.overrides;
    return { ...settled.choice, scenario, overrides: { ...overrides, ...(peers && { peers }) } };
  }, [settled.choice, scenario, peers]);
  return (
    <>
      <PeersPanel file={file} choice={compared} address={address} refused={refusedPeers} compareWith={compareWith} />
      <LaterPanels
        file={file}
        report={settled.report}
        request={settled.request}
        price={comparablePrice(file)}
        known={uncertainty ?? null}
        address={address}
        search={searchOf({ ...settled.choice, how: null })}
      />
    </>
  );
}

type LaterPanelsProps = Pick<Analysis, "report" | "request"> & {
  file: CompanyFile;
  price: number | null;
  known: KnownUncertainty | null;
  address: string;
  search: string;
};

/** Drawn anew for a settled change only: a drawing of the server's that scripts have not taken over yet would be lost. */
const LaterPanels = memo(function LaterPanels({ file, report, request, price, ...asked }: LaterPanelsProps) {
  return (
    <Suspense>
      <Understanding
        file={file}
        report={report}
        request={request}
        price={price}
        name={spokenName(file.fundamentals.name)}
      />
      <Uncertainty file={file} report={report} request={request} price={price} {...asked} />
    </Suspense>
  );
});

/** Said before anything else when the answer rests on little or on nothing. */
function Banner({ analysis: { report } }: { analysis: Analysis }) {
  const t = useTranslations();
  const bold = (chunks: ReactNode) => <b className="text-warn">{chunks}</b>;
  if (report.blockedBy !== null)
    return (
      <p className="note mt-6" role="status">
        {t.rich("analysis.blocked", { reason: t(`notApplicable.${report.blockedBy}`), b: bold })}
      </p>
    );
  if (report.summary.voting >= 3) return null;
  return (
    <p className="note mt-6" role="status" data-trace="summary/voting summary/methods summary/leastForSignal">
      {t.rich("analysis.partial", { voting: report.summary.voting, b: bold })}
    </p>
  );
}

const quietInMilliseconds = 700;

/** Tells a screen reader the new mean once the hand rests. */
function Recomputed({ analysis: { report, isTouched }, currency }: { analysis: Analysis; currency: string }) {
  const t = useTranslations("analysis.controls");
  const formats = useFormats();
  const { mean } = report.summary;
  const text = mean === null ? t("updatedNone") : t("updated", { mean: formats.price(mean, currency) });
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => setSaid(text), quietInMilliseconds);
    return () => clearTimeout(timer);
  }, [text, isTouched]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
