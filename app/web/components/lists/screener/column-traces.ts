import type { ListedCompany } from "../../../../core/lists/contracts/screened-company.ts";
import type { ScreenerColumn, ScreenerView } from "../../../../core/lists/contracts/screener.ts";

/** Under which addresses the figure of a company in a column can be asked for; undefined where there is none. */
export const tracesOf = (
  column: ScreenerColumn,
  row: Partial<Pick<ListedCompany, ScreenerColumn>>,
  view: ScreenerView,
): string | undefined => ((row[column] ?? null) === null ? undefined : tracesOfColumn(column, view));

function tracesOfColumn(column: ScreenerColumn, view: ScreenerView): string | undefined {
  switch (column) {
    case "price":
      return "price";
    case "value":
      return view === "mean" ? "summary/mean" : `methods/${view}/valuePerShare`;
    case "difference":
      return view === "mean" ? "summary/difference" : `methods/${view}/difference`;
    case "lowest":
      return "summary/minimum";
    case "highest":
      return "summary/maximum";
    case "votes":
      return "summary/voting summary/methods summary/leastForSignal summary/wanting";
    case "quality":
      return "ratios/quality/piotroski/score ratios/quality/piotroski/known";
    case "marketCap":
      return "ratios/price/marketValue/value";
    case "priceToEarnings":
    case "priceToBook":
    case "dividendYield":
      return `ratios/price/${column}/value`;
    case "returnOnEquity":
      return "ratios/ratios/returnOnEquity/latest/value";
    default:
      return undefined;
  }
}
