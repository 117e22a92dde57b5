import type { MethodName, NotApplicable, Outcome } from "./outcome.ts";

type Answered = { method: MethodName; outcome: Outcome };

/**
 * The answers of all methods, each suggestion of another method followed until one that gives a value.
 *
 * A method that does not apply names the one that fits better by its own lights, and knows nothing of whether that one applies.
 * Where it does not, the one that it names in turn is asked, each once; where all of them fail, the first method that votes, else
 * the first with a value. Null where no method has one: nobody is sent from one refusal to the next.
 */
export function withReachedAlternatives<Report extends Answered>(reports: readonly Report[]): Report[] {
  const outcomes = new Map(reports.map(({ method, outcome }) => [method, outcome]));
  const [last] = [
    ...reports.filter(({ outcome }) => outcome.kind === "estimate" && outcome.votes),
    ...reports.filter(({ outcome }) => outcome.kind === "estimate"),
  ];
  return reports.map((report) => {
    const { method, outcome } = report;
    if (outcome.kind === "estimate" || outcome.alternative === null) return report;
    const alternative = reachedFrom(method, outcome, outcomes) ?? last?.method ?? null;
    return alternative === outcome.alternative ? report : { ...report, outcome: { ...outcome, alternative } };
  });
}

/** The first method with a value on the way of suggestions; null where it ends, or comes back to one that was asked. */
function reachedFrom(
  method: MethodName,
  refusal: NotApplicable,
  outcomes: ReadonlyMap<MethodName, Outcome>,
): MethodName | null {
  const asked = new Set([method]);
  for (let next = refusal.alternative; next !== null && !asked.has(next); ) {
    asked.add(next);
    const outcome = outcomes.get(next);
    if (!outcome || outcome.kind === "estimate") return outcome ? next : null;
    next = outcome.alternative;
  }
  return null;
}
