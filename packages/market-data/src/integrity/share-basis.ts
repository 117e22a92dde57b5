import type { Fundamentals, IsoDate } from "@valora/valuation";
import type { Split } from "../provider.ts";
import { everyStatement } from "./every-statement.ts";
import type { Finding } from "./finding.ts";
import { splitBy, splitFactorSince } from "./splits.ts";

/** A company after one step, and what the step did. */
export type Step = { company: Fundamentals; findings: readonly Finding[] };

/**
 * Shares and per-share figures on the basis of the day the price was seen: the splits since the day that the provider counts
 * on are applied. A provider that does not say on which day it counts is left as it is; its count is then compared with the
 * market's.
 */
export function onBasisOf(day: IsoDate, company: Fundamentals, splits: readonly Split[]): Step {
  const { shareBasisAsOf, sharesOutstanding } = company;
  if (shareBasisAsOf === undefined) return { company, findings: [] };
  const factor = splitFactorSince(shareBasisAsOf, splits, day);
  if (factor === 1) return { company, findings: [] };
  return {
    company: {
      ...everyStatement(company, splitBy(factor)),
      shareBasisAsOf: day,
      sharesOutstanding: sharesOutstanding && { ...sharesOutstanding, value: sharesOutstanding.value * factor },
    },
    findings: [{ severity: "note", code: "splitApplied", factor, since: shareBasisAsOf }],
  };
}
