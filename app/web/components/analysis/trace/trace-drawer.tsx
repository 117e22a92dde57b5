import type { CurrencyCode, Trace, TraceNode } from "@valora/valuation";
import { ArrowLeft, X } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { canBeOwn } from "../../../wrong-numbers/own-figure-typed.ts";
import { OwnFigureForm } from "../../own-figures/own-figure-form.tsx";
import { useReportable } from "../../wrong-numbers/report-address.ts";
import { abridged } from "../page/abridged.ts";
import { FormulaInFigures, FormulaInLetters } from "./formula.tsx";
import { HeldDataLink } from "./held-data-link.tsx";
import { Origin } from "./origin.tsx";
import { allInputsOf, isStep, nodeWith, type StepNode } from "./trace-graph.ts";
import { TraceLink, TraceTargetContext } from "./trace-link.tsx";
import { useTraceWords } from "./trace-words.ts";

type TraceDrawerProps = {
  trace: Trace;
  currency: CurrencyCode;
  /** Ids walked through, the one on show last; empty when closed. */
  path: readonly number[];
  onPath: (path: readonly number[]) => void;
};

/** Walks a trace one number at a time: its formula, its figures, and each of them in turn, down to the filing. */
export function TraceDrawer({ trace, currency, path, onPath }: TraceDrawerProps) {
  const t = useTranslations("trace");
  const words = useTraceWords(currency);
  const { aside } = useContext(TraceTargetContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = path.at(-1);
  const node = id === undefined ? undefined : nodeWith(trace, id);
  const isOpen = node !== undefined;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog ref={dialog} className="drawer" aria-labelledby="trace-title" onClose={() => onPath([])}>
      {node === undefined ? null : (
        <>
          <div className="drawer-head">
            {path.length > 1 ? (
              <button type="button" className="icon-button" onClick={() => onPath(path.slice(0, -1))}>
                <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
                {t("back")}
              </button>
            ) : (
              <span className="t-small text-ink-3">{t("whence")}</span>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={t("close")}
              onClick={() => dialog.current?.close()}
            >
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
          </div>
          <h2 id="trace-title" className="t-h3">
            {words.name(node)}
          </h2>
          <p className="t-value mt-1">{words.valueInWords(node)}</p>
          {isStep(node) ? (
            <StepDetail trace={trace} step={node} currency={currency} />
          ) : (
            <p className="mt-4 text-sm leading-relaxed text-ink-2">
              <Origin trace={trace} node={node} currency={currency} />
              <HeldDataLink node={node} />
            </p>
          )}
          {aside?.(node)}
          <LooksWrong node={node} currency={currency} />
        </>
      )}
    </dialog>
  );
}

/** The way to report the number on show, and to put one's own in its place. */
function LooksWrong({ node, currency }: { node: TraceNode; currency: CurrencyCode }) {
  const t = useTranslations("trace");
  const found = useReportable(currency)(node);
  if (found === null) return null;
  const { reported, address } = found;
  return (
    <>
      <p className="trace-doubt">
        <a className="link" href={address} rel="nofollow">
          {t("looksWrong")}
        </a>
      </p>
      {canBeOwn(reported) && (
        <details className="mt-3 no-print" key={address}>
          <summary className="link">{t("useOwn.title")}</summary>
          <p className="t-small mt-2 text-ink-2">{t("useOwn.lead")}</p>
          <OwnFigureForm reported={reported} action={address} />
        </details>
      )}
    </>
  );
}

function StepDetail({ trace, step, currency }: { trace: Trace; step: StepNode; currency: CurrencyCode }) {
  const t = useTranslations("trace");
  const words = useTraceWords(currency);
  const inputs = abridged(allInputsOf(trace, step));
  const row = (input: TraceNode) => (
    <div key={input.id}>
      <dt>
        <i className="font-serif">{words.symbol(input)}</i> {words.name(input)}
      </dt>
      <dd>
        <TraceLink node={input}>{words.valueInWords(input)}</TraceLink>
      </dd>
    </div>
  );
  return (
    <>
      <p className="formula mt-4">
        <i>{words.symbol(step)}</i> = <FormulaInLetters trace={trace} step={step} currency={currency} />
      </p>
      <p className="formula">
        = <FormulaInFigures trace={trace} step={step} currency={currency} />
      </p>
      <dl className="trace-inputs">
        {inputs.head.map(row)}
        {inputs.hidden === 0 ? null : (
          <div>
            <dt>{t("more", { count: inputs.hidden })}</dt>
            <dd />
          </div>
        )}
        {inputs.tail.map(row)}
      </dl>
    </>
  );
}
