import { type ReaderWords, readerWords } from "../../../messages/reader/reader-words.ts";
import { momentInZone } from "../../../messages/runs/moment-in-zone.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import type { DueRun, RunEnd, Told } from "../use-cases/job-context.ts";
import { runEvent } from "../use-cases/run-event.ts";
import { differenceLines, runTitle } from "./run-words.ts";

/** Lines of a mail; the page of the run has all. */
const MOST_LINES = 40;

type End = Omit<RunEnd, keyof Told>;
type Writing = { end: End; run: DueRun; words: ReaderWords };

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
  const words = await readerWords(run.owner.language);
  const { t, addressOf } = words;
  const writing = { end, run, words };
  const greeting = t("mail.greeting", { name: run.owner.displayName });
  const body = end.state === "done" ? doneText(writing) : failedText(writing);
  const link = t("mail.job.link", { runLink: addressOf(`/jobs/runs/${run.id}`, origin) });
  return {
    subject: runTitle({ ...end, name: run.name }, words),
    text: [greeting, ...body, link, t("mail.farewell")].join("\n\n").concat("\n"),
  };
}

const momentOf = ({ words: { formats }, run }: Writing, at: string) => momentInZone(at, run.timeZone, formats);

function failedText(writing: Writing): string[] {
  const { end, run, words } = writing;
  const moment = momentOf(writing, run.dueAt.toISOString());
  const reason = textByKey(words.t)(`failures.${end.failure ?? "unexpected"}`, {});
  const key = end.pauses === null ? "mail.job.failedText" : "mail.job.pausedText";
  return [words.t(key, { name: run.name, moment, zone: run.timeZone, reason })];
}

function doneText(writing: Writing): string[] {
  const { end, run, words } = writing;
  const valued = end.readings.filter(({ value }) => value !== null).length;
  const counts = { valued, unvalued: end.readings.length - valued };
  const moment = momentOf(writing, run.dueAt.toISOString());
  const lead = words.t("mail.job.text", { name: run.name, moment, zone: run.timeZone, ...counts });
  const left = leftOutText(writing);
  return end.difference === null ? [lead, ...left] : [lead, ...left, differenceText(writing, end.difference)];
}

function leftOutText({ end: { leftOut, sheetsLeftOut, readings }, words: { t } }: Writing): string[] {
  const texts = [
    ...(leftOut > 0 ? [t("mail.job.leftOut", { count: leftOut, valued: readings.length })] : []),
    ...(sheetsLeftOut > 0 ? [t("mail.job.sheetsLeftOut", { count: sheetsLeftOut })] : []),
  ];
  return texts.length === 0 ? [] : [texts.join("\n")];
}

function differenceText(writing: Writing, difference: NonNullable<End["difference"]>): string {
  const { words } = writing;
  const lines = differenceLines(difference, words, MOST_LINES);
  const since = momentOf(writing, difference.since);
  if (lines.length === 0) return words.t("mail.job.same", { since });
  return [words.t("mail.job.since", { since }), ...lines].join("\n");
}
