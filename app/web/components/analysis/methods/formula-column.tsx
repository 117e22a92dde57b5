import type { CurrencyCode, MethodName, Trace } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { FormulaInFigures, FormulaInLetters } from "../trace/formula.tsx";
import { type StepNode, tellingSteps } from "../trace/trace-graph.ts";
import { useTraceWords } from "../trace/trace-words.ts";

/** Third depth: each telling step in letters, with figures, and its result. */
type FormulaColumnProps = { method: MethodName; trace: Trace; currency: CurrencyCode };

export function FormulaColumn({ method, trace, currency }: FormulaColumnProps) {
  const t = useTranslations("analysis.how");
  const formats = useFormats();
  return (
    <div>
      {tellingSteps(trace).map((step) => (
        <FormulaLines key={step.id} method={method} trace={trace} step={step} currency={currency} />
      ))}
      <p className="t-tiny mt-3 text-ink-3">{t("unitNote", { currency: formats.currency(currency) })}</p>
    </div>
  );
}

function FormulaLines({ method, trace, step, currency }: FormulaColumnProps & { step: StepNode }) {
  const words = useTraceWords(currency);
  return (
    <div className="formula formula-lines">
      <i title={words.name(step)}>{words.symbol(step)}</i>
      <span aria-hidden="true">=</span>
      <span>
        <FormulaInLetters trace={trace} step={step} currency={currency} />
      </span>
      <span />
      <span aria-hidden="true">=</span>
      <span>
        <FormulaInFigures trace={trace} step={step} currency={currency} />
      </span>
      <span />
      <span aria-hidden="true">=</span>
      <b className="num font-semibold" data-trace={`methods/${method}/trace/${step.id}`}>
        {words.value(step)}
      </b>
    </div>
  );
}
