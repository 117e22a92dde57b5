import { type BaseRates, baseRatesAsked, type CompanyFile, judgingPriceOf } from "@valora/valuation";
import { memo, Suspense, startTransition, useEffect, useMemo, useState } from "react";
import type { RefusedPeer } from "../../../../core/analysis/contracts/peers.ts";
import { spokenName } from "../../../../messages/company-name.ts";
import { laterPart } from "../../../deferred-hydration/later-part.tsx";
import { readerIsThere } from "../../../deferred-hydration/reader-signs.ts";
import { PeersPanel } from "../../peers/peers-panel.tsx";
import { PageSection } from "../../site/page-section.tsx";
import type { KnownUncertainty } from "../../uncertainty/uncertainty.tsx";
import { type Choice, type Choose, searchOf, withNothingOpen } from "../controls/analysis-choice.ts";
import type { AnalysisPartProps } from "../page/analysis-part-props.ts";
import type { Analysis } from "../page/use-analysis.ts";
// The server draws these panels before their scripts are there.
import "../../understanding/understanding.css";
import "../../uncertainty/uncertainty.css";

const Understanding = laterPart(
  async () => (await import("../../understanding/understanding.tsx")).Understanding,
  () => readerIsThere,
);

const Uncertainty = laterPart(
  async () => (await import("../../uncertainty/uncertainty.tsx")).Uncertainty,
  () => readerIsThere,
);

const Bridge = laterPart(
  async () => (await import("../../understanding/bridge-chart.tsx")).BridgeChart,
  () => readerIsThere,
);

const restInMilliseconds = 250;
const none: readonly RefusedPeer[] = [];
const noRates: readonly BaseRates[] = [];

/** The question and its report once the hand rests: what costly computations follow. */
export type Settled = Pick<Analysis, "report" | "request" | "choice">;

/** Follows an analysis when the hand rests. */
export function useSettled({ report, request, choice }: Analysis): Settled {
  const [settled, setSettled] = useState({ report, request, choice });
  useEffect(() => {
    if (settled.report === report) return;
    const timer = setTimeout(() => startTransition(() => setSettled({ report, request, choice })), restInMilliseconds);
    return () => clearTimeout(timer);
  }, [report, request, choice, settled]);
  return settled;
}

type SettledProps = AnalysisPartProps & { settled: Settled };

/** What could change the value: other assumptions, what the price takes for granted, the spread, the past. */
export function ChangePanels({
  settled,
  analysis,
  data: { file, uncertainty, baseRates = noRates },
  address,
}: SettledProps) {
  const { choose, choice } = analysis;
  return (
    <LaterPanels
      file={file}
      report={settled.report}
      request={settled.request}
      price={judgingPriceOf(file.fundamentals, settled.report)}
      known={uncertainty ?? null}
      choose={choose}
      pair={choice.pair}
      baseRates={baseRatesAsked(settled.report, baseRates)}
      simulation={choice.simulation}
      address={address}
      search={searchOf(withNothingOpen(settled.choice))}
    />
  );
}

type LaterPanelsProps = Pick<Analysis, "report" | "request"> & {
  file: CompanyFile;
  price: number | null;
  known: KnownUncertainty | null;
  choose: Choose;
  pair: Choice["pair"];
  baseRates: BaseRates | null;
  simulation: Choice["simulation"];
  address: string;
  search: string;
};

/** Drawn anew for a settled change only: a drawing of the server's that scripts have not taken over yet would be lost. */
const LaterPanels = memo(function LaterPanels(props: LaterPanelsProps) {
  const { file, report, request, price, choose, pair, baseRates, ...asked } = props;
  return (
    <Suspense>
      <Understanding
        {...{ file, report, request, price, choose, pair, baseRates }}
        address={asked.address}
        search={asked.search}
      />
      <Uncertainty file={file} report={report} request={request} price={price} choose={choose} {...asked} />
    </Suspense>
  );
});

/** Whom the company is compared with. */
export function SettledPeers({ settled, analysis, data: { file, refusedPeers = none }, address }: SettledProps) {
  const { choice, compareWith } = analysis;
  const { scenario, open } = choice;
  const { peers } = choice.overrides;
  // The rows follow at once; the addresses behind them, which hold every assumption, when the hand rests.
  const compared = useMemo(() => {
    const { peers: _before, ...overrides } = settled.choice.overrides;
    return { ...settled.choice, scenario, open, overrides: { ...overrides, ...(peers && { peers }) } };
  }, [settled.choice, scenario, open, peers]);
  return (
    <PageSection shows={compared}>
      <PeersPanel file={file} choice={compared} address={address} refused={refusedPeers} compareWith={compareWith} />
    </PageSection>
  );
}

type BridgeProps = { file: CompanyFile; report: Analysis["report"] };

/** The way from the firm to the share; nothing where no method values the firm. */
export const SettledBridge = memo(function SettledBridge({ file, report }: BridgeProps) {
  const { currency, name } = file.fundamentals;
  return (
    <Suspense>
      <PageSection shows={report}>
        <Bridge report={report} currency={currency} name={spokenName(name)} />
      </PageSection>
    </Suspense>
  );
});
