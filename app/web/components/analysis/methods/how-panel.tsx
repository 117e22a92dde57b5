import type { CurrencyCode, Estimate, IsoDate, MethodName, MethodReport } from "@valora/valuation";
import { X } from "lucide-react";
import { type MouseEvent, memo, useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { PredictedFile } from "../../../../core/analysis/contracts/predicted-file.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { YearEditing } from "../controls/years/year-editing.tsx";
import { PredictionPanel } from "../panels/prediction-panel.tsx";
import { QuantityTerm } from "../trace/explained-term.tsx";
import { TraceDrawer } from "../trace/trace-drawer.tsx";
import { type TraceTarget, TraceTargetContext } from "../trace/trace-link.tsx";
import { TraceSteps } from "../trace/trace-steps.tsx";
import { useMeaning } from "../verdict/meaning.ts";
import { FormulaColumn } from "./formula-column.tsx";
import { Differing, Ladder, Terminal } from "./method-extras.tsx";
import { ProjectionTable } from "./projection-table.tsx";

type HowPanelProps = {
  report: MethodReport;
  outcome: Estimate;
  name: string;
  currency: CurrencyCode;
  /** The day of the balance sheet, from which the years count. */
  accountsEnd: IsoDate | null;
  /** Facts from the model besides its value; of the prediction only. */
  prediction: PredictedFile["prediction"];
  closeAddress: string;
  onHow: (method: null) => void;
};

/** How a method reached its value, in three depths: a sentence, what it means here, and the formula filled in. */
export const HowPanel = memo(function HowPanel({
  report,
  outcome,
  name,
  currency,
  accountsEnd,
  prediction,
  closeAddress,
  onHow,
}: HowPanelProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { method } = report;
  const { trace } = outcome;
  const [path, setPath] = useState<readonly number[]>([]);
  const target = useMemo<TraceTarget>(
    () => ({ prefix: `step-${method}`, open: (id) => setPath((before) => [...before, id]) }),
    [method],
  );
  useEffect(() => {
    const id = idInHash(target.prefix);
    if (id !== null) setPath([id]);
  }, [target]);
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onHow(null);
  };
  return (
    <TraceTargetContext value={target}>
      <section className="how" id={`how-${method}`} aria-labelledby={`how-title-${method}`}>
        <div className="how-head">
          <h3 className="t-h2" id={`how-title-${method}`} data-trace={`methods/${method}/valuePerShare`}>
            {t("analysis.how.title", {
              method: t(`methods.${method}.inSentence`),
              value: formats.price(outcome.valuePerShare, currency),
            })}
          </h3>
          <a className="icon-button" href={closeAddress} onClick={close} aria-label={t("analysis.cards.close")}>
            <X size={16} strokeWidth={1.6} aria-hidden="true" />
          </a>
        </div>
        <Words report={report} outcome={outcome} name={name} currency={currency} />
        <FormulaColumn method={method} trace={trace} currency={currency} />
        <div className="how-wide">
          {method === "prediction" ? <PredictionPanel prediction={prediction} /> : null}
          <YearEditing method={method} />
          <ProjectionTable trace={trace} currency={currency} accountsEnd={accountsEnd} />
          <Terminal method={method} />
          <Differing method={method} currency={currency} />
          <Ladder method={method} currency={currency} />
          <Besides method={method} outcome={outcome} currency={currency} />
          <TraceSteps
            trace={trace}
            currency={currency}
            countTrace={`methods/${method}/steps`}
            title={t("analysis.how.steps", { count: String(trace.nodes.length) })}
          />
        </div>
        <TraceDrawer trace={trace} currency={currency} path={path} onPath={setPath} />
      </section>
    </TraceTargetContext>
  );
});

/** The step that the address points at: a figure followed before the scripts had arrived, or a shared link. */
function idInHash(prefix: string): number | null {
  const found = /^#(.+)-(\d+)$/.exec(window.location.hash);
  return found?.[1] === prefix ? Number(found[2]) : null;
}

/** First depth and second: what the method says, what that means for this company, and what to mind before trusting it. */
function Words({
  report,
  outcome,
  name,
  currency,
}: Omit<HowPanelProps, "accountsEnd" | "closeAddress" | "onHow" | "prediction">) {
  const t = useTranslations();
  const meaning = useMeaning({ method: report.method, outcome, name, currency });
  return (
    <div>
      <p className="t-say explains">{t(`methods.${report.method}.sentence`)}</p>
      {meaning === null ? null : (
        <p className="explains mt-3 text-[0.9375rem] leading-relaxed text-ink-2" data-trace={meaning.traces}>
          {meaning.text}
        </p>
      )}
      <p className="t-small mt-3 text-ink-3">
        {t("analysis.how.variant", { variant: t(`variants.${outcome.variant}`) })}
      </p>
      {report.method === "comparableMultiples" ? (
        <p className="t-small mt-1">
          <a className="link" href="#peers">
            {t("peers.change")}
          </a>
        </p>
      ) : null}
      <p className="t-small mt-1">
        <LocalLink className="link" to={`/methodology/proof#${report.method}`}>
          {t("analysis.how.proof")}
        </LocalLink>
      </p>
      {outcome.warnings.length === 0 ? null : (
        <div className="mt-4">
          <h4 className="t-small font-semibold">{t("analysis.how.warnings")}</h4>
          <ul className="warning-list t-small text-ink-2">
            {outcome.warnings.map((warning) => (
              <li key={warning}>{t(`warnings.${warning}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Figures shown beside the value that never vote: rungs of the asset ladder, Graham's numbers. */
type BesidesProps = { method: MethodName; outcome: Estimate; currency: CurrencyCode };

function Besides({ method, outcome, currency }: BesidesProps) {
  const t = useTranslations();
  const formats = useFormats();
  if (outcome.besides.length === 0) return null;
  return (
    <div className="besides">
      <h4 className="t-small font-semibold">{t("analysis.how.besides")}</h4>
      <dl>
        {outcome.besides.map(({ name, value, unit }) => (
          <div key={name}>
            <dt>
              <QuantityTerm quantity={name}>{t(`quantities.${name}`)}</QuantityTerm>
            </dt>
            <dd className="num" data-trace={`methods/${method}/besides/${name}`}>
              {unit === "rate" ? formats.percent(value) : formats.quantity(value, unit, currency)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
