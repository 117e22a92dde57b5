import type { CurrencyCode, TraceNode } from "@valora/valuation";
import { useContext } from "react";
import { useLocation } from "react-router";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { reportedFigureEntries, reportedFigureOf } from "../../../features/wrong-numbers/contracts/reported-figure.ts";
import { useLocalAddress } from "../../session/address.ts";
import { FilerContext } from "../analysis/evidence/filer-context.ts";

/** Figures that a reader has brought: their page is theirs alone. */
const uploads = /^\/import\//;

/** Where a number of a trace of this page can be reported; null for what the reader has chosen or brought. */
export function useReportAddress(currency: CurrencyCode): (node: TraceNode) => string | null {
  const { pathname, search } = useLocation();
  const { ticker } = useContext(FilerContext);
  const address = useLocalAddress();
  if (ticker === "" || uploads.test(pathname)) return () => null;
  const page = `${pathname}${search}`;
  return (node) => {
    const reported = reportedFigureOf(node, { ticker, currency, page });
    return reported && address(`/report${searchText(reportedFigureEntries(reported))}`);
  };
}
