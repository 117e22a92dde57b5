import { type JobVerb, jobVerbs } from "../../features/jobs/contracts/job-verbs.ts";
import type { Misused, Word } from "../words.ts";

/** `which`: a job by its id or name, or a run by its id; null of `list`. */
export type JobCommand = { kind: "jobs"; verb: JobVerb; email: string; which: string | null; isJson: boolean };

/** `jobs list EMAIL`, `jobs runs|run|pause|resume EMAIL JOB` and `jobs cancel EMAIL RUN`, each with `--json`. */
export function readJobWords(words: readonly Word[]): JobCommand | Misused {
  const option = words.find((word) => word.kind !== "plain" && !(word.kind === "switch" && word.name === "json"));
  if (option !== undefined) return notTaken("jobs", option.written);
  const [first, email, which, ...tooMany] = words.flatMap((word) => (word.kind === "plain" ? [word.written] : []));
  const verb = jobVerbs.find((each) => each === first);
  if (first !== undefined && verb === undefined) return notTaken("jobs", first);
  if (verb === undefined || email === undefined) return missing(verb === undefined ? "jobs" : `jobs ${verb}`);
  const other = verb === "list" ? which : tooMany[0];
  if (other !== undefined) return notTaken(`jobs ${verb}`, other);
  if (verb !== "list" && which === undefined) return missing(`jobs ${verb}`);
  return { kind: "jobs", verb, email, which: which ?? null, isJson: words.some(({ kind }) => kind === "switch") };
}

const notTaken = (command: string, argument: string): Misused => ({
  kind: "misused",
  reason: "notTaken",
  command,
  argument,
});

const missing = (option: string): Misused => ({ kind: "misused", reason: "missingValue", option });
