import type { CompanyFile, PerShare, Unavailable, ValuationReport, ValuationRequest } from "@valora/valuation";
import type { ValueThroughTime } from "@valora/valuation/through-time";
import { memo } from "react";
import { simulationEntries } from "../../../core/analysis/contracts/shown-parts/shown-parts.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { useHydrated } from "../../deferred-hydration/use-hydrated.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Choice, Choose } from "../analysis/controls/analysis-choice.ts";
import { PageSection } from "../site/page-section.tsx";
import { type KnownSimulation, SimulationPanel } from "./simulation-panel.tsx";
import { ThroughTimePanel } from "./through-time-panel.tsx";

/** The answer that came computed with the page, because its address asked for it. */
export type KnownUncertainty = KnownSimulation & { throughTime: ValueThroughTime | Unavailable };

type UncertaintyProps = {
  file: CompanyFile;
  report: ValuationReport;
  request: ValuationRequest;
  price: PerShare | null;
  known: KnownUncertainty | null;
  /** The page, and the question in its address. */
  address: string;
  search: string;
  /** How the simulation is drawn where the address says it, and the way to draw it otherwise. */
  simulation?: Choice["simulation"];
  choose?: Choose | undefined;
};

/** How sure a value is: its spread when the assumptions move, and how it has fared. Computed beside the page, when it comes near. */
export const Uncertainty = memo(function Uncertainty(props: UncertaintyProps) {
  const { file, report, request, price, known, address, search, simulation, choose } = props;
  const local = useLocalAddress();
  useHydrated("uncertainty");
  const drawn = `${address}${search}${search === "" ? "?" : "&"}draw=1`;
  const drawnAs = `${drawn}${searchText(simulationEntries(simulation)).replace("?", "&")}`;
  return (
    <div className="understanding" data-part="uncertainty">
      <PageSection shows={report}>
        <SimulationPanel
          file={file}
          report={report}
          request={request}
          price={price}
          known={known}
          address={address}
          search={search}
          simulation={simulation}
          choose={choose}
          drawnAddress={local(`${drawnAs}#simulation`)}
        />
      </PageSection>
      <PageSection shows={file}>
        <ThroughTimePanel
          file={file}
          known={known?.throughTime ?? null}
          drawnAddress={local(`${drawn}#through-time`)}
        />
      </PageSection>
    </div>
  );
});
