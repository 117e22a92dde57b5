import type { CurrencyCode, Trace } from "@valora/valuation";
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { TraceDrawer } from "../analysis/trace/trace-drawer.tsx";
import { type TraceTarget, TraceTargetContext } from "../analysis/trace/trace-link.tsx";
import { TraceSteps } from "../analysis/trace/trace-steps.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { FigureRootContext } from "./traced-figure.tsx";

const never = () => () => {};

type StatementTraceProps = { trace: Trace | null; currency: CurrencyCode } & Pick<TraceTarget, "aside">;

/** Where the figure in the address comes from: a drawer, or without scripts a section with every step. */
export function StatementTrace({ trace, currency, aside }: StatementTraceProps) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (hasScripts) return <Drawer trace={trace} currency={currency} aside={aside} />;
  return trace === null ? null : <Steps trace={trace} currency={currency} aside={aside} />;
}

/** The address of the page without the figure. */
function useAddressBefore(): string {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.delete("trace");
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}

function Drawer({ trace, currency, aside }: StatementTraceProps) {
  const navigate = useNavigate();
  const before = useAddressBefore();
  const root = useContext(FigureRootContext);
  const [path, setPath] = useState<readonly number[]>([]);
  useEffect(() => setPath(trace === null ? [] : [trace.result]), [trace]);
  const target = useMemo<TraceTarget>(
    () => ({ prefix: "trace", root, open: (id) => setPath((walked) => [...walked, id]), aside }),
    [root, aside],
  );
  const walk = (walked: readonly number[]) => {
    setPath(walked);
    if (walked.length === 0 && trace !== null) navigate(before, { preventScrollReset: true, replace: true });
  };
  return (
    <TraceTargetContext value={target}>
      <TraceDrawer trace={trace ?? nothing} currency={currency} path={trace === null ? [] : path} onPath={walk} />
    </TraceTargetContext>
  );
}

const nothing: Trace = { nodes: [], result: 0 };

function Steps({ trace, currency, aside }: StatementTraceProps & { trace: Trace }) {
  const t = useTranslations("fundamentals.trace");
  const held = useTranslations("analysis.sources");
  const { pathname } = useLocation();
  const root = useContext(FigureRootContext);
  const before = useAddressBefore();
  return (
    <TraceTargetContext value={{ prefix: "trace", root, open: () => {}, aside }}>
      <section className="sec" id="trace" aria-labelledby="trace-heading">
        <div className="sec-head">
          <h2 className="t-h2" id="trace-heading">
            {t("title")}
          </h2>
          <LocalLink className="link" to={before}>
            {t("close")}
          </LocalLink>
        </div>
        <TraceSteps trace={trace} currency={currency} title={t("steps")} isOpen />
        <LocalLink className="link" to={`${pathname.replace(/\/[^/]*$/, "")}/data`}>
          {held("held")}
        </LocalLink>
      </section>
    </TraceTargetContext>
  );
}
