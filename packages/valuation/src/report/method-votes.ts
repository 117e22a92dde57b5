import type { PerShare } from "../inputs/units.ts";
import type { Scenario } from "../scenarios/assumptions.ts";
import { type Run, valueIn } from "../scenarios/method-run.ts";
import type { MethodName, NotApplicableReason, NotVotingReason } from "./outcome.ts";
import { separationsSince } from "./price-standing.ts";
import { implausibilityOf, type Vote } from "./summary.ts";

/** A method as it was run, and what its neutral value says of its vote. */
export type Cast = { method: MethodName; run: Run; inNeutral: NeutralVote };

/** A method's value in the neutral scenario, or the reason why it does not vote. */
export type NeutralVote = { votes: true; value: PerShare } | { votes: false; reason: NotVotingReason };

export function neutralVoteOf(run: Run): NeutralVote {
  const value = valueIn(run, "neutral");
  const reason = run.kind === "run" ? notVotingReasonOf(run, value) : null;
  return reason === null && typeof value === "number"
    ? { votes: true, value }
    : { votes: false, reason: reason ?? "neutralWithoutValue" };
}

/** Why a method that was run does not vote, whatever its value, or because that is far from the price; null for neither. */
function notVotingReasonOf(
  { company, appraisal }: Extract<Run, { kind: "run" }>,
  value: PerShare | NotApplicableReason,
): NotVotingReason | null {
  if (company.isForced) return "forced";
  if (company.isStale) return "staleStatements";
  if (separationsSince(company.fundamentals).length > 0) return "partSeparated";
  if (appraisal.notVotingReason) return appraisal.notVotingReason;
  return typeof value === "number" && company.price ? implausibilityOf(value, company.price.value) : null;
}

/**
 * A voting method's value in a scenario: its value there; 0 where its debts are larger than the business; its neutral value
 * where nothing can be computed.
 */
export function voteIn(scenario: Scenario, { method, run, inNeutral }: Cast): Vote | null {
  if (!inNeutral.votes) return null;
  const value = valueIn(run, scenario);
  if (typeof value === "number") return { method, value };
  const isNotAboveZero = run.kind === "run" && value === run.valuations(scenario).notAboveZero;
  return { method, value: isNotAboveZero ? 0 : inNeutral.value };
}
