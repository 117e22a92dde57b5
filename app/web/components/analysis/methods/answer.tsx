import { type BaseRates, baseRatesAsked, priceInReportingCurrency, type ValuationReport } from "@valora/valuation";
import type { ValueAtDate } from "@valora/valuation/through-time";
import { whatCanBeSaid } from "@valora/valuation/what-can-be-said";
import { type ReactNode, startTransition, useEffect, useMemo } from "react";
import { useTranslations } from "use-intl";
import { spokenName } from "../../../../messages/company-name.ts";
import { PageSection } from "../../site/page-section.tsx";
import type { AnalysisPageData } from "../page/analysis-page-data.ts";
import type { AnalysisPartProps } from "../page/analysis-part-props.ts";
import { SummaryStrip } from "../page/summary-strip.tsx";
import type { Analysis } from "../page/use-analysis.ts";
import { PastFigure } from "../past/past-figure.tsx";
import { FootballField } from "../verdict/football-field.tsx";
import { Verdict } from "../verdict/verdict.tsx";
import { WhatCanBeSaid } from "../verdict/what-can-be-said.tsx";
import { CountedMethods } from "./counted-methods.tsx";

type AnswerProps = Omit<AnalysisPartProps, "address"> & {
  /** The same question with nothing of the reader's own; null where nothing is. */
  computed: ValuationReport | null;
  /** After the verdict: how old the price is that it rests on. */
  priceLine: ReactNode;
  onHydrated: () => void;
};

const noPast: readonly ValueAtDate[] = [];
const noRates: readonly BaseRates[] = [];

/** The result of all methods: in a sentence, drawn, and in figures. */
export function MethodAnswer({
  analysis,
  data: { file, recentPast = noPast },
  computed,
  priceLine,
  onHydrated,
}: AnswerProps) {
  const { report, choice } = analysis;
  const { fundamentals } = file;
  const price = priceInReportingCurrency(fundamentals);
  return (
    <>
      <div className="answer">
        <div>
          <PageSection shows={report}>
            <Verdict
              report={report}
              name={spokenName(fundamentals.name)}
              price={price}
              currency={fundamentals.currency}
            />
          </PageSection>
          {priceLine}
        </div>
        <div>
          <PageSection shows={recentPast}>
            <PastFigure points={recentPast} fundamentals={fundamentals} isAtOwnPrice={choice.price !== null} />
          </PageSection>
          <PageSection shows={report}>
            <FootballField report={report} price={price} currency={fundamentals.currency} />
          </PageSection>
        </div>
      </div>
      <PageSection shows={report}>
        <SummaryStrip report={report} currency={fundamentals.currency} safety={choice.safety} />
        <CountedMethods computed={computed} report={report} />
        <Hydrated then={onHydrated} />
      </PageSection>
    </>
  );
}

/** Tells when the section that it stands in has been hydrated: those above it have been, too. */
function Hydrated({ then }: { then: () => void }) {
  useEffect(() => startTransition(then), [then]);
  return null;
}

type BannerProps = { analysis: Analysis; data: Pick<AnalysisPageData, "baseRates"> };

/** Before anything else when the answer rests on little or on nothing: why, and what can be said all the same. */
export function Banner({ analysis: { file, request, report }, data: { baseRates = noRates } }: BannerProps) {
  const said = useMemo(
    () => whatCanBeSaid({ file, request, report, baseRates: baseRatesAsked(report, baseRates) }),
    [file, request, report, baseRates],
  );
  return (
    <>
      {said !== null && report.blockedBy === null ? null : <Warning report={report} />}
      {said === null ? null : <WhatCanBeSaid said={said} fundamentals={file.fundamentals} />}
    </>
  );
}

function Warning({ report }: { report: ValuationReport }) {
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
