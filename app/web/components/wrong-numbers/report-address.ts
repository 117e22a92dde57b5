import type { CurrencyCode, TraceNode } from "@valora/valuation";
import { useContext } from "react";
import { useLocation } from "react-router";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import {
  type ReportedFigure,
  reportedFigureEntries,
  reportedFigureOf,
} from "../../../features/wrong-numbers/contracts/reported-figure.ts";
import { useLocalAddress } from "../../session/address.ts";
import { FilerContext } from "../analysis/evidence/filer-context.ts";

/** Figures that a reader has brought: their page is theirs alone. */
const uploads = /^\/import\//;

/** A number as its reader sees it, and where it can be reported. */
export type Reportable = { reported: ReportedFigure; address: string };

/** Tells of a number of a trace of this page how it can be reported; null for what the reader has chosen or brought. */
export function useReportable(currency: CurrencyCode): (node: TraceNode) => Reportable | null {
  const { pathname, search } = useLocation();
  const { ticker } = useContext(FilerContext);
  const address = useLocalAddress();
  if (ticker === "" || uploads.test(pathname)) return () => null;
  const page = `${pathname}${search}`;
  return (node) => {
    const reported = reportedFigureOf(node, { ticker, currency, page });
    return reported && { reported, address: address(`/report${searchText(reportedFigureEntries(reported))}`) };
  };
}
