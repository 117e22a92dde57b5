import type { MethodName, Outcome } from "./outcome.ts";

type Answered = { method: MethodName; outcome: Outcome };

/**
 * The answers of all methods, each suggestion of another method one that gives a value.
 *
 * A method that does not apply names the one that fits better by its own lights, and knows nothing of whether that one applies.
 * Where it does not, the first method that votes is suggested, else the first with a value; null where no method has one: no
 * reader is sent from one refusal to the next. A value that was forced suits the company no better than before, and is not suggested.
 */
export function withReachedAlternatives<Report extends Answered>(reports: readonly Report[]): Report[] {
  const valued = reports.filter(({ outcome }) => outcome.kind === "estimate" && outcome.notVotingReason !== "forced");
  const names = new Set(valued.map(({ method }) => method));
  const other = valued.find(({ outcome }) => outcome.kind === "estimate" && outcome.votes) ?? valued[0];
  return reports.map((report) => {
    const { outcome } = report;
    if (outcome.kind === "estimate" || outcome.alternative === null) return report;
    const alternative = names.has(outcome.alternative) ? outcome.alternative : (other?.method ?? null);
    return alternative === outcome.alternative ? report : { ...report, outcome: { ...outcome, alternative } };
  });
}
