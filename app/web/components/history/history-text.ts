import { analysisEntries, withoutTheUsual } from "../../../core/analysis/contracts/analysis-address.ts";
import type { HistoryRun } from "../../../core/history/contracts/history.ts";
import { noPolicy } from "../../../core/policies/contracts/policy-limits.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";

/** Where the analysis stands again, with the assumptions that were chosen then and no policy of today. */
export function addressOfRun({ ticker, scenario, source, chosen }: HistoryRun): string {
  const { wacc, growth, horizon, price: _ofThatDay, force, ...others } = chosen;
  const asked = {
    ...others,
    scenario,
    wacc: wacc ?? undefined,
    growth: growth ?? undefined,
    horizon: horizon ?? undefined,
    force: force && [...force],
    source: source ?? undefined,
    policy: noPolicy,
  };
  return `/analysis/${encodeURIComponent(ticker)}${searchText(analysisEntries(withoutTheUsual(asked)))}`;
}
