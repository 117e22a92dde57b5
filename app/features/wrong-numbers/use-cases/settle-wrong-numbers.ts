import { canonicalTicker } from "@valora/market-data/ticker";
import { firstPage, type PageAsked } from "../../../core/shared/contracts/pages.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mustAdminister } from "../../../core/shared/use-cases/must-administer.ts";
import { pageOf } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import { lineOf } from "../../conversations/use-cases/message-rules.ts";
import { type WrittenEvent, writtenEvent } from "../../webhooks/contracts/written-event.ts";
import type { WrongNumber } from "../contracts/reported-figure.ts";
import { type WrongNumberState, wrongNumberStates } from "../contracts/wrong-number-states.ts";
import type { WrongNumberAnswer, WrongNumberContext, WrongNumberFilter } from "./wrong-number-context.ts";

/** Of the latest, those in the table: it stays below a few megabytes. */
const EXPORTED = 5_000;

type TypedFilter = { state: string; ticker: string };

const filterOf = ({ state, ticker }: TypedFilter): WrongNumberFilter => ({
  state: wrongNumberStates.find((each) => each === state) ?? null,
  ticker: canonicalTicker(ticker),
});

/** Numbers that readers take for wrong, the latest first, a page at a time; `state` and `ticker` leave out the others. */
export async function listWrongNumbers(
  context: WrongNumberContext,
  reader: Account | null,
  { page = firstPage, ...typed }: TypedFilter & { page?: PageAsked },
): Promise<
  WrongNumberFilter & {
    wrongNumbers: readonly WrongNumber[];
    next: string | null;
    waiting: number;
    /** Reports that a table of them holds at most. */
    most: number;
  }
> {
  mustAdminister(reader);
  const filter = filterOf(typed);
  const [{ entries: wrongNumbers, next }, waiting] = await Promise.all([
    pageOf(page, (asked) => context.wrongNumbers.list({ ...asked, ...filter })),
    context.wrongNumbers.countNew(),
  ]);
  return { ...filter, wrongNumbers, next, waiting, most: EXPORTED };
}

/** The same as comma-separated values. */
export async function exportWrongNumbers(
  context: WrongNumberContext,
  reader: Account | null,
  typed: TypedFilter,
): Promise<string> {
  mustAdminister(reader);
  return context.tableOf(await context.wrongNumbers.list({ ...filterOf(typed), cursor: null, limit: EXPORTED }));
}

/** One report with what the team has answered. */
export async function readWrongNumber(
  context: WrongNumberContext,
  reader: Account | null,
  id: string,
): Promise<{ report: WrongNumber; answers: WrongNumberAnswer[] }> {
  mustAdminister(reader);
  const report = isUuid(id) ? await context.wrongNumbers.find(id) : null;
  if (report === null) throw new Failure("notFound");
  return { report, answers: await context.wrongNumbers.answersTo(id) };
}

/** Sets the state of a report. An answer is kept with it, and mailed to a reader who can be reached. */
export async function settleWrongNumber(
  context: WrongNumberContext,
  reader: Account | null,
  { id, state, text, clientKey }: { id: string; state: WrongNumberState; text: string; clientKey: string },
): Promise<{ isMailed: boolean }> {
  const { id: accountId } = mustAdminister(reader);
  const { report } = await readWrongNumber(context, reader, id);
  const answer = text.trim() === "" ? null : lineOf(text);
  const at = context.now();
  const event = answer === null ? null : answeredEvent({ ...report, state }, { answer, at, context });
  const isNew = await context.wrongNumbers.settle(id, { state, answer, accountId, clientKey, at, event });
  if (isNew === null) throw new Failure("notFound");
  const { email } = report;
  if (!isNew || answer === null || email === null) return { isMailed: false };
  await context.post.toReader({ ...report, state, email }, answer);
  return { isMailed: true };
}

type Answered = { answer: string; at: Date; context: Pick<WrongNumberContext, "addressOf"> };

/** The answer as a program is told of it. */
function answeredEvent({ id, ...report }: WrongNumber, { answer, at, context }: Answered): WrittenEvent {
  const { ticker, figure, kind, value, unit, currency, period, expected, state } = report;
  const page = context.addressOf(report.page);
  const number = { ticker, figure, kind, value, unit, currency, period, expected };
  return writtenEvent("report.answered", at, { report: id, ...number, state, answer, page });
}
