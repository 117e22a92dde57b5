import { writtenCorrectedFigures } from "../../../../core/fundamentals/contracts/own-figures.ts";
import { searchText } from "../../../../core/shared/contracts/address-grammar.ts";
import type { ComparedColumns } from "./compare-row.tsx";

/** The company's page, in the view and with the own figures of the comparison. */
export const comparedPageOf = (
  { ticker }: { ticker: string },
  { view, figures }: Pick<ComparedColumns, "view" | "figures">,
) => {
  const own = figures[ticker] ?? [];
  const entries = [
    ...(view === "relative" ? [["view", view] as const] : []),
    ...(own.length === 0 ? [] : [["figures", writtenCorrectedFigures(own)] as const]),
  ];
  return `/analysis/${encodeURIComponent(ticker)}${searchText(entries)}`;
};
