import { type Kysely, sql } from "kysely";
import { afterCursor } from "../../../database/after-cursor.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { isTooFarAhead } from "../../../database/waiting/too-far-ahead.ts";
import type { PageAsked } from "../../shared/contracts/pages.ts";
import type { DueMail, KeptMail } from "../use-cases/mail.ts";

export type WrittenMail = {
  recipient: string;
  accountId: string | null;
  /** The conversation that it is about: the mail goes when that goes. */
  conversationId?: string | null;
  /** The report of a wrong number that it is about, likewise. */
  wrongNumberId?: string | null;
  subject: string;
  text: string;
  /** The page of this site that ends mails of this kind, in full. */
  stopAddress?: string | null;
};

type FailedTry = { failure: string; nextAttemptAt: Date | null };

/** Mails on their way: written first, sent afterwards, so that none is lost when a server does not answer. */
export function outboxStore(database: Kysely<Tables>) {
  return {
    async add(mail: WrittenMail, now: Date): Promise<void> {
      const {
        recipient,
        accountId,
        conversationId = null,
        wrongNumberId = null,
        subject,
        text,
        stopAddress = null,
      } = mail;
      await database
        .insertInto("outbox")
        .values({
          id: uuidAt(now),
          account_id: accountId,
          conversation_id: conversationId,
          wrong_number_id: wrongNumberId,
          recipient,
          subject,
          text,
          stop_address: stopAddress,
          queued_at: now,
          sent_at: null,
          attempts: 0,
          next_attempt_at: now,
          failure: null,
        })
        .execute();
    },

    /** Takes the mail that has been due longest, for so long that no other process sends it meanwhile. */
    take: (wanted: { now: Date; leaseUntil: Date }) => takeDue(database, wanted),

    /** Takes away what is not to be sent any more. */
    async withdraw(id: string): Promise<void> {
      await database.deleteFrom("outbox").where("id", "=", id).execute();
    },

    /** Its text may carry a secret: it is not kept, and neither is what it carries. */
    async sent(id: string, at: Date): Promise<void> {
      await sql`
        with gone as (delete from outbox_attachments where mail_id = ${id})
        update outbox set sent_at = ${at}, text = null, next_attempt_at = null, failure = null where id = ${id}
      `.execute(database);
    },

    async failed(id: string, { failure, nextAttemptAt }: FailedTry): Promise<void> {
      await database
        .updateTable("outbox")
        .set({ failure: failure.slice(0, 300), next_attempt_at: nextAttemptAt })
        .where("id", "=", id)
        .execute();
    },

    async bringBack({ now, longest }: { now: Date; longest: readonly number[] }): Promise<number> {
      const { numUpdatedRows } = await database
        .updateTable("outbox")
        .set({ next_attempt_at: now })
        .where("sent_at", "is", null)
        .where(isTooFarAhead({ moment: "next_attempt_at", count: "attempts", now, longest }))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    waiting: () => waitingIn(database),

    /** Newest first. */
    list: (page: PageAsked) => listIn(database, page),
  };
}

async function listIn(database: Kysely<Tables>, { cursor, limit }: PageAsked): Promise<KeptMail[]> {
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    .$if(cursor !== null, (query) => query.where(afterCursor(cursor, { table: "outbox", at: "queued_at" })))
    .orderBy("queued_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text,
    queuedAt: row.queued_at,
    sentAt: row.sent_at,
    attempts: row.attempts,
    failure: row.failure,
  }));
}

/** `=` and not `in`: the part of an `in` may be worked out once for each row, and would take another mail each time. */
async function takeDue(
  database: Kysely<Tables>,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<DueMail | null> {
  const { rows } = await sql<Omit<DueMail, "attachments">>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${leaseUntil}
    where id = (
      select id from outbox
      where next_attempt_at <= ${now} and sent_at is null and text is not null
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, account_id as "accountId", comment_id as "commentId", recipient, subject, text,
      stop_address as "stopAddress", attempts
  `.execute(database);
  const [mail] = rows;
  return mail === undefined ? null : { ...mail, attachments: await attachmentsOf(database, mail.id) };
}

const attachmentsOf = (database: Kysely<Tables>, mailId: string) =>
  database
    .selectFrom("outbox_attachments")
    .select(["name", "type", "content"])
    .where("mail_id", "=", mailId)
    .orderBy("number")
    .execute();

/** How many have not been sent and are still to be. */
async function waitingIn(database: Kysely<Tables>): Promise<number> {
  const { count } = await database
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<string | number>().as("count"))
    .where("sent_at", "is", null)
    .where("next_attempt_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
