import type { Asker, HistoryStore } from "./account-context.ts";
import type { Analysis } from "./analyse-company.ts";
import { historyRunOf, questionOf } from "./history.ts";
import { madridDay } from "./madrid-day.ts";

/** Where people's questions arrive: what is kept of them besides the answer. */
export type Desk = {
  now(): Date;
  /** Keeps what a person has seen. It never fails the analysis: what cannot be kept is logged. */
  remember(seen: Parameters<HistoryStore["keep"]>[0]): void;
};

type Attended = {
  /** Null: a program on this machine, or the site itself. */
  asker: Asker | null;
  /** False when the same reader has just been shown it. */
  isRecorded: boolean;
};

/** Answers somebody's question about a company, and keeps it in the history of whoever has signed in. */
export async function attend(
  desk: Desk,
  { asker, isRecorded }: Attended,
  work: () => Promise<Analysis>,
): Promise<Analysis> {
  const analysis = await work();
  if (asker !== null && asker.account !== null && isRecorded) {
    const at = desk.now();
    const run = historyRunOf(analysis);
    desk.remember({ accountId: asker.account.id, at, day: madridDay(at), question: questionOf(run), run });
  }
  return analysis;
}
