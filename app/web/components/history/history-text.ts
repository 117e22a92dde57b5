import type { HistoryRun } from "../../../core/history/contracts/history.ts";
import { noPolicy } from "../../../core/policies/contracts/policy-limits.ts";
import { leversIn, searchOf } from "../analysis/controls/analysis-choice.ts";

/** Where the analysis stands again, with the assumptions that were chosen then and no policy of today. */
export function addressOfRun({ ticker, scenario, source, chosen }: HistoryRun): string {
  const { wacc, growth, horizon, levers, years, type, force, view, prudent, peers, notes = {} } = chosen;
  const overrides = {
    ...leversIn(levers ?? {}),
    ...years,
    ...(type && { type }),
    ...(force && { force }),
    ...(view && { view }),
    ...(prudent && { prudent }),
    ...(wacc !== null && { wacc }),
    ...(growth !== null && { growth }),
    ...(horizon !== null && { horizon }),
    ...(peers && { peers }),
  };
  return `/analysis/${encodeURIComponent(ticker)}${searchOf({ scenario, overrides, notes, source, how: null, price: null, policy: noPolicy })}`;
}
