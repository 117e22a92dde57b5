import type { Cell } from "@valora/valuation/statements";
import { createContext, type ReactNode, useContext } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { inSentence } from "../../../messages/phrases/first-letter.ts";
import { LocalLink } from "../site/local-link.tsx";

/** The prefix of the addresses of a page's figures: "statements/annual". */
export const FigureRootContext = createContext("");

/** The words for a number that is not there. */
export function useAbsence() {
  const t = useTranslations();
  return ({ reason, missing }: Extract<Cell, { value: null }>): string => {
    const names = missing.map((name) => inSentence(t(`figures.${name}`))).join(", ");
    return names === "" ? t(`fundamentals.absent.${reason}`) : `${t(`fundamentals.absent.${reason}`)}: ${names}`;
  };
}

type TracedFigureProps = { cell: Cell; write: (value: number) => string; isQuiet?: boolean };

/** A number that opens its derivation, with its place in the trace; or a dash that says why there is none. */
export function TracedFigure({ cell, write, isQuiet = true }: TracedFigureProps) {
  const root = useContext(FigureRootContext);
  const absence = useAbsence();
  if (cell.value === null) {
    const reason = absence(cell);
    return (
      <span className="nothing" title={reason}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{reason}</span>
      </span>
    );
  }
  return (
    <WhenceLink trace={String(cell.node)} address={`${root}/trace/${cell.node}`} isQuiet={isQuiet}>
      {write(cell.value)}
    </WhenceLink>
  );
}

type WhenceLinkProps = {
  /** The figure that the page is asked to derive. */
  trace: string;
  /** Its address among the figures of the page. */
  address: string;
  isQuiet?: boolean;
  children: ReactNode;
};

/** Leads to the same page with the derivation of a figure. */
export function WhenceLink({ trace, address, isQuiet = true, children }: WhenceLinkProps) {
  const t = useTranslations("trace");
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set("trace", trace);
  return (
    <LocalLink
      className={isQuiet ? "trace-quiet num" : "trace num"}
      to={`${pathname}?${parameters}#trace`}
      data-trace={address}
      title={t("whence")}
      preventScrollReset
      rel="nofollow"
    >
      {children}
    </LocalLink>
  );
}
