import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { DigestSchedule } from "../contracts/digest-schedule.ts";
import {
  isMailedEvent,
  type MailedEvent,
  type MailedEvents,
  type MailedEventsChange,
  mailedEvents,
} from "../contracts/mailed-events.ts";
import { checkedSchedule, nextDigest, usualSchedule } from "./digest-schedules.ts";
import type { WebhookContext } from "./webhook-context.ts";

/** Of which events a person gets a mail, which of them wait for the digest, and when that is sent. */
export async function readMailedEvents({ mails }: WebhookContext, { id, language }: Account): Promise<MailedEvents> {
  const { unmailed, digest } = await mails.choiceOf(id);
  const { events, days, hour, timeZone } = digest ?? { events: [], ...usualSchedule(language) };
  return {
    events: mailedEvents.filter((event) => !unmailed.includes(event)),
    digest: {
      events: inOrder(events),
      ...{ days: [...days], hour, timeZone },
      nextAt: digest?.nextAt.toISOString() ?? null,
      waiting: digest?.waiting ?? 0,
    },
  };
}

const inOrder = (events: readonly MailedEvent[]): MailedEvent[] =>
  mailedEvents.filter((event) => events.includes(event));

/** Keeps what is changed of the choice; what is absent stays. */
export async function chooseMailedEvents(
  context: WebhookContext,
  account: Account,
  { events, digest: asked = {} }: MailedEventsChange,
): Promise<MailedEvents> {
  const { mails, nextRuns, writeDigest, now } = context;
  const present = await readMailedEvents(context, account);
  // What is asked for in the digest is mailed, unless the same change says which are.
  const mailed = events ?? inOrder([...present.events, ...(asked.events ?? [])]);
  const gathered = (asked.events ?? present.digest.events).filter((event) => mailed.includes(event));
  const schedule = checkedSchedule(scheduleIn(present.digest, asked));
  const isUntouched = present.digest.nextAt === null && Object.keys(asked).length === 0;
  await mails.keep({
    accountId: account.id,
    unmailed: mailedEvents.filter((event) => !mailed.includes(event)),
    digest: isUntouched
      ? null
      : { ...schedule, events: inOrder(gathered), nextAt: nextDigest(nextRuns, schedule, now()) },
    write: writeDigest,
    now: now(),
  });
  return readMailedEvents(context, account);
}

const scheduleIn = (present: DigestSchedule, { days, hour, timeZone }: Partial<DigestSchedule>): DigestSchedule => ({
  days: days ?? present.days,
  hour: hour ?? present.hour,
  timeZone: timeZone?.trim() ?? present.timeZone,
});

/** Ends the mails of one event for the person whose key it is. Throws `tokenInvalid`, also for an event that is not mailed. */
export async function stopMailsOf({ mails }: WebhookContext, key: string, event: string): Promise<void> {
  if (!isUuid(key) || !isMailedEvent(event) || !(await mails.stopOne(key, event))) throw new Failure("tokenInvalid");
}

/** Ends the mails of the digest that this key came with. Throws `tokenInvalid`. */
export async function stopDigest({ mails }: WebhookContext, key: string): Promise<void> {
  if (!isUuid(key) || !(await mails.stop(key))) throw new Failure("tokenInvalid");
}
