import { PageSection } from "../../site/page-section.tsx";
import { Chapter } from "../chapters/chapter.tsx";
import { carriedOf, searchOf, withNothingOpen } from "../controls/analysis-choice.ts";
import { AssumptionsTable } from "../controls/assumptions/assumptions-table.tsx";
import { QualityRow } from "../evidence/quality-row.tsx";
import { Sources } from "../evidence/sources.tsx";
import { FoldsSwitch } from "../folds/folds.tsx";
import { FundamentalsEntry } from "../panels/fundamentals-entry.tsx";
import { NarrationPanel, type NarrationResult } from "../panels/narration-panel.tsx";
import { ChangePanels, type Settled, SettledBridge, SettledPeers, useSettled } from "../panels/settled-panels.tsx";
import type { AnalysisPartProps } from "./analysis-part-props.ts";

export type Narrated = { narrated?: NarrationResult | undefined };

/** The chapters below the methods: sensitivities of the values, and their evidence. */
export function PageBelow({ narrated, ...part }: AnalysisPartProps & Narrated) {
  const { analysis, data, address } = part;
  const { report, choice, choose, contradiction } = analysis;
  const settled = useSettled(analysis);
  return (
    <>
      {contradiction === null ? (
        <Chapter
          name="change"
          aside={<FoldsSwitch chapter="change" choice={choice} choose={choose} address={address} />}
        >
          <ChangePanels {...part} settled={settled} />
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
        </Chapter>
      ) : null}
      <Accounts {...part} settled={settled} />
    </>
  );
}

/** The evidence for the values: the peers, the quality of the accounts, the cost of capital, the documents. */
function Accounts(props: AnalysisPartProps & { settled: Settled }) {
  const { analysis, data, address, settled } = props;
  const { report, choice, choose, contradiction } = analysis;
  const { file, skipped, analysedAt, version, quality } = data;
  const isListed = data.address === undefined;
  return (
    <Chapter
      name="accounts"
      aside={<FoldsSwitch chapter="accounts" choice={choice} choose={choose} address={address} />}
    >
      {contradiction === null ? <SettledPeers {...props} /> : null}
      {quality ? (
        <PageSection shows={quality}>
          <QualityRow quality={quality} ratiosAddress={isListed ? `${address}/ratios` : null} />
        </PageSection>
      ) : null}
      {contradiction === null ? <SettledBridge file={file} report={settled.report} /> : null}
      <PageSection shows={report}>
        <AssumptionsTable report={report} file={file} currency={file.fundamentals.currency} chosen={choice.overrides} />
      </PageSection>
      {isListed ? <FundamentalsEntry address={address} {...carriedOf(choice)} /> : null}
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
    </Chapter>
  );
}
