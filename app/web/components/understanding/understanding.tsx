import type { BaseRates, CompanyFile, ValuationReport, ValuationRequest } from "@valora/valuation";
import { memo } from "react";
import type { MethodPair } from "../../../core/analysis/contracts/shown-parts/shown-parts.ts";
import { useHydrated } from "../../deferred-hydration/use-hydrated.ts";
import type { Choose } from "../analysis/controls/analysis-choice.ts";
import { PageSection } from "../site/page-section.tsx";
import { CustomScenarioPanel } from "./custom-scenario-panel.tsx";
import { SumOfPartsPanel } from "./parts/sum-of-parts-panel.tsx";
import { ReverseValuationPanel } from "./reverse-valuation-panel.tsx";
import { SensitivityPanel } from "./sensitivity-panel.tsx";
import { TornadoPanel } from "./tornado-panel.tsx";
import { WhyTheyDiffer } from "./why-they-differ.tsx";

type UnderstandingProps = {
  file: CompanyFile;
  report: ValuationReport;
  /** The question of the report. */
  request: ValuationRequest;
  price: number | null;
  /** Sets assumptions that the reader takes from a drawing; absent where nothing can be set. */
  choose?: Choose | undefined;
  /** The methods whose difference the address asks for. */
  pair?: MethodPair | undefined;
  /** What companies have grown; null or absent: unknown. */
  baseRates?: BaseRates | null;
  /** Where the page stands, and the question in its address. */
  address: string;
  search: string;
};

/**
 * The sensitivities of the values: what the reader has set, other rates, the assumptions that the price implies, the lever that matters most, and why
 * two methods differ. All follow every change of the report on the page.
 */
export const Understanding = memo(function Understanding(props: UnderstandingProps) {
  const { file, report, request, price, choose, pair, baseRates = null, address, search } = props;
  const { currency } = file.fundamentals;
  useHydrated("understanding");
  if (report.summary.estimating === 0) return null;
  return (
    <div className="understanding" data-part="understanding">
      <PageSection shows={report}>
        <CustomScenarioPanel file={file} report={report} request={request} currency={currency} />
      </PageSection>
      <PageSection shows={report}>
        <SensitivityPanel report={report} price={price} currency={currency} choose={choose} />
      </PageSection>
      <PageSection shows={report}>
        <ReverseValuationPanel
          file={file}
          report={report}
          request={request}
          currency={currency}
          baseRates={baseRates}
        />
      </PageSection>
      <PageSection shows={report}>
        <TornadoPanel report={report} currency={currency} />
      </PageSection>
      <PageSection shows={report}>
        <WhyTheyDiffer report={report} currency={currency} pair={pair} choose={choose} />
      </PageSection>
      <PageSection shows={report}>
        <SumOfPartsPanel {...{ file, report, request, currency, address, search }} />
      </PageSection>
    </div>
  );
});
