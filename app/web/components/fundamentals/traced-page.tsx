import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { FilerContext } from "../analysis/evidence/filer-context.ts";
import { figuresAddressOf } from "./figures-address.ts";
import { FigureRootContext } from "./traced-figure.tsx";

type TracedPageProps = {
  ticker: string;
  cik?: string | null;
  /** The prefix of the addresses of its figures. */
  root: string;
  /** The day until which filings count: figures of an earlier one cannot be asked for by address. */
  day?: string | null;
  /** Whether it holds figures of the reader's own, which no address of a figure names. */
  isOwn?: boolean;
  children: ReactNode;
};

/** A page about what a company has filed or what its price has done, and where its figures can be asked for. */
export function TracedPage({ ticker, cik = null, root, day = null, isOwn = false, children }: TracedPageProps) {
  const source = providerIn(useSearchParams()[0]);
  const filer = useMemo(() => ({ ticker, cik }), [ticker, cik]);
  return (
    <FilerContext value={filer}>
      <FigureRootContext value={root}>
        <div
          className="wrap fundamentals"
          data-trace-at={day === null && !isOwn ? figuresAddressOf(ticker, { source }) : undefined}
        >
          {children}
        </div>
      </FigureRootContext>
    </FilerContext>
  );
}
