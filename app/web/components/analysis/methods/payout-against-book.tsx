import type { CompanyFile, CurrencyCode, PerShare, ValuationRequest } from "@valora/valuation";
import { type PayoutBookLine, payoutAgainstBookOf } from "@valora/valuation/payout-against-book";
import { useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { TraceDrawer } from "../trace/trace-drawer.tsx";
import { nodeWith } from "../trace/trace-graph.ts";
import { TraceLink, type TraceTarget, TraceTargetContext } from "../trace/trace-link.tsx";
import { TraceSteps } from "../trace/trace-steps.tsx";

type PayoutAgainstBookProps = {
  file: CompanyFile;
  request: ValuationRequest;
  currency: CurrencyCode;
};

/** Without the half-year where flows arrive at the end of theirs: it is nothing then. */
const isTold = ({ line, value }: { line: PayoutBookLine; value: PerShare }) =>
  line !== "gapOfHalfYear" || Math.abs(value) >= 0.005;

/** Why dividends and residual income differ, in four lines that add up; each leads to where it comes from. */
export function PayoutAgainstBook({ file, request, currency }: PayoutAgainstBookProps) {
  const t = useTranslations();
  const formats = useFormats();
  const id = useId();
  const told = useMemo(() => payoutAgainstBookOf(file, request), [file, request]);
  const [path, setPath] = useState<readonly number[]>([]);
  const target = useMemo<TraceTarget>(
    () => ({
      prefix: "step-payoutAgainstBook",
      open: (node) => setPath((before) => [...before, node]),
    }),
    [],
  );
  if (told.kind === "unavailable") return null;
  const { dividends, residualIncome, lines, trace } = told;
  const amount = (value: PerShare) => formats.amount(value);
  const signed = (value: PerShare) => `${value < 0 ? "\u2212" : "+"}${amount(Math.abs(value))}`;
  return (
    <TraceTargetContext value={target}>
      <section className="differ-lines" aria-labelledby={id}>
        <h4 className="t-small font-semibold" id={id}>
          {t("analysis.how.differ.title")}
        </h4>
        <p className="t-small mt-1 max-w-[80ch] text-ink-2">{t("analysis.how.differ.lead")}</p>
        <dl>
          <div className="differ-total">
            <dt>{t("methods.residualIncome.name")}</dt>
            <dd className="num" data-trace="payoutAgainstBook/residualIncome">
              {amount(residualIncome)}
            </dd>
          </div>
          {lines.filter(isTold).map(({ line, value, node }) => {
            const step = nodeWith(trace, node);
            return (
              <div key={line}>
                <dt>
                  {t(`quantities.${line}`)} <span className="text-ink-3">{t(`analysis.how.differ.${line}`)}</span>
                </dt>
                <dd className="num" data-trace={`payoutAgainstBook/lines/${line}/value`}>
                  {step === undefined ? signed(value) : <TraceLink node={step}>{signed(value)}</TraceLink>}
                </dd>
              </div>
            );
          })}
          <div className="differ-total">
            <dt>{t("methods.dividendDiscount.name")}</dt>
            <dd className="num" data-trace="payoutAgainstBook/dividends">
              {amount(dividends)}
            </dd>
          </div>
        </dl>
        <TraceSteps
          trace={trace}
          currency={currency}
          countTrace="payoutAgainstBook/steps"
          title={t("analysis.how.steps", { count: String(trace.nodes.length) })}
        />
        <TraceDrawer trace={trace} currency={currency} path={path} onPath={setPath} />
      </section>
    </TraceTargetContext>
  );
}
