import { companyLabel } from "../../../messages/company-name.ts";
import { type Formats, formatsFor } from "../../../messages/formats.ts";
import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";
import { momentInZone } from "../../../messages/runs/moment-in-zone.ts";
import { type ChangeTexts, changeWords } from "../../../messages/runs/run-changes.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import type { DueRun, RunEnd, Told } from "../use-cases/job-context.ts";
import { runEvent } from "../use-cases/run-event.ts";

/** Lines of a mail; the page of the run has all. */
const MOST_LINES = 40;

type End = Omit<RunEnd, keyof Told>;
type Writing = { end: End; run: DueRun; t: Awaited<ReturnType<typeof translatorFor>>; formats: Formats };

/** What follows from the end of a run: its mail with the files that it asks for, and what endpoints are told. */
export async function writeRunEnd(end: End, run: DueRun, origin: string): Promise<Told> {
  const { mail: format, webhook } = run.deliveries;
  const attachments = end.files.filter((file) => file.format === format);
  const page = new URL(`/jobs/runs/${run.id}`, origin).href;
  return {
    mail: format && { ...(await writeRunMail(end, run, origin)), attachments },
    event: webhook ? runEvent(end, run, page) : null,
  };
}

/** Writes the mail about a run that has ended: how many companies, and what is different from the run before. Plain text. */
async function writeRunMail(end: End, run: DueRun, origin: string): Promise<{ subject: string; text: string }> {
  const language = isLanguage(run.owner.language) ? run.owner.language : defaultLanguage;
  const t = await translatorFor(language);
  const writing = { end, run, t, formats: formatsFor(language) };
  const url = new URL(`/jobs/runs/${run.id}`, origin);
  if (language !== defaultLanguage) url.searchParams.set("lang", language);
  const greeting = t("mail.greeting", { name: run.owner.displayName });
  const body = end.state === "done" ? doneText(writing) : failedText(writing);
  const link = t("mail.job.link", { runLink: url.href });
  return { subject: subjectOf(writing), text: [greeting, ...body, link, t("mail.farewell")].join("\n\n").concat("\n") };
}

const momentOf = ({ formats, run }: Writing, at: string) => momentInZone(at, run.timeZone, formats);

function subjectOf({ end: { state, difference }, run: { name }, t }: Writing): string {
  if (state !== "done") return t("mail.job.failedSubject", { name });
  if (difference === null) return t("mail.job.firstSubject", { name });
  const count = difference.changed.length + difference.came.length + difference.went.length;
  return t("mail.job.subject", { name, count });
}

function failedText(writing: Writing): string[] {
  const { end, run, t } = writing;
  const moment = momentOf(writing, run.dueAt.toISOString());
  const reason = textByKey(t)(`failures.${end.failure ?? "unexpected"}`, {});
  return [t("mail.job.failedText", { name: run.name, moment, zone: run.timeZone, reason })];
}

function doneText(writing: Writing): string[] {
  const { end, run, t } = writing;
  const valued = end.readings.filter(({ value }) => value !== null).length;
  const counts = { valued, unvalued: end.readings.length - valued };
  const moment = momentOf(writing, run.dueAt.toISOString());
  const lead = t("mail.job.text", { name: run.name, moment, zone: run.timeZone, ...counts });
  return end.difference === null ? [lead] : [lead, differenceText(writing, end.difference)];
}

function differenceText(writing: Writing, difference: NonNullable<End["difference"]>): string {
  const { t, formats } = writing;
  const words = textByKey(t);
  const texts: ChangeTexts = { t: (key, values) => words(`jobs.change.${key}`, values ?? {}), formats };
  const lines = [
    ...difference.changed.map((change) => `${companyLabel(change)}: ${changeWords(change, texts)}`),
    ...difference.came.map((company) => t("mail.job.came", { company: companyLabel(company) })),
    ...difference.went.map((company) => t("mail.job.went", { company: companyLabel(company) })),
  ];
  const since = momentOf(writing, difference.since);
  if (lines.length === 0) return t("mail.job.same", { since });
  const more = lines.length - MOST_LINES;
  return [
    t("mail.job.since", { since }),
    ...lines.slice(0, MOST_LINES).map((line) => `- ${line}`),
    ...(more > 0 ? [t("mail.job.more", { count: more })] : []),
  ].join("\n");
}
