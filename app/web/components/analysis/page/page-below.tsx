import { PageSection } from "../../site/page-section.tsx";
import { searchOf, withNothingOpen } from "../controls/analysis-choice.ts";
import { AssumptionsTable } from "../controls/assumptions-table.tsx";
import { QualityRow } from "../evidence/quality-row.tsx";
import { Sources } from "../evidence/sources.tsx";
import { FoldsSwitch } from "../folds/folds.tsx";
import { FundamentalsEntry } from "../panels/fundamentals-entry.tsx";
import { NarrationPanel, type NarrationResult } from "../panels/narration-panel.tsx";
import { SettledPanels } from "../panels/settled-panels.tsx";
import type { AnalysisPageData } from "./analysis-page-data.ts";
import type { AnalysisPartProps } from "./analysis-part-props.ts";
import type { Analysis } from "./use-analysis.ts";

export type Narrated = { narrated?: NarrationResult | undefined };

/** The sections below the methods: sensitivities of the values, and their evidence. */
export function PageBelow({ analysis, data, address, narrated }: AnalysisPartProps & Narrated) {
  const { report, choice, choose, contradiction } = analysis;
  return (
    <>
      {contradiction === null ? (
        <>
          <FoldsSwitch choice={choice} choose={choose} address={address} />
          <SettledPanels analysis={analysis} data={data} address={address} />
          {data.narrationModel && report.summary.estimating > 0 ? (
            <PageSection shows={choice}>
              <NarrationPanel
                key={address}
                model={data.narrationModel}
                search={searchOf(withNothingOpen(choice))}
                address={address}
                posted={narrated}
              />
            </PageSection>
          ) : null}
        </>
      ) : null}
      <Evidence data={data} report={report} address={address} />
    </>
  );
}

type EvidenceProps = { data: AnalysisPageData; report: Analysis["report"]; address: string };

/** The evidence for the values: the quality of the accounts, the cost of capital, the documents. */
function Evidence({ data, report, address }: EvidenceProps) {
  const { file, skipped, analysedAt, version, quality } = data;
  return (
    <>
      {quality ? (
        <PageSection shows={quality}>
          <QualityRow quality={quality} ratiosAddress={data.address === undefined ? `${address}/ratios` : null} />
        </PageSection>
      ) : null}
      <PageSection shows={report}>
        <AssumptionsTable report={report} file={file} currency={file.fundamentals.currency} />
      </PageSection>
      {data.address === undefined ? <FundamentalsEntry address={address} /> : null}
      <PageSection shows={report}>
        <Sources
          file={file}
          view={report.assumptions.view}
          accounts={report.accounts}
          skipped={skipped}
          heldAddress={data.address === undefined ? `${address}/data` : null}
          analysedAt={analysedAt}
          version={version}
        />
      </PageSection>
    </>
  );
}
