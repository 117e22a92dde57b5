import type { DueMail } from "./mail.ts";

const MINUTE = 60_000;
const LEASE_IN_MILLISECONDS = 2 * MINUTE;
const AT_ONCE = 10;
/** How long to wait after each try that failed; after the last one, a day and a half after the first, the mail is given up. */
const waits = [1, 5, 30, 120, 480, 1_440].map((minutes) => minutes * MINUTE);

/** How far ahead the next try may be, by the number of tries before it. */
const longest = [LEASE_IN_MILLISECONDS, ...waits].map((wait) => Math.max(wait, LEASE_IN_MILLISECONDS));

/** The result of an attempt: a permanent refusal is not retried; an unreachable server has not judged the mail. */
export type Delivery =
  | { kind: "sent" }
  | { kind: "postponed" | "refused"; reason: string }
  | ({ kind: "unreachable" } & ServerFault);

/** Why no mail can be handed over; `isSignInRefused`: the server is there, and does not take our name or password. */
export type ServerFault = { reason: string; isSignInRefused: boolean };

export type MailContext = {
  now(): Date;
  outbox: {
    take(wanted: { now: Date; leaseUntil: Date }): Promise<DueMail | null>;
    sent(id: string, at: Date): Promise<void>;
    withdraw(id: string): Promise<void>;
    failed(id: string, failure: { failure: string; nextAttemptAt: Date | null }): Promise<void>;
    /** Makes due what waits for a moment farther ahead than its tries allow; says how many. */
    bringBack(wrong: { now: Date; longest: readonly number[] }): Promise<number>;
  };
  /** Whether it says what its reader may not see any more. */
  isUnsaid(mail: DueMail): Promise<boolean>;
  send(mail: DueMail): Promise<Delivery>;
};

/** Mails that a clock which was ahead has put off are due at once; says how many. */
export const recountMail = ({ now, outbox }: Pick<MailContext, "now" | "outbox">): Promise<number> =>
  outbox.bringBack({ now: now(), longest });

/**
 * Sends what is due, one after the other; says how many were taken. Each is taken when its turn comes: a process that is killed leaves
 * one mail that may have been sent, which is sent again, under the same Message-ID, when its lease is over.
 */
export async function deliverMail(context: MailContext, signal: AbortSignal): Promise<number> {
  for (let count = 0; count < AT_ONCE; count += 1) {
    if (signal.aborted) return count;
    const now = context.now();
    const leaseUntil = new Date(now.getTime() + LEASE_IN_MILLISECONDS);
    const mail = await context.outbox.take({ now, leaseUntil });
    if (mail === null) return count;
    await deliver(context, mail);
  }
  return AT_ONCE;
}

async function deliver({ now, outbox, isUnsaid, send }: MailContext, mail: DueMail): Promise<void> {
  if (await isUnsaid(mail)) return outbox.withdraw(mail.id);
  const delivery = await send(mail);
  if (delivery.kind === "sent") return outbox.sent(mail.id, now());
  const wait = delivery.kind === "refused" ? undefined : waits[mail.attempts - 1];
  const nextAttemptAt = wait === undefined ? null : new Date(now().getTime() + wait);
  return outbox.failed(mail.id, { failure: delivery.reason, nextAttemptAt });
}
