import type { Cell } from "@valora/valuation";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { LocalLink } from "../local-link.tsx";

/** The words for a number that is not there. */
export function useAbsence() {
  const t = useTranslations();
  return ({ reason, missing }: Extract<Cell, { value: null }>): string => {
    const names = missing.map((name) => t(`figures.${name}`)).join(", ");
    return names === "" ? t(`fundamentals.absent.${reason}`) : `${t(`fundamentals.absent.${reason}`)}: ${names}`;
  };
}

type TracedFigureProps = { cell: Cell; write: (value: number) => string; isQuiet?: boolean };

/** A number that opens its derivation, with its place in the trace; or a dash that says why there is none. */
export function TracedFigure({ cell, write, isQuiet = true }: TracedFigureProps) {
  const t = useTranslations("trace");
  const absence = useAbsence();
  const { pathname, search } = useLocation();
  if (cell.value === null) {
    const reason = absence(cell);
    return (
      <span className="nothing" title={reason}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{reason}</span>
      </span>
    );
  }
  const parameters = new URLSearchParams(search);
  parameters.set("trace", String(cell.node));
  return (
    <LocalLink
      className={isQuiet ? "trace-quiet num" : "trace num"}
      to={`${pathname}?${parameters}#trace`}
      data-trace={cell.node}
      title={t("whence")}
      preventScrollReset
      rel="nofollow"
    >
      {write(cell.value)}
    </LocalLink>
  );
}
