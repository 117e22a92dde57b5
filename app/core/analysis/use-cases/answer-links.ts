import { noPolicy } from "../../policies/contracts/policy-limits.ts";
import { searchText } from "../../shared/contracts/address-grammar.ts";
import { analysisEntries, withoutTheUsual } from "../contracts/analysis-address.ts";
import type { AnalysisQuery } from "../contracts/analysis-query.ts";

/**
 * The page that shows the same result to every reader: nothing of a reader's policy is filled in, and whichever provider answers
 * goes without saying. A page shows every method, and draws at random only where it is asked there.
 */
export function pageAddress({ ticker, ...query }: AnalysisQuery): string {
  return `/analysis/${encodeURIComponent(ticker)}${searchText(sharedEntries(query))}`;
}

/** Where a trace of the same result is read by itself, as a template (RFC 6570): `field` is its path in the whole answer. */
export const traceAddress = ({ ticker, ...query }: AnalysisQuery): string =>
  `/api/v1/analysis${searchText([["ticker", ticker], ...sharedEntries(query)])}&fields={field}`;

function sharedEntries({ methods: _m, simulation: _s, source, policy, ...asked }: Omit<AnalysisQuery, "ticker">) {
  const shared = {
    ...asked,
    ...(source !== "automatic" && { source }),
    ...(policy !== undefined && { policy: noPolicy }),
  };
  return analysisEntries(withoutTheUsual(shared));
}
