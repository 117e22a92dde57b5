import { type CompanyFile, priceInReportingCurrency } from "@valora/valuation";
import { memo, Suspense, startTransition, useEffect, useMemo, useState } from "react";
import type { RefusedPeer } from "../../../../core/analysis/contracts/peers.ts";
import { spokenName } from "../../../../messages/company-name.ts";
import { laterPart } from "../../../deferred-hydration/later-part.tsx";
import { readerIsThere } from "../../../deferred-hydration/reader-signs.ts";
import { PeersPanel } from "../../peers/peers-panel.tsx";
import { PageSection } from "../../site/page-section.tsx";
import type { KnownUncertainty } from "../../uncertainty/uncertainty.tsx";
import { searchOf, withNothingOpen } from "../controls/analysis-choice.ts";
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

const restInMilliseconds = 250;
const none: readonly RefusedPeer[] = [];

/** Costly computations follow once the hand rests. */
export function SettledPanels({
  analysis,
  data: { file, uncertainty, refusedPeers = none },
  address,
}: AnalysisPartProps) {
  const { report, request, choice, compareWith } = analysis;
  const [settled, setSettled] = useState({ report, request, choice });
  useEffect(() => {
    if (settled.report === report) return;
    const timer = setTimeout(() => startTransition(() => setSettled({ report, request, choice })), restInMilliseconds);
    return () => clearTimeout(timer);
  }, [report, request, choice, settled]);
  const { scenario, open } = choice;
  const { peers } = choice.overrides;
  // The rows follow at once; the addresses behind them, which hold every assumption, when the hand rests.
  const compared = useMemo(() => {
    const { peers: _before, ...overrides } = settled.choice.overrides;
    return { ...settled.choice, scenario, open, overrides: { ...overrides, ...(peers && { peers }) } };
  }, [settled.choice, scenario, open, peers]);
  return (
    <>
      <PageSection shows={compared}>
        <PeersPanel file={file} choice={compared} address={address} refused={refusedPeers} compareWith={compareWith} />
      </PageSection>
      <LaterPanels
        file={file}
        report={settled.report}
        request={settled.request}
        price={priceInReportingCurrency(file.fundamentals)}
        known={uncertainty ?? null}
        address={address}
        search={searchOf(withNothingOpen(settled.choice))}
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
