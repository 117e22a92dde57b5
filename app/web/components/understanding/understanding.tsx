import type { CompanyFile, ValuationReport, ValuationRequest } from "@valora/valuation";
import { memo } from "react";
import { useHydrated } from "../../deferred-hydration/use-hydrated.ts";
import { PageSection } from "../site/page-section.tsx";
import { BridgeChart } from "./bridge-chart.tsx";
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
  name: string;
};

/**
 * What the values hang on: other rates, the way from the firm to the share, what the price takes for granted, which lever
 * counts, and why two methods differ. All of it for the report on the page, so it follows every change.
 */
export const Understanding = memo(function Understanding(props: UnderstandingProps) {
  const { file, report, request, price, name } = props;
  const { currency } = file.fundamentals;
  useHydrated("understanding");
  if (report.summary.estimating === 0) return null;
  return (
    <div className="understanding" data-part="understanding">
      <PageSection shows={report}>
        <SensitivityPanel report={report} price={price} currency={currency} />
      </PageSection>
      <PageSection shows={report}>
        <BridgeChart report={report} currency={currency} name={name} />
      </PageSection>
      <PageSection shows={report}>
        <ReverseValuationPanel file={file} report={report} request={request} currency={currency} />
      </PageSection>
      <PageSection shows={report}>
        <TornadoPanel report={report} currency={currency} />
      </PageSection>
      <PageSection shows={report}>
        <WhyTheyDiffer report={report} currency={currency} />
      </PageSection>
    </div>
  );
});
