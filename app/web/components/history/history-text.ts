import type { HistoryRun } from "../../../contracts/history.ts";
import { leversIn, searchOf } from "../analysis/analysis-choice.ts";

/** Where the analysis stands again, with the assumptions that were chosen. */
export function addressOfRun({ ticker, scenario, source, chosen }: HistoryRun): string {
  const { wacc, growth, horizon, levers } = chosen;
  const overrides = {
    ...leversIn(levers ?? {}),
    ...(wacc !== null && { wacc }),
    ...(growth !== null && { growth }),
    ...(horizon !== null && { horizon }),
  };
  return `/analysis/${encodeURIComponent(ticker)}${searchOf({ scenario, overrides, source, how: null })}`;
}
