import { Failure } from "../../../failure.ts";

/** The problem of one field of a form: a code with its parameters. */
export type FieldProblem = Pick<Failure, "code" | "params">;

/** Checks every field of a form as typed, and collects the problems by field; a check throws a `Failure`. */
export function fieldProblemsOf<Field extends string>(
  checks: Readonly<Record<Field, (typed: string) => unknown>>,
  form: Readonly<Record<Field, string>>,
): Partial<Record<Field, FieldProblem>> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field in checks) {
    try {
      checks[field](form[field]);
    } catch (error) {
      const { code, params } = Failure.from(error);
      problems[field] = { code, params };
    }
  }
  return problems;
}
