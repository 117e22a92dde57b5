import { companyLabel } from "../../../messages/company-name.ts";
import type { ReaderWords } from "../../../messages/reader/reader-words.ts";
import { type ChangeTexts, changeWords } from "../../../messages/runs/run-changes.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import type { RunDifference } from "../contracts/job-runs.ts";
import type { RunState } from "../contracts/run-states.ts";

type Words = Pick<ReaderWords, "t" | "formats">;
type Run = { name: string; state: RunState; difference: RunDifference | null };

/** How a run went, in one line. */
export function runTitle({ name, state, difference }: Run, { t }: Pick<Words, "t">): string {
  if (state !== "done") return t("mail.job.failedSubject", { name });
  if (difference === null) return t("mail.job.firstSubject", { name });
  const count = difference.changed.length + difference.came.length + difference.went.length;
  return t("mail.job.subject", { name, count });
}

/** What is different from the run before: a line for each company, no more than so many. */
export function differenceLines({ changed, came, went }: RunDifference, { t, formats }: Words, most: number): string[] {
  const words = textByKey(t);
  const texts: ChangeTexts = { t: (key, values) => words(`jobs.change.${key}`, values ?? {}), formats };
  const lines = [
    ...changed.map((change) => `${companyLabel(change)}: ${changeWords(change, texts)}`),
    ...came.map((company) => t("mail.job.came", { company: companyLabel(company) })),
    ...went.map((company) => t("mail.job.went", { company: companyLabel(company) })),
  ];
  const more = lines.length - most;
  return [
    ...lines.slice(0, most).map((line) => `- ${line}`),
    ...(more > 0 ? [t("mail.job.more", { count: more })] : []),
  ];
}
